import { expect, test } from 'vitest'
import { PARTS, type Part, type PartMode } from '#contract/monitoring/health.ts'
import { startAdminApp } from '#tests/support/admin-app.ts'
import { openTestDatabase } from '#tests/support/databases.ts'
import { overviewRoutes } from './overview.routes.ts'
import { createOverview } from './overview.service.ts'

const SINCE = '2026-11-14T20:00:00.000Z'

const described = Object.fromEntries(
  PARTS.map((part) => [part, { mode: 'sandbox', uses: `${part} simulator` }]),
) as Record<Part, { mode: PartMode; uses: string }>

const WELL = { mode: 'real' as const, waits_for: null, trouble: null, since: null }
const SERVER = { id: 'survival', name: 'Survival', ...WELL, waiting: 2, awaiting_players: 4 }

test('the overview has counts, the sums of the day in Jakarta, and the outage of each part without passwords', async () => {
  await using database = await openTestDatabase('sqlite')
  const sumsSince: Date[] = []
  await using app = await startAdminApp(database.db, (fastify, { clock }) => {
    const overview = createOverview({
      clock,
      parts: () => described,
      findOutage: (part) =>
        part === 'voters' ? { why: 'connect mysql://web:secret@db:3306 refused', since: SINCE } : null,
      explain: {
        part: (part, why) => ({ reason: 'connection_failed', values: { address: part, detail: why } }),
        server: (address) => ({ reason: 'no_answer', values: { address } }),
      },
      reportServers: async () => [SERVER, { ...SERVER, id: 'skyblock', waiting: 1 }],
      countFlagged: async () => 4,
      countAttention: async (role, servers) => (role === 'owner' ? 10 + servers.length : 0),
      sumSince: async (since) => {
        sumsSince.push(since)
        return { orders: 5, paid: 6, revenue: 7_000 }
      },
      countChecks: async () => ({ ready: 3, total: 12 }),
    })
    overviewRoutes(fastify, overview)
  })

  const overview = await (await app.ask('/api/admin/overview')).json()

  expect(overview).toMatchObject({
    admin: 'ayu',
    needs_person: { flagged_transactions: 4 },
    attention: 12,
    waiting_deliveries: 3,
    servers: [SERVER, { id: 'skyblock' }],
    today: { orders: 5, paid: 6, revenue: 7_000 },
  })
  expect(sumsSince).toEqual([new Date('2026-11-14T17:00:00Z')])
  expect(overview.parts.map(({ part }: { part: Part }) => part)).toEqual(PARTS)
  const voters = overview.parts.find(({ part }: { part: Part }) => part === 'voters')
  expect(voters).toEqual({
    found: {
      reason: 'connection_failed',
      values: { address: 'voters', detail: 'connect mysql://…@db:3306 refused' },
    },
    part: 'voters',
    mode: 'sandbox',
    uses: 'voters simulator',
    trouble: 'connect mysql://…@db:3306 refused',
    since: SINCE,
  })
  const files = overview.parts.find(({ part }: { part: Part }) => part === 'files')
  expect(files).toMatchObject({ trouble: null, since: null })
})
