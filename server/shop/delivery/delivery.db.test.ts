import { expect } from 'vitest'
import { startGameConsole } from '#tests/simulators/game-console.ts'
import { onBoth, onSqlite } from '#tests/support/databases.ts'
import {
  deliveryWorld,
  handClock,
  inDelivery,
  START,
  scriptedConsole,
} from '#tests/support/delivery-world.ts'
import { SILENT } from '#tests/support/silent-log.ts'
import { createGameConsole } from './consoles/index.ts'

const later = (ms: number) => new Date(START.getTime() + ms).toISOString()

inDelivery('commands are sent in order and stored with their replies', async ({ console, ...world }) => {
  const { id, orderId } = await world.pay('be.Putri_Malam', 'points give %player% 40', 'say %player% thanks')
  expect(await world.delivery.findDelivery(orderId)).toEqual({ state: 'queued', at: START.toISOString() })
  world.clock.pass(1_000)

  expect(await world.deliverAll()).toBe('idle')
  expect(console.executed).toEqual(['points give .Putri_Malam 40', 'say .Putri_Malam thanks'])
  expect(await world.row(id)).toMatchObject({
    state: 'done',
    attempts: 1,
    done_commands: 2,
    success_at: later(1_000),
    needs_person: 0,
    lease: null,
    leased_until: null,
    username: 'be.Putri_Malam',
    last_reply: 'done: say .Putri_Malam thanks',
  })
  expect(await world.history(id)).toEqual(
    console.executed.map((command) => ({ command, outcome: 'done', reply: `done: ${command}` })),
  )
  expect(await world.delivery.findDelivery(orderId)).toEqual({ state: 'delivered', at: later(1_000) })
})

onBoth('a delivery has the time of its last command', async (database) => {
  const hand = handClock()
  const now = () => {
    hand.pass(1)
    return hand.now()
  }
  const world = deliveryWorld(database, { console: scriptedConsole(), clock: { ...hand, now } })
  const { id } = await world.pay('Steve', 'one', 'two')
  await world.deliverAll()

  const last = world.db.selectFrom('send_attempt').select('at').orderBy('at', 'desc')
  expect(await world.row(id)).toMatchObject({ success_at: (await last.executeTakeFirst())?.at })
})

inDelivery('the state is sending before a command leaves', async ({ console, ...world }) => {
  const { id } = await world.pay('Steve', 'one', 'two')
  const seen: object[] = []
  console.afterCommand = async () => {
    const { state, done_commands } = await world.row(id)
    seen.push({ state, done_commands })
  }
  await world.deliverAll()

  expect(seen).toEqual([
    { state: 'sending', done_commands: 0 },
    { state: 'sending', done_commands: 1 },
  ])
})

inDelivery('an order without commands is done at once', async ({ console, ...world }) => {
  const { id, orderId } = await world.pay('Steve')

  expect(await world.row(id)).toMatchObject({ state: 'done', success_at: START.toISOString(), attempts: 0 })
  expect(await world.delivery.findDelivery(orderId)).toMatchObject({ state: 'delivered' })
  await world.deliverAll()
  expect(console.runs).toBe(0)
})

inDelivery('a rolled back action is not sent', async ({ console, ...world }) => {
  const paid = { orderId: 'one', username: 'Steve', commands: [{ text: 'x' }], at: START }
  const failed = world.db.transaction().execute(async (trx) => {
    await world.delivery.enqueue(trx, paid)
    throw new Error('no')
  })
  await expect(failed).rejects.toThrow('no')
  await world.pay('Alex', 'y')
  await world.deliverAll()

  expect(console.executed).toEqual(['y'])
  expect(await world.delivery.findDelivery('one')).toBeNull()
})

for (const outcome of ['failed', 'unknown'] as const)
  inDelivery(`a command that is ${outcome} stops its action, which needs a person`, async (world) => {
    world.console.outcomeOf = (command) => (command === 'two' ? outcome : 'done')
    const { id, orderId } = await world.pay('Steve', 'one', 'two', 'three')
    await world.deliverAll()
    world.clock.pass(24 * 60 * 60 * 1_000)
    await world.deliverAll()

    expect(world.console.executed).toEqual(['one', 'two'])
    expect(await world.row(id)).toMatchObject({
      state: outcome,
      done_commands: 1,
      attempts: 1,
      needs_person: 1,
      success_at: null,
      lease: null,
      last_reply: `${outcome}: two`,
    })
    expect(await world.history(id)).toMatchObject([{ outcome: 'done' }, { command: 'two', outcome }])
    expect(await world.delivery.findDelivery(orderId)).toMatchObject({ state: 'checking' })
  })

inDelivery(
  'after a lost connection the action continues with the next command',
  async ({ console, ...world }) => {
    const { id } = await world.pay('Steve', 'one', 'two')
    const { run } = console
    console.run = async (commands, hooks) => {
      await run(commands.slice(0, 1), hooks)
      return { reports: [], notSent: 'closed' }
    }
    expect(await world.deliverAll()).toEqual({ pauseMs: expect.any(Number) })
    expect(await world.row(id)).toMatchObject({ state: 'queued', done_commands: 1, lease: null })

    console.run = run
    await world.deliverAll()
    expect(console.executed).toEqual(['one', 'two'])
    expect(await world.row(id)).toMatchObject({ state: 'done' })
  },
)

inDelivery(
  'the oldest action is first, and actions of one player stay in order',
  async ({ console, database, ...world }) => {
    await world.pay('Steve', 'first')
    const other = deliveryWorld(database, { console: scriptedConsole() })
    const held = await world.db.selectFrom('send_action').select('id').executeTakeFirstOrThrow()
    await world.db
      .updateTable('send_action')
      .set({ lease: 'other worker', leased_until: later(30_000) })
      .where('id', '=', held.id)
      .execute()
    await other.pay('STEVE', 'second')
    await other.pay('Alex', 'third')
    await world.deliverAll()
    expect(console.executed).toEqual(['third'])

    world.clock.pass(30_000)
    await world.deliverAll()
    expect(console.executed).toEqual(['third', 'first', 'second'])
  },
)

onBoth('a result that the database refuses at first is recorded on retry', async (database) => {
  const console = scriptedConsole()
  const move = (from: string, to: string) => database.db.schema.alterTable(from).renameTo(to).execute()
  const failures: object[] = []
  const error = (details: object) => {
    failures.push(details)
    move('elsewhere', 'send_attempt')
  }
  const world = deliveryWorld(database, { console, log: { ...SILENT, error } })
  const { id } = await world.pay('Steve', 'one')
  console.afterCommand = () => move('send_attempt', 'elsewhere')
  await world.deliverAll()

  expect(failures).toHaveLength(1)
  expect(await world.row(id)).toMatchObject({ state: 'done' })
  expect(console.executed).toEqual(['one'])
})

onSqlite('wake sends at once, and stop waits for the command in flight', async (database) => {
  const server = await startGameConsole({ password: 'secret' })
  const console = createGameConsole({ host: '127.0.0.1', port: server.port, password: 'secret' })
  const world = deliveryWorld(database, { console, clock: handClock() })
  const ran = Promise.withResolvers<void>()
  server.setReply((command) => {
    ran.resolve()
    return command
  })
  world.delivery.start()
  const { id } = await world.pay('Steve', 'one', 'two')
  server.setDelay(50)
  world.delivery.wake()
  await ran.promise
  await world.delivery.stop()
  await server.close()

  expect(server.executed().map(({ command }) => command)).toEqual(['one'])
  expect(await world.row(id)).toMatchObject({ state: 'queued', done_commands: 1, lease: null })
})
