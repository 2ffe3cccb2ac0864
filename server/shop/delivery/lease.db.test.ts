// Expired leases: a stale worker neither sends a command nor changes the row.
import { expect } from 'vitest'
import { onBoth } from '#tests/support/databases.ts'
import { deliveryWorld, handClock, scriptedConsole, signal } from '#tests/support/delivery-world.ts'

const LEASE_MS = 60_000

onBoth('a worker whose lease expired before the command sends nothing', async (database) => {
  const clock = handClock()
  const slow = scriptedConsole()
  const { run } = slow
  const asleep = signal()
  const woken = signal()
  slow.run = async (commands, hooks) => {
    asleep.give()
    await woken.given
    return run(commands, hooks)
  }
  const sleeper = deliveryWorld(database, { clock, console: slow })
  const { id } = await sleeper.pay('Steve', 'one')
  const asked = sleeper.delivery.deliverNext()
  await asleep.given
  clock.pass(LEASE_MS)
  const console = scriptedConsole()
  await deliveryWorld(database, { clock, console }).deliverAll()
  woken.give()

  expect(await asked).toBe('again')
  expect([slow.executed, console.executed]).toEqual([[], ['one']])
  expect(await sleeper.row(id)).toMatchObject({ state: 'done' })
})

onBoth('a claim whose row was claimed again by the same process sends nothing', async (database) => {
  const clock = handClock()
  const console = scriptedConsole()
  const { run } = console
  const [early, late] = [
    { connected: signal(), goOn: signal() },
    { connected: signal(), goOn: signal() },
  ]
  const order = [early, late]
  console.run = async (commands, hooks) => {
    const own = order.shift()
    own?.connected.give()
    await own?.goOn.given
    return run(commands, hooks)
  }
  const answered = signal()
  console.afterCommand = async () => {
    if (console.executed.length === 1) await answered.given
  }
  const world = deliveryWorld(database, { clock, console })
  const { id } = await world.pay('Steve', 'one')
  const first = world.delivery.deliverNext()
  await early.connected.given
  clock.pass(LEASE_MS)
  const second = world.delivery.deliverNext()
  await late.connected.given
  late.goOn.give()
  await expect.poll(() => console.executed).toEqual(['one'])
  early.goOn.give()
  await first
  answered.give()
  await second

  expect(console.executed).toEqual(['one'])
  expect(await world.row(id)).toMatchObject({ state: 'done' })
})

onBoth(
  'a reply after the lease expired is added to the history, the state stays unknown',
  async (database) => {
    const clock = handClock()
    const slow = scriptedConsole()
    const answered = signal()
    const ran = signal()
    slow.afterCommand = async () => {
      ran.give()
      await answered.given
    }
    const sleeper = deliveryWorld(database, { clock, console: slow })
    const { id } = await sleeper.pay('Steve', 'one')
    const asked = sleeper.delivery.deliverNext()
    await ran.given
    clock.pass(LEASE_MS)
    await deliveryWorld(database, { clock }).deliverAll()
    answered.give()
    await asked

    expect(await sleeper.row(id)).toMatchObject({ state: 'unknown', needs_person: 1 })
    expect(await sleeper.history(id)).toMatchObject([{ outcome: 'unknown' }, { outcome: 'done' }])
  },
)
