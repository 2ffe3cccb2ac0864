import { expect } from 'vitest'
import { onBoth } from '#tests/support/databases.ts'
import { deliveryWorld, START } from '#tests/support/delivery-world.ts'
import { markInterrupted, updateClaimed } from './send-action.repository.ts'
import { claimSendAction } from './send-action-claim.repository.ts'

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
