import { expect, test } from 'vitest'
import { PARTS, type Part, type PartMode } from '#contract/health.ts'
import { startAdminApp } from '#tests/support/admin-app.ts'
import { openTestDatabase } from '#tests/support/databases.ts'
import { turnableClock } from '#tests/support/turnable-clock.ts'
import { overviewRoutes } from './overview.routes.ts'
import { createOverview } from './overview.service.ts'
import { createTroubles } from './troubles.service.ts'

const described = Object.fromEntries(
  PARTS.map((part) => [part, { mode: 'sandbox', uses: `${part} simulator` }]),
) as Record<Part, { mode: PartMode; uses: string }>

test('the overview tells what waits, the day in Jakarta, and how each part is', async () => {
  await using database = await openTestDatabase('sqlite')
  const asked: Date[] = []
  await using app = await startAdminApp(database.db, (fastify, { clock }) => {
    const { find } = createTroubles({
      clock,
      reports: {
        voters: () => ({ why: 'connect mysql://web:secret@db:3306 refused', since: null }),
      },
    })
    const overview = createOverview({
      clock,
      parts: described,
      findTrouble: find,
      countSendActions: async () => ({ unknown: 1, failed: 2, waiting: 3 }),
      countFlagged: async () => 4,
      sumSince: async (since) => {
        asked.push(since)
        return { orders: 5, paid: 6, revenue: 7_000 }
      },
      countImages: async () => ({ active: 9, total: 11 }),
    })
    overviewRoutes(fastify, overview)
  })

  const told = await (await app.ask('/api/admin/overview')).json()

  expect(told).toMatchObject({
    admin: 'ayu',
    needs_person: { unknown_deliveries: 1, failed_deliveries: 2, flagged_transactions: 4 },
    waiting_deliveries: 3,
    today: { orders: 5, paid: 6, revenue: 7_000 },
    images: { active: 9, total: 11 },
  })
  expect(asked).toEqual([new Date('2026-11-14T17:00:00Z')])
  expect(told.parts.map(({ part }: { part: Part }) => part)).toEqual(PARTS)
  const voters = told.parts.find(({ part }: { part: Part }) => part === 'voters')
  expect(voters).toEqual({
    part: 'voters',
    mode: 'sandbox',
    uses: 'voters simulator',
    trouble: 'connect mysql://…@db:3306 refused',
    since: null,
  })
  const files = told.parts.find(({ part }: { part: Part }) => part === 'files')
  expect(files).toMatchObject({ trouble: null, since: null })
})

test('a part that is watched is in trouble from its first failure until it works again', async () => {
  const clock = turnableClock()
  const troubles = createTroubles({ clock })
  let failure: Error | null = null
  const put = troubles.watched(
    'files',
    async (name: string) => {
      if (failure) throw failure
      return name
    },
    (error) => !(error instanceof TypeError),
  )

  expect(await put('a')).toBe('a')
  expect(troubles.find('files')).toBeNull()
  failure = new Error('no room')
  await expect(put('a')).rejects.toBe(failure)
  clock.pass(60_000)
  failure = new Error('not available', { cause: new Error('still no room') })
  await expect(put('a')).rejects.toBe(failure)
  expect(troubles.find('files')).toEqual({ why: 'still no room', since: '2026-11-15T12:00:00.000Z' })
  failure = new TypeError('a fault of the caller')
  await expect(put('a')).rejects.toBe(failure)
  expect(troubles.find('files')?.why).toBe('still no room')
  failure = null
  await put('a')
  expect(troubles.find('files')).toBeNull()
})
