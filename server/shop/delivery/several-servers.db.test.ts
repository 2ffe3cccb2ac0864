// Several game servers: each has its own queue, order, back-off and outage.
import { expect } from 'vitest'
import { type DatabaseKind, onBothWith, onSqliteWith, openTestDatabase } from '#tests/support/databases.ts'
import { deliveryWorld, START, scriptedConsole, signal } from '#tests/support/delivery-world.ts'
import { gameServers, THREE_SERVERS } from '#tests/support/game-servers.ts'

async function open(kind: DatabaseKind) {
  const database = await openTestDatabase(kind)
  const consoles = {
    survival: scriptedConsole(),
    skyblock: scriptedConsole(),
    creative: scriptedConsole(),
  }
  const servers = gameServers(THREE_SERVERS)
  const world = deliveryWorld(database, { consoles, servers })
  return Object.assign(database, world, { consoles, servers })
}

const on = (server: string, text: string) => ({ server, text })

const onBoth = onBothWith(open)
const onSqlite = onSqliteWith(open)

onBoth('each command runs on its server, without one on the first', async (world) => {
  const { ids } = await world.pay('Steve', 'a', on('skyblock', 'b'), on('survival', 'c'), on('creative', 'd'))
  await world.deliverAll()

  expect(ids).toHaveLength(3)
  expect(world.consoles.survival.executed).toEqual(['a', 'c'])
  expect(world.consoles.skyblock.executed).toEqual(['b'])
  expect(world.consoles.creative.executed).toEqual(['d'])
})

onBoth('the name of a Bedrock player has the prefix of each server', async (world) => {
  world.servers.save([{ id: 'survival' }, { id: 'skyblock', bedrockPrefix: '*' }])
  await world.pay('be.Budi', 'give %player%', on('skyblock', 'give %player%'))
  await world.deliverAll()

  expect(world.consoles.survival.executed).toEqual(['give .Budi'])
  expect(world.consoles.skyblock.executed).toEqual(['give *Budi'])
})

onBoth('a server that is away delays only its own commands', async (world) => {
  world.consoles.survival.outage = 'away'
  const { orderId } = await world.pay('Steve', 'one', on('skyblock', 'two'))
  await world.deliverAll()
  await world.pay('Steve', on('skyblock', 'three'))
  await world.deliverAll()

  expect(world.consoles.skyblock.executed).toEqual(['two', 'three'])
  expect(world.delivery.outageOf('skyblock')).toBeNull()
  expect(world.delivery.outageOf('survival')).toMatchObject({ why: 'away' })
  expect(world.delivery.consoleOutage()).toMatchObject({ why: 'Survival: away' })
  expect(await world.delivery.findDelivery(orderId)).toMatchObject({ state: 'waiting' })

  world.consoles.survival.outage = null
  await world.deliverAll()
  expect(world.consoles.survival.executed).toEqual(['one'])
  expect(world.delivery.consoleOutage()).toBeNull()
  expect(await world.delivery.findDelivery(orderId)).toMatchObject({ state: 'delivered' })
})

onBoth('a console that never replies holds up no other server', async (world) => {
  const { given: reached, give } = signal()
  world.consoles.survival.afterCommand = () => {
    give()
    return new Promise(() => {})
  }
  await world.pay('Steve', 'hangs', on('skyblock', 'two'))
  world.delivery.start()
  await reached
  await expect.poll(() => world.consoles.skyblock.executed).toEqual(['two'])
  await world.pay('Steve', on('skyblock', 'three'))
  world.delivery.wake()
  await expect.poll(() => world.consoles.skyblock.executed).toEqual(['two', 'three'])
})

onBoth('actions of one player stay in order on each server', async (world) => {
  const first = await world.pay('Steve', 'one', on('skyblock', 'two'))
  await world.pay('steve', 'three', on('skyblock', 'four'))
  await world.db
    .updateTable('send_action')
    .set({ lease: 'other', leased_until: '2099-01-01T00:00:00.000Z' })
    .where('id', '=', first.ids[0] ?? '')
    .execute()
  await world.deliverAll()

  expect(world.consoles.survival.executed).toEqual([])
  expect(world.consoles.skyblock.executed).toEqual(['two', 'four'])
})

onBoth('rows without a server go to the first, in order with the others', async (world) => {
  const old = await world.pay('Steve', 'without a server')
  await world.db.updateTable('send_action').set({ server: null }).where('id', '=', old.id).execute()
  await world.pay('Steve', 'later')
  await world.deliverAll()

  expect(world.consoles.survival.executed).toEqual(['without a server', 'later'])
})

