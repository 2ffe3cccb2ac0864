/** Name of the PostgreSQL database that has all migrations and no rows. */
export const MIGRATED = 'migrated'
