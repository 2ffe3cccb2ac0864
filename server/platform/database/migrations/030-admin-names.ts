// Names of people are unique without case, so that none looks like another in the audit log.
import { type Kysely, sql } from 'kysely'

export const additive = true

export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`create unique index admin_username_without_case on admin (lower(username))`.execute(db)
}