onBoth('what is queued stays with its server when the list is reordered', async (world) => {
  await world.pay('Steve', 'one')
  world.servers.save([{ id: 'skyblock' }, { id: 'survival' }])
  await world.deliverAll()
  await world.pay('Steve', 'two')
  await world.deliverAll()

  expect(world.consoles.survival.executed).toEqual(['one'])
  expect(world.consoles.skyblock.executed).toEqual(['two'])
})

onBoth('without its server or RCON a command waits and goes nowhere else', async (world) => {
  const { orderId } = await world.pay('Steve', on('skyblock', 'one'))
  world.servers.save([{ id: 'survival' }])
  await world.deliverAll()
  world.servers.save([{ id: 'survival' }, { id: 'skyblock', rcon: false }])
  await world.deliverAll()
  const nowhere = Object.values(world.consoles).flatMap(({ executed }) => executed)

  expect(nowhere).toEqual([])
  expect(await world.delivery.findDelivery(orderId)).toEqual({ state: 'waiting', at: expect.any(String) })
  world.servers.save([{ id: 'survival' }, { id: 'skyblock' }])
  await world.deliverAll()
  expect(world.consoles.skyblock.executed).toEqual(['one'])
})

onSqlite('a server that is added in the console gets a worker while the process runs', async (world) => {
  world.servers.save([{ id: 'survival' }])
  await world.pay('Steve', 'one')
  world.delivery.start()
  await expect.poll(() => world.consoles.survival.executed).toEqual(['one'])
  world.servers.save(THREE_SERVERS)
  world.delivery.refresh()
  await world.pay('Steve', on('skyblock', 'two'))
  world.delivery.wake()
  await expect.poll(() => world.consoles.skyblock.executed).toEqual(['two'])
  await world.delivery.stop()
})

onSqlite('a server that is removed finishes its command and sends no other', async (world) => {
  const [{ given: reached, give: reach }, { given: released, give: release }] = [signal(), signal()]
  world.consoles.skyblock.afterCommand = async () => {
    reach()
    await released
  }
  const { id } = await world.pay('Steve', on('skyblock', 'one'), on('skyblock', 'two'))
  world.delivery.start()
  await reached
  world.servers.save([{ id: 'survival' }])
  world.delivery.refresh()
  release()
  await world.delivery.stop()

  expect(world.consoles.skyblock.executed).toEqual(['one'])
  expect(await world.row(id)).toMatchObject({ state: 'queued', done_commands: 1, lease: null })
})

onSqlite('another address is tried at once, without waiting for the back-off', async (world) => {
  world.consoles.survival.outage = 'wrong address'
  await world.pay('Steve', 'one')
  world.delivery.start()
  await expect.poll(() => world.delivery.outageOf(null)?.why).toBe('wrong address')
  world.servers.save([{ id: 'survival', rcon: false }])
  world.delivery.refresh()
  expect(world.delivery.outageOf(null)).toBeNull()
  world.consoles.survival.outage = null
  world.servers.save([{ id: 'survival' }])
  world.delivery.refresh()
  await expect.poll(() => world.consoles.survival.executed).toEqual(['one'])
  await world.delivery.stop()
})

onBoth('reports each server with its queue, its outage and what it lacks', async (world) => {
  world.consoles.survival.outage = 'connection refused'
  const old = await world.pay('Ayu', 'without a server')
  await world.db.updateTable('send_action').set({ server: null }).where('id', '=', old.id).execute()
  await world.pay('Steve', 'one', { text: 'kit', waitOnline: true })
  await world.pay('Steve', on('creative', 'two'), on('skyblock', 'three'))
  world.servers.save([{ id: 'survival' }, { id: 'creative', rcon: false }])
  await world.deliverAll()

  const trouble = { trouble: 'connection refused', since: START.toISOString() }
  const nothing = { waits_for: null, trouble: null, waiting: 1, awaiting_players: 0 }
  expect(await world.delivery.reportServers()).toMatchObject([
    { ...nothing, ...trouble, id: 'survival', name: 'Survival', waiting: 2, awaiting_players: 1 },
    { ...nothing, id: 'creative', name: 'Creative', waits_for: 'rcon_address' },
    { ...nothing, id: 'skyblock', name: 'skyblock', waits_for: 'server' },
  ])
})
