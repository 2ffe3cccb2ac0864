// A game server with a new id takes the place of another in one save.
import { expect } from 'vitest'
import { demoSettings } from '#content/settings/index.ts'
import { createAudit } from '#server/platform/audit/audit.service.ts'
import { systemRandom as random } from '#server/platform/kernel/random.ts'
import { openSettings } from '#server/platform/settings/settings.service.ts'
import { createSettingsAdmin } from '#server/platform/settings/settings-admin.service.ts'
import { listProducts } from '#server/shop/products/product.repository.ts'
import { replaceServers } from '#server/shop/products/replaced-server.repository.ts'
import { type DatabaseKind, onBothWith, openTestDatabase } from '#tests/support/databases.ts'
import { deliveryWorld } from '#tests/support/delivery-world.ts'
import { gameServers, THREE_SERVERS } from '#tests/support/game-servers.ts'
import { addProduct, insertOrders, orderRow } from '#tests/support/orders.ts'
import { SILENT } from '#tests/support/silent-log.ts'
import { checkServersInUse } from './settings-checks.ts'

const AT = new Date('2026-11-17T03:00:00.000Z')
const COMMAND = { text: 'say "server":"creative"', server: 'creative' }
const { servers, modes } = demoSettings
const isCreative = ({ id }: { id: string }) => id === 'creative'
const PRISON = {
  ...servers,
  list: servers.list.map((one) => (isCreative(one) ? { ...one, id: 'prison', name: 'Prison' } : one)),
}

async function open(kind: DatabaseKind) {
  const database = await openTestDatabase(kind)
  const { db } = database
  const clock = { now: () => AT }
  const settings = await openSettings({ db, log: SILENT })
  const admin = createSettingsAdmin({
    db,
    clock,
    settings,
    audit: createAudit({ db, clock, random }),
    onChange: settings.reload,
    checks: [checkServersInUse(() => listProducts(db))],
    follow: (trx, { replaced }) => replaceServers(trx, replaced ?? {}, AT),
  })
  await addProduct(db, 'plot', { commands: [COMMAND, { text: 'say hi' }], refundCommands: [COMMAND] })
  return { ...database, database, settings, admin }
}

const onBoth = onBothWith(open)

onBoth('what names a replaced server names the new one after one save', async (site) => {
  const options = JSON.stringify([{ ...COMMAND, wait_online: false }])
  await insertOrders(site.db, [
    orderRow(1, { status: 'UNPAID', commands: JSON.stringify([COMMAND.text]), command_options: options }),
  ])
  const delivery = deliveryWorld(site.database, { servers: gameServers(THREE_SERVERS) })
  const { id: waiting } = await delivery.pay('Steve', { text: 'plot', server: 'creative' })
  const { id: sent } = await delivery.pay('Alex', { text: 'plot', server: 'creative' })
  await site.db.updateTable('send_action').set({ state: 'done' }).where('id', '=', sent).execute()

  const toSave = { version: 0, value: PRISON, replaced: { creative: 'prison' } }
  expect(await site.admin.save('servers', toSave, 'ayu')).toEqual({ version: 1 })

  const after = site.settings.saved()
  expect(after.servers).toEqual(PRISON)
  expect(after.modes.map(({ server }) => server)).toEqual(
    modes.map(({ server }) => (server === 'creative' ? 'prison' : server)),
  )
  expect(JSON.stringify([after.modes, after.boards, after.votes])).not.toContain('"server":"creative"')
  expect(await site.admin.history('modes')).toMatchObject([{ version: 1, by: 'ayu' }])
  expect(await listProducts(site.db)).toMatchObject([
    {
      version: 2,
      commands: [{ text: COMMAND.text, server: 'prison' }, { server: null }],
      refundCommands: [{ text: COMMAND.text, server: 'prison' }],
    },
  ])
  const order = await site.db.selectFrom('orders').selectAll().executeTakeFirstOrThrow()
  expect(JSON.parse(order.command_options ?? '')).toMatchObject([{ text: COMMAND.text, server: 'prison' }])
  expect([(await delivery.row(waiting)).server, (await delivery.row(sent)).server]).toEqual([
    'prison',
    'creative',
  ])
})

onBoth('a removed server that nothing replaces is refused as before', async (site) => {
  const save = (replaced: Record<string, string>, value = PRISON) =>
    site.admin.save('servers', { version: 0, value, replaced }, 'ayu')

  await expect(save({})).rejects.toMatchObject({ code: 'invalid_settings' })
  // The old one is not saved or not removed, the new one not added.
  await expect(save({ other: 'prison' })).rejects.toMatchObject({ code: 'server_not_found' })
  await expect(save({ survival: 'prison' })).rejects.toMatchObject({ code: 'server_not_found' })
  await expect(save({ creative: 'survival' })).rejects.toMatchObject({ code: 'server_not_found' })
  await expect(save({ creative: 'nowhere' })).rejects.toMatchObject({ code: 'server_not_found' })
  expect(site.settings.stored('servers').version).toBe(0)
})

onBoth('modes that another process saved before stay as they are there', async (site) => {
  const clock = { now: () => AT }
  const there = createSettingsAdmin({
    db: site.db,
    clock,
    settings: await openSettings({ db: site.db, log: SILENT }),
    audit: createAudit({ db: site.db, clock, random }),
    onChange: async () => {},
  })
  const renamed = modes.map((mode) => ({ ...mode, name: { en: 'Other', id: 'Lain' } }))
  await there.save('modes', { version: 0, value: renamed }, 'sari')
  const toSave = { version: 0, value: PRISON, replaced: { creative: 'prison' } }
  await site.admin.save('servers', toSave, 'ayu')
  expect(site.settings.saved().modes.map(({ name, server }) => [name.en, server])).toEqual(
    modes.map(({ server }) => ['Other', server === 'creative' ? 'prison' : server]),
  )
})
