import { expect } from 'vitest'
import type { Database } from '#server/platform/database/schema.ts'
import { onBoth } from '#tests/support/databases.ts'
import { createDonations } from './donations.service.ts'

const IN_NOVEMBER = new Date('2026-11-15T03:00:00Z')

function open(database: { db: Database }) {
  const { add, topDonators } = createDonations(database)
  const paid = (username: string, amount: number, at: string | Date = IN_NOVEMBER) =>
    add(database.db, { username, amount, paidAt: new Date(at), isTest: false })
  return { topDonators, paid }
}

onBoth('months begin at midnight in Jakarta', async (database) => {
  const { topDonators, paid } = open(database)
  await paid('Early', 70_000, '2026-10-31T16:59:59Z')
  await paid('Late', 50_000, '2026-10-31T17:00:00Z')

  const late = { name: 'Late', amount: 50_000 }
  expect(await topDonators({ from: IN_NOVEMBER, limit: 10 })).toEqual([late])
  expect(await topDonators({ from: null, limit: 10 })).toEqual([{ name: 'Early', amount: 70_000 }, late])
})

onBoth('equal amounts are ordered by the time they were reached, up to the limit', async (database) => {
  const { topDonators, paid } = open(database)
  await paid('Second', 5_000, '2026-11-02T00:00:00Z')
  await paid('First', 5_000, '2026-11-01T00:00:00Z')
  await paid('Third', 1_000)

  const names = (await topDonators({ from: IN_NOVEMBER, limit: 2 })).map(({ name }) => name)
  expect(names).toEqual(['First', 'Second'])
})

onBoth(
  'a blocked player is on no list of visitors, in any spelling, and on that of the team',
  async (database) => {
    const donations = open(database)
    for (const username of ['Ayu', 'be..Budi', 'be.BUDI']) await donations.paid(username, 5_000)
    const demo = createDonations({ ...database, countsTests: true })
    expect(await donations.topDonators({ from: null, limit: 1 })).toMatchObject([{ amount: 10_000 }])
    const block = {
      username: 'be.Budi',
      reason: 'chargeback',
      blocked_by: 'ayu',
      at: IN_NOVEMBER.toISOString(),
    }
    await database.db
      .insertInto('player_block')
      .values({ player_key: 'be.budi', ...block })
      .execute()

    for (const { topDonators } of [donations, demo])
      for (const from of [IN_NOVEMBER, null]) {
        expect(await topDonators({ from, limit: 9 })).toEqual([{ name: 'Ayu', amount: 5_000 }])
        expect(await topDonators({ from, limit: 1, withBlocked: true })).toMatchObject([{ amount: 10_000 }])
      }
  },
)
