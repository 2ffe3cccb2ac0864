// Commands that leave only while the player is on the server.
import { expect } from 'vitest'
import { type DatabaseKind, onBothWith, openTestDatabase } from '#tests/support/databases.ts'
import { deliveryWorld, scriptedConsole } from '#tests/support/delivery-world.ts'
import { gameServers } from '#tests/support/game-servers.ts'

async function open(kind: DatabaseKind) {
  const database = await openTestDatabase(kind)
  const console = scriptedConsole()
  const logged: string[] = []
  const note = (_: object, message: string) => void logged.push(message)
  const log = { debug: note, info: note, warn: note, error: note }
  const servers = gameServers([{ id: 'survival' }])
  const world = deliveryWorld(database, { console, servers, log })
  const { delivery, clock } = world
  /** The next look at who is online. */
  async function later(ms = 10_000) {
    clock.pass(ms)
    await world.deliverAll()
  }
  const state = async (orderId: string) => delivery.findDelivery(orderId)
  return Object.assign(database, world, { console, logged, later, state })
}

const waits = (text: string) => ({ text, waitOnline: true })

const onBoth = onBothWith(open)

onBoth('leaves when the player joins, however late', async (world) => {
  const { id, orderId } = await world.pay('Steve', waits('give %player%'))
  await world.deliverAll()
  expect(world.console.executed).toEqual([])
  expect(await world.state(orderId)).toMatchObject({ state: 'waiting', join: ['Survival'] })

  world.clock.pass(400 * 24 * 60 * 60 * 1_000)
  world.console.online = ['Alex', 'sTEVE']
  await world.later()
  expect(world.console.executed).toEqual([])
  world.console.online = ['Alex', 'Steve']
  await world.later()
  expect(world.console.executed).toEqual(['give Steve'])
  expect(await world.row(id)).toMatchObject({ state: 'done', attempts: 1 })
  expect(await world.state(orderId)).toEqual({ state: 'delivered', at: expect.any(String) })
})

onBoth('holds back nothing that does not wait', async (world) => {
  const { orderId } = await world.pay('Steve', waits('kit'), 'points')
  await world.pay('Steve', 'more points')
  await world.deliverAll()

  expect(world.console.executed).toEqual(['points', 'more points'])
  expect(await world.state(orderId)).toMatchObject({ state: 'waiting', join: ['Survival'] })
})

onBoth('waits for what the player bought before', async (world) => {
  world.console.online = ['Steve']
  await world.pay('Steve', waits('first'))
  await world.pay('Steve', waits('second'))
  await world.deliverAll()
  expect(world.console.executed).toEqual(['first', 'second'])
})

onBoth('one list serves all, at most every ten seconds', async (world) => {
  await world.deliverAll()
  expect(world.console.lists).toBe(0)
  for (const player of ['Ayu', 'Budi', 'Citra']) await world.pay(player, waits(`kit ${player}`))
  await world.deliverAll()
  await world.deliverAll()
  expect(world.console.lists).toBe(1)
  world.console.online = ['Ayu', 'Budi', 'Citra']
  await world.later(9_999)
  expect(world.console.executed).toEqual([])
  await world.later(1)
  expect(world.console.executed).toEqual(['kit Ayu', 'kit Budi', 'kit Citra'])
  expect(world.console.lists).toBe(2)
  await world.later()
  expect(world.console.lists).toBe(2)
})

onBoth('a player who left before the command was sent waits again', async (world) => {
  world.console.online = ['Steve']
  world.console.afterCommand = async () => {
    world.console.online = []
  }
  const { id } = await world.pay('Steve', waits('one'), waits('two'))
  await world.deliverAll()
  expect(world.console.executed).toEqual(['one'])
  expect(await world.row(id)).toMatchObject({ state: 'queued', done_commands: 1, lease: null })

  world.console.afterCommand = async () => {}
  world.console.online = ['Steve']
  await world.later()
  expect(world.console.executed).toEqual(['one', 'two'])
  expect(await world.row(id)).toMatchObject({ state: 'done' })
})

onBoth('a Bedrock player is online by the name with the prefix', async (world) => {
  world.servers.save([{ id: 'survival', bedrockPrefix: '*' }])
  await world.pay('be.Budi_Santoso_Gaming', waits('kit %player%'))
  world.console.online = ['Budi_Santoso_Gaming', '.Budi_Santoso_Ga']
  await world.deliverAll()
  expect(world.console.executed).toEqual([])
  world.console.online = ['*Budi_Santoso_Ga']
  await world.later()
  expect(world.console.executed).toEqual(['kit *Budi_Santoso_Ga'])
})

onBoth('a server that cannot be asked has an outage, and the command waits', async (world) => {
  world.console.outage = 'away'
  const { id, orderId } = await world.pay('Steve', waits('kit'))
  expect(await world.deliverAll()).toMatchObject({ pauseMs: expect.any(Number) })
  expect(world.delivery.outageOf(null)).toMatchObject({ why: 'away' })
  expect(await world.row(id)).toMatchObject({ state: 'queued', attempts: 0 })
  expect(await world.state(orderId)).toEqual({ state: 'waiting', at: expect.any(String) })

  world.console.outage = null
  world.console.online = ['Steve']
  await world.deliverAll()
  expect(world.console.executed).toEqual(['kit'])
})

onBoth('a list that cannot be read is logged once and delays nothing else', async (world) => {
  world.console.online = null
  await world.pay('Steve', waits('kit'))
  await world.later()
  await world.later()
  await world.pay('Steve', 'points')
  await world.deliverAll()

  expect(world.console.executed).toEqual(['points'])
  expect(world.logged.filter((line) => line === 'player list cannot be read')).toHaveLength(1)
  expect(world.delivery.outageOf(null)).toBeNull()
})
