// Upgrade and roll-back of whole sites: no order is lost.
import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { readBackupPaths } from '#scripts/backup/backup-paths.ts'
import { makeBackup } from '#scripts/backup/make-backup.ts'
import { moveData } from '#scripts/backup/move-data.ts'
import { restoreBackup } from '#scripts/backup/restore-backup.ts'
import { migrate } from '#server/platform/database/migrate.ts'
import { migrations, type SiteMigration } from '#server/platform/database/migrations/index.ts'
import { openDatabase } from '#server/platform/database/open.ts'
import type { Database } from '#server/platform/database/schema.ts'
import { createBuyer } from '#tests/support/buyer.ts'
import { DATABASES, openTestDatabase } from '#tests/support/databases.ts'
import { insertAction } from '#tests/support/orders.ts'
import { digestOf, openInstallation, openRelease, readSchema, STORED } from '#tests/support/releases.ts'
import { startSite } from '#tests/support/site.ts'
import { openDataFolder, openUnused } from './data-folder.ts'
import { readEverything } from './filled-database.ts'

/** A migration that the previous release tolerates. */
const LATER: SiteMigration = {
  additive: true,
  async up(db) {
    await sql`create table invented (id text primary key)`.execute(db)
    await sql`alter table orders add column note text`.execute(db)
    await sql`insert into invented values ('stored')`.execute(db)
  },
}
const newer = { ...migrations, '999-invented': LATER }

const listLines = (db: Database) => db.selectFrom('order_item').selectAll().orderBy('number').execute()

async function listPaid(db: Database): Promise<string[]> {
  const rows = await db.selectFrom('orders').select('reference').where('status', '=', 'PAID').execute()
  return rows.map(({ reference }) => reference).toSorted()
}

test.each(STORED)(
  '$kind: the database of $release keeps every row and gets the schema of today',
  async (stored) => {
    await using old = await openRelease(stored.release, stored.kind)
    expect(digestOf(await readSchema(old.db, stored.kind)), 'a released migration has changed').toBe(
      stored.digest,
    )
    const rows = await readEverything(old.db)
    expect(Object.entries(rows).filter(([, { length }]) => length === 0)).toEqual([])
    await migrate(old.db)

    expect(await readEverything(old.db)).toMatchObject(rows)
    expect(await listLines(old.db)).toEqual(
      (await old.db.selectFrom('orders').selectAll().orderBy('number').execute()).map((order) => ({
        ...{ number: order.number, position: 0, quantity: 1, sale_id: null, commands: null },
        ...{ product_id: order.product_id, product_name: order.product_name },
        ...{ product_name_id: order.product_name_id, price: order.price },
        list_price: order.list_price ?? order.price,
      })),
    )
    await using fresh = await openTestDatabase(stored.kind)
    expect(await readSchema(old.db, stored.kind)).toEqual(await readSchema(fresh.db, stored.kind))
  },
)

/** As 1.0.0 has stored them. */
const HELD_1 = [
  { id: 'HELD_1', held: 'refund', purpose: 'refund', state: 'failed' },
  { id: 'HELD_2', held: 'restore', purpose: 'delivery', state: 'unknown' },
]
const WORDS = {
  refund: 'Not sent: it is not certain that everything had been delivered before the refund.',
  restore:
    'Restored from a backup: it may have been sent after the backup was made. Look in the game before sending it again.',
} as const

test.each(STORED)('$kind: what $release has held is held with its reason', async (stored) => {
  await using old = await openRelease(stored.release, stored.kind)
  const paid = await old.db.selectFrom('orders').select('id').where('status', '=', 'PAID').execute()
  for (const [place, { held, ...row }] of HELD_1.entries()) {
    const last_reply = WORDS[held as keyof typeof WORDS]
    await insertAction(old.db, row.id, {
      ...row,
      order_id: paid[place]?.id ?? `P${place}`,
      needs_person: 1,
      last_reply,
    })
  }
  await insertAction(old.db, 'REFUSED', { state: 'failed', needs_person: 1, last_reply: 'User not found' })
  await migrate(old.db)
  const rows = await old.db
    .selectFrom('send_action')
    .selectAll()
    .where('id', 'in', ['HELD_1', 'HELD_2', 'REFUSED'])
    .orderBy('id')
    .execute()
  expect(rows.map(({ id, held, state, last_reply }) => ({ id, held, state, last_reply }))).toEqual([
    ...HELD_1.map(({ id, held }) => ({ id, held, state: 'unknown', last_reply: null })),
    { id: 'REFUSED', held: null, state: 'failed', last_reply: 'User not found' },
  ])
})

