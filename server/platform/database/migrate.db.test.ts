// Upgrades and roll-backs: databases of older and newer versions.
import type { Kysely } from 'kysely'
import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { DATABASES, onBoth, openTestDatabase } from '#tests/support/databases.ts'
import { listExecuted } from './compatibility.ts'
import { DatabaseVersionError, migrate } from './migrate.ts'
import { migrations, type SiteMigration } from './migrations/index.ts'

const LATER = '999-invented'

function withLater(additive: boolean, name = LATER): Record<string, SiteMigration> {
  async function up(db: Kysely<unknown>): Promise<void> {
    await sql`create table invented (id text primary key)`.execute(db)
    await sql`alter table orders add column note text`.execute(db)
  }
  return { ...migrations, [name]: { up, additive } }
}

test.each(DATABASES)(
  '%s: refuses a database of an unreleased version and leaves it unchanged',
  async (kind) => {
    await using database = await openTestDatabase(kind, { known: {} })
    const { db } = database
    await sql`insert into kysely_migration values ('001-admins', '2026-11-15'), ('002-donations', '2026-11-15')`.execute(
      db,
    )

    const refused = migrate(db)
    await expect(refused).rejects.toBeInstanceOf(DatabaseVersionError)
    await expect(refused).rejects.toThrow(
      /^The database is of an unreleased version before 1\.0\.0, .* left unchanged\..*$/,
    )
    const tables = await db.introspection.getTables({ withInternalKyselyTables: true })
    expect(tables.map(({ name }) => name).toSorted()).toEqual(['kysely_migration', 'kysely_migration_lock'])
    expect((await listExecuted(db)).toSorted()).toEqual(['001-admins', '002-donations'])
  },
)

onBoth('accepts a newer database with additive migrations, with a warning', async (database) => {
  await migrate(database.db, { known: withLater(true) })
  const lines: unknown[] = []
  const log = { warn: (details: object, message: string) => lines.push([message, details]) }

  await migrate(database.db, { log })

  const knows = Object.keys(migrations).at(-1)
  expect(lines).toEqual([['database is of a newer, compatible version', { newest: LATER, knows }]])
})

const EMPTY: SiteMigration = { up: async () => {}, additive: true }
const MIXED = { ...withLater(false, '998-invented'), [LATER]: EMPTY }

for (const [what, newer, ours] of [
  ['a migration that is not additive', withLater(false), migrations],
  ['one incompatible migration among additive ones', MIXED, migrations],
  ['a known migration missing', withLater(true), { ...migrations, '998-ours': EMPTY }],
] as const) {
  onBoth(`refuses a newer database with ${what}, in one line`, async (database) => {
    await migrate(database.db, { known: newer })

    const refused = migrate(database.db, { known: ours })
    await expect(refused).rejects.toBeInstanceOf(DatabaseVersionError)
    const knows = Object.keys(ours).at(-1)
    await expect(refused).rejects.toThrow(
      `The database is of a newer version (${LATER}); this program knows up to ${knows}. `,
    )
  })
}

onBoth('a failed migration is rolled back', async (database) => {
  const failing: SiteMigration = {
    additive: true,
    async up(db) {
      await withLater(true)[LATER]?.up(db)
      throw new Error('stop')
    },
  }
  await expect(migrate(database.db, { known: { ...migrations, [LATER]: failing } })).rejects.toThrow('stop')

  await migrate(database.db, { known: withLater(true) })
  expect((await listExecuted(database.db)).at(-1)).toBe(LATER)
})

test('an older version that checked before a newer one migrated accepts the result', async () => {
  await using database = await openTestDatabase('postgres')
  await sql`drop schema public cascade`.execute(database.db)
  await sql`create schema public`.execute(database.db)

  const versions = [migrations, withLater(true), migrations, withLater(true)]
  await Promise.all(versions.map((known) => migrate(database.db, { known })))

  expect((await listExecuted(database.db)).sort().at(-1)).toBe(LATER)
})
