// Crashes during a delivery, and several workers on one database.
import { setImmediate as nextTurn } from 'node:timers/promises'
import { expect } from 'vitest'
import { onBoth, type TestDatabase } from '#tests/support/databases.ts'
import {
  type DeliveryWorld,
  deliveryWorld,
  handClock,
  scriptedConsole,
  signal,
} from '#tests/support/delivery-world.ts'
import type { GameConsole } from './consoles/game-console.ts'
import { REPLY_LOST } from './queue.ts'

const LEASE_MS = 60_000

/** Starts a delivery that never ends, as if the process had been killed at that point. */
async function killed(world: DeliveryWorld, reached: Promise<void>): Promise<void> {
  world.delivery.deliverNext()
  await reached
}

type Crash = { console: GameConsole; reached: Promise<void> }

/** The worker that comes after one that was killed while it delivered these commands. */
async function afterCrash(database: TestDatabase, { console: dead, reached }: Crash, ...commands: string[]) {
  const clock = handClock()
  const before = deliveryWorld(database, { clock, console: dead })
  const { id } = await before.pay('Steve', ...commands)
  await killed(before, reached)
  const console = scriptedConsole()
  return { id, clock, console, after: deliveryWorld(database, { clock, console }) }
}

function never(): Promise<never> {
  return new Promise(() => {})
}

/** Killed while connecting. */
function connecting() {
  const { given, give } = signal()
  const console: GameConsole = {
    run: () => {
      give()
      return never()
    },
    list: never,
  }
  return { console, reached: given }
}

/** Killed while this command was in flight. */
function sending(last: string) {
  const { given, give } = signal()
  const console = scriptedConsole()
  console.afterCommand = async (command) => {
    if (command !== last) return
    give()
    await never()
  }
  return { console, reached: given }
}

onBoth(
  'an action whose worker crashed while connecting is sent after the lease expires',
  async (database) => {
    const { id, clock, console, after } = await afterCrash(database, connecting(), 'one')
    await after.deliverAll()
    expect(console.executed).toEqual([])

    clock.pass(LEASE_MS)
    await after.deliverAll()
    expect(console.executed).toEqual(['one'])
    expect(await after.row(id)).toMatchObject({ state: 'done', attempts: 1 })
  },
)

onBoth(
  'an action whose worker crashed during a command becomes unknown and is never resent automatically',
  async (database) => {
    const commands = ['one', 'two', 'three']
    const { id, clock, console, after } = await afterCrash(database, sending('two'), ...commands)
    await after.deliverAll()
    expect(await after.row(id)).toMatchObject({ state: 'sending' })

    clock.pass(LEASE_MS)
    await after.deliverAll()
    clock.pass(24 * 60 * LEASE_MS)
    await after.deliverAll()
    expect(console.executed).toEqual([])
    expect(await after.row(id)).toMatchObject({
      state: 'unknown',
      needs_person: 1,
      done_commands: 1,
      lease: null,
      last_reply: REPLY_LOST,
    })
    expect(await after.history(id)).toEqual([
      { command: 'one', outcome: 'done', reply: 'done: one' },
      { command: 'two', outcome: 'unknown', reply: REPLY_LOST },
    ])
  },
)

onBoth('an action whose worker crashed between two commands continues with the second', async (database) => {
  const { given, give } = signal()
  const half = scriptedConsole()
  const { run } = half
  half.run = async (commands, hooks) => {
    await run(commands.slice(0, 1), hooks)
    give()
    return never()
  }
  const crash = { console: half, reached: given }
  const { id, clock, console, after } = await afterCrash(database, crash, 'one', 'two')
  clock.pass(LEASE_MS)
  await after.deliverAll()
  expect([half.executed, console.executed]).toEqual([['one'], ['two']])
  expect(await after.row(id)).toMatchObject({ state: 'done', attempts: 1 })
})

onBoth('the only process takes over actions of an earlier run at once', async (database) => {
  const clock = handClock()
  const ended = sending('on its way')
  const first = deliveryWorld(database, { clock, console: ended.console })
  const lost = await first.pay('Steve', 'on its way')
  await killed(first, ended.reached)
  const waiting = connecting()
  const second = deliveryWorld(database, { clock, console: waiting.console })
  const safe = await second.pay('Alex', 'not sent yet')
  await killed(second, waiting.reached)

  const console = scriptedConsole()
  const after = deliveryWorld(database, { clock, console, ownsQueueAlone: true })
  const sent = signal()
  console.afterCommand = async () => sent.give()
  after.delivery.start()
  await sent.given
  await after.delivery.stop()

  expect(console.executed).toEqual(['not sent yet'])
  expect(await after.row(lost.id)).toMatchObject({ state: 'unknown', needs_person: 1 })
  expect(await after.row(safe.id)).toMatchObject({ state: 'done' })
})

onBoth('four workers on one database send each action once, in order per player', async (database) => {
  const clock = handClock()
  const console = scriptedConsole()
  console.afterCommand = () => nextTurn()
  const workers = Array.from({ length: 4 }, () => deliveryWorld(database, { clock, console }))
  const [first] = workers
  const players = ['Ann', 'Ben', 'Cem', 'Dee', 'Eve']
  for (let turn = 0; turn < 12; turn += 1) {
    for (const player of players) await first?.pay(player, `${player} ${turn} a`, `${player} ${turn} b`)
  }
  const work = async ({ delivery, db }: DeliveryWorld) => {
    const unfinished = () => db.selectFrom('send_action').select('id').where('state', '!=', 'done').execute()
    // Idle is not the end: another worker may hold the last free row.
    while ((await unfinished()).length > 0) {
      await delivery.deliverNext()
      await nextTurn()
    }
  }
  await Promise.all(workers.map(work))

  for (const player of players) {
    const expected = Array.from({ length: 12 }, (_, turn) => [`${player} ${turn} a`, `${player} ${turn} b`])
    expect(console.executed.filter((command) => command.startsWith(player))).toEqual(expected.flat())
  }
})
