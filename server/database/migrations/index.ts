// Oldest first. A name is frozen with its first release: the database remembers what has run.
import type { Migration } from 'kysely/migration'
import * as admins from './001-admins.ts'

export const migrations: Record<string, Migration> = {
  '001-admins': admins,
}
