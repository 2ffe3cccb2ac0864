// A lag spike of the game: a reply that comes after the delivery was called unknown settles it without a person.
import { expect } from 'vitest'
import { startGameConsole } from '#tests/simulators/game-console.ts'
import { type DatabaseKind, onBothWith, openTestDatabase } from '#tests/support/databases.ts'
import { deliveryWorld, handClock } from '#tests/support/delivery-world.ts'
import { gameServers, ONE_SERVER, TEST_RCON_PASSWORD } from '#tests/support/game-servers.ts'
import { createGameConsole } from './consoles/index.ts'

const REPLY_LIMIT_MS = 150
const NO_REPLY = 'the game server did not reply in time'

async function open(kind: DatabaseKind) {
  const database = await openTestDatabase(kind)
  const game = await startGameConsole({ password: TEST_RCON_PASSWORD })
  game.setDelay(3 * REPLY_LIMIT_MS)
  game.setReply((command) => `ran ${command}`)
  const world = deliveryWorld(database, {
    clock: handClock(),
    servers: gameServers(ONE_SERVER, { host: '127.0.0.1', port: game.port }),
    openConsole: (access) => createGameConsole({ ...access, commandTimeoutMs: REPLY_LIMIT_MS }),
  })
  return {
    ...world,
    game,
    commands: () => game.executed().map(({ command }) => command),
    async [Symbol.asyncDispose]() {
      await game.close()
      await database[Symbol.asyncDispose]()
    },
  }
}

const onBoth = onBothWith(open)

onBoth('a late reply makes the unknown delivery done, and its order delivered', async (world) => {
  const { id } = await world.pay('Steve', 'one')
  const step = world.delivery.deliverNext()
  await expect.poll(async () => (await world.row(id)).state).toBe('unknown')
  expect(await step).toBe('again')

  expect(await world.row(id)).toMatchObject({
    state: 'done',
    needs_person: 0,
    done_commands: 1,
    last_reply: 'ran one',
  })
  expect((await world.row(id)).success_at).not.toBeNull()
  expect(await world.history(id)).toMatchObject([
    { outcome: 'unknown', reply: NO_REPLY },
    { command: 'one', outcome: 'done', reply: 'ran one' },
  ])
  expect(world.delivery.outageOf(null)).toBeNull()
})

onBoth('the commands after it follow, each once and in order', async (world) => {
  const { id } = await world.pay('Steve', 'one', 'two')
  await world.pay('Steve', 'three')
  expect(await world.delivery.deliverNext()).toBe('again')
  expect(await world.row(id)).toMatchObject({
    state: 'queued',
    done_commands: 1,
    needs_person: 0,
    lease: null,
  })
  world.game.setDelay(0)
  await world.deliverAll()

  expect(world.commands()).toEqual(['one', 'two', 'three'])
  expect(await world.row(id)).toMatchObject({ state: 'done', done_commands: 2 })
})

onBoth('a late reply that means failure makes the delivery failed, and tells the owner', async (world) => {
  world.game.setReply(() => 'Player not found')
  const { id } = await world.pay('Steve', 'one', 'two')
  await world.delivery.deliverNext()

  expect(await world.row(id)).toMatchObject({ state: 'failed', needs_person: 1, done_commands: 0 })
  expect(world.commands()).toEqual(['one'])
})

onBoth('what a person has decided meanwhile stays, and the reply is in the history', async (world) => {
  const { id } = await world.pay('Steve', 'one', 'two')
  const step = world.delivery.deliverNext()
  await expect.poll(async () => (await world.row(id)).state).toBe('unknown')
  await world.db.updateTable('send_action').set({ needs_person: 0 }).where('id', '=', id).execute()
  await step

  expect(await world.row(id)).toMatchObject({ state: 'unknown', needs_person: 0, done_commands: 0 })
  expect(await world.history(id)).toMatchObject([
    { outcome: 'unknown' },
    { outcome: 'done', reply: 'ran one' },
  ])
  expect(world.commands()).toEqual(['one'])
})

onBoth('a stop does not wait for it: the delivery stays unknown and is not sent again', async (world) => {
  world.game.setFault('silent-after-command')
  const { id } = await world.pay('Steve', 'one')
  const stopping = new AbortController()
  const step = world.delivery.deliverNext(stopping.signal)
  await expect.poll(async () => (await world.row(id)).state).toBe('unknown')
  stopping.abort()
  expect(await step).toMatchObject({ pauseMs: expect.any(Number) })
  world.game.setFault(null)
  world.game.setDelay(0)
  await world.deliverAll()

  expect(world.commands()).toEqual(['one'])
  expect(await world.row(id)).toMatchObject({ state: 'unknown', needs_person: 1 })
})
