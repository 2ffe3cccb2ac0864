import { expect, test } from 'vitest'
import { DATABASES, openTestDatabase } from '#tests/support/databases.ts'
import { deliveryWorld, START } from '#tests/support/delivery-world.ts'
import { takeSendAction } from './send-action.repository.ts'

test.each(DATABASES)('%s: of many who reach for one row at once, one gets it', async (kind) => {
  await using database = await openTestDatabase(kind)
  const world = deliveryWorld(database)
  for (let turn = 0; turn < 20; turn += 1) {
    const { id } = await world.pay(`Player${turn}`, 'one')
    const now = START.toISOString()
    const until = new Date(START.getTime() + 60_000).toISOString()
    const hands = Array.from({ length: 8 }, (_, hand) =>
      takeSendAction(world.db, { lease: `hand ${hand}`, now, until }),
    )
    const taken = (await Promise.all(hands)).filter((row) => row !== null)

    expect(taken.map((row) => row.id)).toEqual([id])
    expect(taken[0]?.lease).toBe((await world.row(id)).lease)
  }
})
