// Claims and expired leases: one worker has a row, and a stale one neither sends a command nor changes it.
import { expect } from 'vitest'
import { onBoth } from '#tests/support/databases.ts'
import { deliveryWorld, handClock, START, scriptedConsole, signal } from '#tests/support/delivery-world.ts'
import { markInterrupted, updateClaimed } from './send-action.repository.ts'
import { claimSendAction } from './send-action-claim.repository.ts'

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

const OURS = { server: 'survival', isFirst: true, online: null, sends: 'all' as const }

onBoth('of concurrent claims exactly one gets the row', async (database) => {
  const world = deliveryWorld(database)
  for (let turn = 0; turn < 20; turn += 1) {
    const { id } = await world.pay(`Player${turn}`, 'one')
    const now = START.toISOString()
    const until = new Date(START.getTime() + 60_000).toISOString()
    const hands = Array.from({ length: 8 }, (_, hand) =>
      claimSendAction(world.db, { ...OURS, lease: `hand ${hand}`, now, until }),
    )
    const taken = (await Promise.all(hands)).filter((row) => row !== null)

    expect(taken.map((row) => row.id)).toEqual([id])
    expect(taken[0]?.lease).toBe((await world.row(id)).lease)
  }
})

onBoth('an action whose lease was renewed is not marked as interrupted', async (database) => {
  const world = deliveryWorld(database)
  const { id } = await world.pay('Steve', 'one')
  const lease = (until: string) => ({ ...OURS, lease: 'hand', now: START.toISOString(), until })
  const held = { id, lease: 'hand', order_id: 'none' }
  await claimSendAction(world.db, lease('2026-11-15T03:01:00.000Z'))
  await updateClaimed(world.db, held, { state: 'sending', leased_until: '2026-11-15T03:02:00.000Z' })
  const seen = await world.row(id)
  await updateClaimed(world.db, held, { state: 'sending', leased_until: '2026-11-15T03:03:00.000Z' })
  const giveUp = async (row: typeof seen) =>
    markInterrupted(world.db, row, { reply: 'lost', at: START.toISOString() })

  expect(await giveUp(seen)).toBe(false)
  expect(await world.row(id)).toMatchObject({ state: 'sending', lease: 'hand' })
  const now = await world.row(id)
  expect(await giveUp(now)).toBe(true)
  expect(await giveUp(now)).toBe(false)
  expect(await world.row(id)).toMatchObject({ state: 'unknown', attempts: 1 })
})
