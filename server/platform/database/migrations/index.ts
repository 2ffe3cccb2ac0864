// Oldest first. A name is frozen with its first release, because the database records which have run.
import { type Kysely, sql } from 'kysely'
import type { Migration } from 'kysely/migration'
import { type Dialect, dialectOf } from './001-initial/dialect.ts'
import { initial } from './001-initial/index.ts'
import { version2 } from './version-2.ts'

export type SiteMigration = Pick<Migration, 'up'> & {
  /**
   * The program of the version before can run on it: it only adds tables, indexes, and columns or columns' defaults, and
   * leaves the meaning of the others. See "Upgrade" in docs/backup-and-upgrade.md.
   */
  additive: boolean
}

/** Every release has run it, so a database without it is of an unreleased version. */
export const INITIAL = '001-initial'

export const migrations: Record<string, SiteMigration> = Object.fromEntries(
  Object.entries({ [INITIAL]: initial, ...version2 }).map(([name, of]) => [name, addition(of)]),
)

function addition(of: (dialect: Dialect) => readonly string[]): SiteMigration {
  return {
    additive: true,
    async up(db: Kysely<unknown>) {
      for (const statement of of(dialectOf(db))) await sql.raw(statement).execute(db)
    },
  }
}
