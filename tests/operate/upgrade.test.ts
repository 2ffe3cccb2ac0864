// Upgrade and roll-back of whole sites: no order is lost.
import { sql } from 'kysely'
import { expect, test, vi } from 'vitest'
import { makeBackup } from '#scripts/backup/make-backup.ts'
import { moveData } from '#scripts/backup/move-data.ts'
import { readPlace } from '#scripts/backup/place.ts'
import { restoreBackup } from '#scripts/backup/restore-backup.ts'
import { migrate } from '#server/database/migrate.ts'
import { migrations, type SiteMigration } from '#server/database/migrations/index.ts'
import { openDatabase } from '#server/database/open.ts'
import type { Database } from '#server/database/schema.ts'
import { createBuyer, referenceOf } from '#tests/support/buyer.ts'
import { DATABASES, openFreshPostgres } from '#tests/support/databases.ts'
import { startSite } from '#tests/support/site.ts'
import { openVersion01, ROWS_0_1 } from '#tests/support/version-0-1.ts'
import { openDataFolder } from './data-folder.ts'

vi.setConfig({ testTimeout: 60_000 })

/** A migration that the previous release tolerates. */
const LATER: SiteMigration = {
  additive: true,
  async up(db) {
    await sql`create table invented (id text primary key)`.execute(db)
    await sql`alter table purchase add column note text`.execute(db)
    await sql`insert into invented values ('stored')`.execute(db)
  },
}
const newer = { ...migrations, '999-invented': LATER }

async function buy(url: string, username: string): Promise<string> {
  const buyer = createBuyer(url)
  const [product] = await buyer.products()
  const { status, reply } = await buyer.order({ productId: product?._id ?? '', username })
  expect(status).toBe(200)
  await buyer.simulate(referenceOf(reply.checkoutUrl), 'PAID')
  return referenceOf(reply.checkoutUrl)
}

async function listPaid(db: Database): Promise<string[]> {
  const rows = await db.selectFrom('purchase').select('reference').where('status', '=', 'PAID').execute()
  return rows.map(({ reference }) => reference).toSorted()
}

test.each(DATABASES)(
  '%s: upgrade from 0.1.0, to a newer version, and roll-back keep every order',
  async (kind) => {
    await using old = await openVersion01(kind)
    const sold = ROWS_0_1.purchase?.map(({ reference }) => String(reference)) ?? []
    {
      await using site = await startSite({ env: old.env })
      sold.push(await buy(site.url, 'Upgraded'))
    }
    // The newer version migrates and is rolled back.
    await migrate(old.db, { known: newer })
    {
      await using site = await startSite({ env: old.env })
      expect((await site.get('/en/store')).status).toBe(200)
      expect((await site.get('/api/health/ready')).status).toBe(200)
      sold.push(await buy(site.url, 'Rolled_Back'))
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
    await using old = await openVersion01(kind)
    await migrate(old.db, { known: newer })
    using folder = openDataFolder()
    await using target = await openFreshPostgres()
    await target.db.destroy()
    const options = { to: folder.path, now: new Date('2026-11-15T03:00:00.000Z'), say: () => {} }

    const backup = await makeBackup({ place: readPlace(old.env), ...options })
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
    expect(again.manifest.figures['rows of purchase']).toBe(2)
  },
)

test('refuses to move data of a newer version', async () => {
  await using old = await openVersion01('sqlite')
  await migrate(old.db, { known: newer })
  await old.db.destroy()
  await using target = await openFreshPostgres()
  await target.db.destroy()

  const place = readPlace({ ...old.env, DATABASE_URL: target.url })
  await expect(moveData(place, 'sqlite', 'postgres')).rejects.toThrow('of a newer version than this program')
})