test.each(DATABASES)('%s: a restored backup of 1.0.0 holds what waited then', async (kind) => {
  await using old = await openRelease('1.0.0', kind)
  await insertAction(old.db, 'WAITED', { state: 'queued', number: 9_000 })
  using folder = openDataFolder()
  await using target = await openUnused()
  const options = { to: folder.path, now: new Date('2026-11-15T03:00:00.000Z'), say: () => {} }
  const backup = await makeBackup({ place: readBackupPaths(old.env), ...options })
  const place = folder.place(kind === 'postgres' ? target.url : undefined)
  await restoreBackup({ place, folder: backup.folder, force: false, now: options.now })
  const restored = await openDatabase(place, { warn: () => {} })
  const row = await restored
    .selectFrom('send_action')
    .selectAll()
    .where('id', '=', 'WAITED')
    .executeTakeFirst()
  await restored.destroy()
  expect(row).toMatchObject({ state: 'unknown', held: 'restore', needs_person: 1 })
})

test.each(STORED)(
  '$kind: after $release names of removed people stay theirs, old sessions have no proof',
  async (stored) => {
    await using old = await openRelease(stored.release, stored.kind)
    const entries = ['Sari', 'ayu', null].map((subject, place) => ({
      ...{ id: `R${place}`, at: '2026-11-15T03:00:00.000Z', admin: 'ayu', action: 'admin_removed', subject },
    }))
    for (const entry of entries)
      await old.db
        .insertInto('audit_entry')
        .values({ ...entry, detail: null })
        .execute()
    await migrate(old.db)
    // Somebody of the team has the name of the second one.
    expect(await old.db.selectFrom('removed_admin').selectAll().execute()).toEqual([{ name: 'sari' }])
    const sessions = await old.db.selectFrom('admin_session').select('proved_at').execute()
    expect(sessions.map(({ proved_at }) => proved_at)).toEqual([null])
  },
)

test.each(STORED)(
  '$kind: upgrade from $release, to a newer version, and roll-back keep every order',
  async (stored) => {
    await using old = await openRelease(stored.release, stored.kind)
    const sold = await listPaid(old.db)
    expect(sold).not.toEqual([])
    {
      await using site = await startSite({ env: old.env })
      sold.push(await createBuyer(site.url).buy({ username: 'Upgraded' }))
      expect(await site.text('/en')).toContain('é 🌠')
    }
    // The newer version migrates and is rolled back.
    await migrate(old.db, { known: newer })
    {
      await using site = await startSite({ env: old.env })
      expect((await site.get('/en/store')).status).toBe(200)
      expect((await site.get('/api/health/ready')).status).toBe(200)
      sold.push(await createBuyer(site.url).buy({ username: 'Rolled_Back' }))
    }
    await migrate(old.db, { known: newer })

    expect(await listPaid(old.db)).toEqual(sold.toSorted())
    const { rows } = await sql`select id from invented`.execute(old.db)
    expect(rows).toEqual([{ id: 'stored' }])
  },
)

test.each(DATABASES)(
  '%s: a backup made after the roll-back contains the tables of the newer version',
  async (kind) => {
    await using old = await openRelease('1.0.0', kind)
    await migrate(old.db, { known: newer })
    using folder = openDataFolder()
    await using target = await openUnused()
    const options = { to: folder.path, now: new Date('2026-11-15T03:00:00.000Z'), say: () => {} }

    const backup = await makeBackup({ place: readBackupPaths(old.env), ...options })
    const url = kind === 'postgres' ? target.url : undefined
    await restoreBackup({ place: folder.place(url), folder: backup.folder, force: false, now: options.now })

    const restored = await openDatabase(folder.place(url), { warn: () => {} })
    const { rows } = await sql`select id from invented`.execute(restored)
    await restored.destroy()
    expect(rows).toEqual([{ id: 'stored' }])
    await using site = await startSite({ env: { DATA_DIR: folder.place().dataDir, DATABASE_URL: url } })
    expect((await site.get('/api/health/ready')).status).toBe(200)
    const again = await makeBackup({
      place: folder.place(url),
      ...options,
      now: new Date('2026-11-16T03:00:00.000Z'),
    })
    expect(again.manifest.figures['rows of orders']).toBe(4)
  },
)

test('refuses to move data of a newer version', async () => {
  await using old = await openInstallation('sqlite')
  await migrate(old.db, { known: newer })
  await old.db.destroy()
  await using target = await openUnused()

  const place = readBackupPaths({ ...old.env, DATABASE_URL: target.url })
  await expect(moveData(place, 'sqlite', 'postgres')).rejects.toThrow('of a newer version than this program')
})
