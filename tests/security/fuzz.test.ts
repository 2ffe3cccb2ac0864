// Invalid requests to every API call, and clients that never finish. FUZZ_REQUESTS and FUZZ_SEED choose other ones.
import { expect, test, vi } from 'vitest'
import { calls } from '#contract/calls.ts'
import { DATABASES, openFreshPostgres } from '#tests/support/databases.ts'
import { fuzzApi } from './api-fuzz.ts'
import { listTargets } from './fuzz-requests.ts'
import { openFuzzedSite } from './fuzzed-site.ts'
import { countClosed, DEAF, SILENT, SLOW_BODY, SLOW_HEADERS } from './slow-clients.ts'

vi.setConfig({ testTimeout: 900_000 })

const REQUESTS = Number(process.env.FUZZ_REQUESTS ?? 10_000)
const CLOSED_LIMIT_MS = 90_000

/** Calls that are refused without a query. */
const QUERIES: Record<string, string> = {
  '/api/admin/money': '?from=2026-11-01&until=2026-11-16',
  '/api/admin/posts': '?kind=news',
  '/api/admin/search': '?q=steve',
  '/api/admin/texts/preview': '?path=/en',
}

test('every API call has fuzz targets', () => {
  const named = new Set(listTargets().map(({ call }) => call.name))
  expect(named.size).toBe(calls.length)
  expect(listTargets().length).toBeGreaterThan(80)
})

test.each(DATABASES)('%s: fuzzed requests cause no server error and leak nothing', async (kind) => {
  await using database = kind === 'postgres' ? await openFreshPostgres() : null
  await using site = await openFuzzedSite(database ? { DATABASE_URL: database.url } : {})
  const known = await site.fill()
  const seed = Number(process.env.FUZZ_SEED ?? 20_261_115)
  const { requests, problems } = await fuzzApi({ ...site, known, requests: REQUESTS, seed })

  expect(problems).toEqual([])
  expect(requests).toBe(REQUESTS)
  const lists = calls.filter(({ endpoint: { method, path, admin } }) => {
    return admin && method === 'GET' && !path.includes(':')
  })
  const owner = await site.open()
  for (const { endpoint } of lists) {
    const path = endpoint.path.replace('/api/admin', '')
    const response = await owner.ask(path + (QUERIES[endpoint.path] ?? ''))
    expect([path, response.status]).toEqual([path, 200])
    await response.text()
  }
})

test('every client that never finishes is closed', async () => {
  await using site = await openFuzzedSite()
  const clients = [
    { way: SLOW_HEADERS, sockets: 1_000 },
    { way: SLOW_BODY, sockets: 200 },
    { way: SILENT, sockets: 500 },
    { way: DEAF, sockets: 50 },
  ]
  const closed = clients.map(({ way, sockets }) => countClosed(site.url, way, sockets, CLOSED_LIMIT_MS))

  expect(await Promise.all(closed)).toEqual(clients.map(({ sockets }) => sockets))
  expect((await site.get('/api/health')).status).toBe(200)
})
