// No single request costs the process much more CPU time than an ordinary page that has to be rendered. Measured as a
// ratio within one run, on the built process, with requests as they travel: written byte by byte.
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { createSiteProcess, type SiteProcess } from '#proof/chaos/site-process.ts'
import { freePort } from '#scripts/lib/free-port.ts'
import { requestRaw } from './raw-http.ts'

const METRICS_TOKEN = 'a-token-for-figures'
const REQUESTS = 20
const MOST_TIMES_A_NORMAL_PAGE = 5
/** Below Node's limit of 16 kB for the request line and headers. */
const LONG = 15_000

const folder = mkdtempSync(join(tmpdir(), 'angkasa-hostile-'))
let site: SiteProcess
let normalMs: number
beforeAll(async () => {
  site = createSiteProcess({ port: await freePort(), folder, env: { METRICS_TOKEN } })
  await site.start()
  const product = (number: number) => `/en/store/product/NONE${number}`
  // Warm up the JIT compiler before the measurement.
  await cpuMsOf(product, 5 * REQUESTS)
  normalMs = await cpuMsOf(product)
})
afterAll(async () => {
  await site.close()
  rmSync(folder, { recursive: true, force: true })
})

async function cpuSeconds(): Promise<number> {
  const { body } = await requestRaw(site.url, '/metrics', [`authorization: Bearer ${METRICS_TOKEN}`])
  return Number(/^process_cpu_seconds_total (\S+)$/m.exec(body)?.[1])
}

/** CPU time of the site's process for one request, as the mean of several. */
async function cpuMsOf(path: (number: number) => string, requests = REQUESTS, headers: string[] = []) {
  const before = await cpuSeconds()
  for (let number = 0; number < requests; number += 1) await requestRaw(site.url, path(number), headers)
  return (1_000 * ((await cpuSeconds()) - before)) / requests
}

const repeated = (piece: string, length = LONG) => piece.repeat(Math.floor(length / piece.length))

const PATHS = [
  ...['/', '\\', '/a', '/.', '/..', '/%2e', '/%2e%2e/', '%2f', '%5c', '%', '%00', '%25', '.', 'a'].flatMap(
    (piece) => [`/en${repeated(piece)}x`, `/en/vote${repeated(piece)}`, `/${repeated(piece)}x`],
  ),
  ...['/', '\\', '/..'].flatMap((piece) =>
    ['/en/store/product', '/en/admin', '/id/store/checkout', '/api', '/api/admin', '/uploads', '/assets'].map(
      (start) => `${start}${repeated(piece)}x`,
    ),
  ),
  ...['/', '\\', '/..', '/a'].map((piece) => `/en/store/product/${repeated(piece, 480)}x`),
  ...['a&', 'tab=', 'tab=a&', '%', '=', '?', '+'].map((piece) => `/en/leaderboard?${repeated(piece)}`),
]

test.each(PATHS.map((path) => [path.slice(0, 32), path] as const))(
  '%s… costs at most five normal pages',
  async (_start, path) => {
    expect((await cpuMsOf(() => path)) / normalMs).toBeLessThan(MOST_TIMES_A_NORMAL_PAGE)
  },
)

test.each([
  'accept-language: en,',
  'cookie: i18next=;',
  'accept-encoding: br;q=',
  'if-none-match: W/"",',
  'x-forwarded-for: 1,',
])('an endless %s costs at most five normal pages', async (start) => {
  const [name = '', piece = ''] = start.split(': ')
  const header = `${name}: ${repeated(piece)}`
  for (const path of ['/vote', '/en/vote']) {
    expect((await cpuMsOf(() => path, REQUESTS, [header])) / normalMs).toBeLessThan(MOST_TIMES_A_NORMAL_PAGE)
  }
})
