import { expect } from 'vitest'
import { onSqlite } from '#tests/support/databases.ts'
import { deliveryWorld, inDelivery, START, scriptedConsole } from '#tests/support/delivery-world.ts'

const HOUR_MS = 60 * 60 * 1_000

type World = ReturnType<typeof deliveryWorld>

/** Runs the worker's steps with a manual clock for the given time. */
async function runFor(world: World, ms: number): Promise<void> {
  const end = world.clock.now().getTime() + ms
  while (world.clock.now().getTime() < end) {
    const next = await world.deliverAll()
    world.clock.pass(next === 'idle' ? 5_000 : next.pauseMs)
  }
}

inDelivery(
  'after an outage of an hour the whole queue is sent within half a minute, in order',
  async ({ console, ...world }) => {
    console.outage = 'connect ECONNREFUSED'
    const ids: string[] = []
    for (let turn = 0; turn < 20; turn += 1) {
      ids.push((await world.pay(`Player${turn % 4}`, `${turn}`)).id)
      await runFor(world, HOUR_MS / 20)
    }
    expect(console.executed).toEqual([])
    expect(console.runs).toBeGreaterThan(HOUR_MS / 15_000)

    console.outage = null
    await runFor(world, 15_000)
    expect(console.executed).toEqual(Array.from({ length: 20 }, (_, turn) => `${turn}`))
    const rows = await Promise.all(ids.map(world.row))
    expect(Math.max(...rows.map(({ attempts }) => attempts))).toBeLessThanOrEqual(12)
    expect((await world.history(ids[0] ?? '')).length).toBeLessThanOrEqual(12)
    expect(world.delivery.consoleOutage()).toBeNull()
  },
)

inDelivery('an action records the reason of the console outage', async ({ console, ...world }) => {
  console.outage = 'connect ECONNREFUSED'
  const first = await world.pay('Steve', 'one')
  await world.deliverAll()
  const second = await world.pay('Alex', 'two')
  const since = START.toISOString()

  expect(world.delivery.consoleOutage()).toEqual({ since, why: 'connect ECONNREFUSED' })
  expect(await world.row(first.id)).toMatchObject({
    state: 'queued',
    attempts: 1,
    last_reply: 'connect ECONNREFUSED',
    lease: null,
    needs_person: 0,
  })
  expect(await world.history(first.id)).toEqual([
    { command: null, outcome: 'not_sent', reply: 'connect ECONNREFUSED' },
  ])
  for (const { orderId } of [first, second]) {
    expect(await world.delivery.findDelivery(orderId)).toMatchObject({ state: 'waiting' })
  }

  world.clock.pass(1_000)
  console.outage = 'the game server refused the RCON password'
  await world.deliverAll()
  expect(await world.row(first.id)).toMatchObject({ attempts: 1, last_reply: console.outage })
})

onSqlite('the outage ends when another process has sent the queue', async (database) => {
  const console = scriptedConsole()
  const world = deliveryWorld(database, { console })
  console.outage = 'connect ECONNREFUSED'
  await world.pay('Steve', 'one')
  await world.deliverAll()
  await deliveryWorld(database).deliverAll()
  await world.deliverAll()

  expect(world.delivery.consoleOutage()).toBeNull()
})

onSqlite('backs off from a console that accepts commands and never replies', async (database) => {
  const console = scriptedConsole()
  const world = deliveryWorld(database, { console })
  console.outcomeOf = () => 'unknown'
  for (let turn = 0; turn < 50; turn += 1) await world.pay(`Player${turn}`, `${turn}`)
  await runFor(world, 60_000)

  expect(console.executed.length).toBeLessThan(12)
  expect(world.delivery.consoleOutage()).toMatchObject({ why: expect.stringContaining('unknown') })
})
