import { expect, test } from 'vitest'
import { demoSettings } from '#content/settings/index.ts'
import { createLeaderboards, type DonationSource } from './leaderboards.service.ts'

const quiet = { info: () => {}, warn: () => {} }

async function donatorsAt(now: string, topDonators: DonationSource['topDonators']) {
  const leaderboards = createLeaderboards({
    currentSettings: () => demoSettings,
    configuredSettings: () => demoSettings,
    servers: { current: () => ({ list: [], simulated: { rcon: false, ping: false, boards: false } }) },
    openSource: () => {
      throw new Error('no server has boards')
    },
    isVotersSimulated: () => false,
    voters: () => ({ list: async () => [] }),
    donations: { topDonators },
    clock: { now: () => new Date(now) },
    log: quiet,
  })
  await leaderboards.refresh()
  return leaderboards.donators()?.data
}

test('returns an empty board without paid orders', async () => {
  const timestamp = '2026-11-15T03:00:00.000Z'
  expect(await donatorsAt(timestamp, async () => [])).toEqual({ monthly: [], alltime: [], timestamp })
})

test.each([
  ['2026-11-30T16:59:59.999Z', '2026-10-31T17:00:00.000Z'],
  ['2026-11-30T17:00:00.000Z', '2026-11-30T17:00:00.000Z'],
  ['2026-12-31T17:00:00.000Z', '2026-12-31T17:00:00.000Z'],
])('at %s the month starts at %s', async (now, from) => {
  const donators = await donatorsAt(now, async (asked) => [
    { name: asked.from?.toISOString() ?? 'ever', amount: 50_000 },
  ])

  expect(donators).toMatchObject({
    monthly: [{ name: from, value: '50000' }],
    alltime: [{ name: 'ever', value: '50000' }],
  })
})

test('limits donators to a thousand', async () => {
  const limits: number[] = []
  const donators = await donatorsAt('2026-11-15T03:00:00.000Z', async ({ limit }) => {
    limits.push(limit)
    return Array.from({ length: 1_500 }, (_, index) => ({ name: `p${index}`, amount: 1 }))
  })

  expect(limits).toEqual([1_000, 1_000])
  expect(donators?.alltime).toHaveLength(1_000)
})
