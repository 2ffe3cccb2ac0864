// npm --prefix proof run fuzz: thousands of invalid requests to every API call, and clients that never finish. Options: --requests N --seed N
import { availableParallelism, loadavg } from 'node:os'
import { parseArgs } from 'node:util'
import { ensureBuilt } from '../scripts/lib/build.ts'
import { printTable } from '../scripts/lib/table.ts'
import { fuzzApi } from '../tests/security/api-fuzz.ts'
import { openFuzzedSite } from '../tests/security/fuzzed-site.ts'
import {
  countClosed,
  DEAF,
  SILENT,
  SLOW_BODY,
  SLOW_HEADERS,
  sendWithoutEnd,
} from '../tests/security/slow-clients.ts'

const { values } = parseArgs({
  options: { requests: { type: 'string', default: '10000' }, seed: { type: 'string' } },
})
const seed = Number(values.seed ?? Date.now() % 2 ** 31)

if (process.env.PAGES_AS_BUILT !== '1') ensureBuilt()
const MEGABYTE = 1024 * 1024
const SLOW_LIMIT_MS = 90_000
const SLOW = [
  { way: SLOW_HEADERS, sockets: 1_000 },
  { way: SLOW_BODY, sockets: 200 },
  { way: SILENT, sockets: 500 },
  { way: DEAF, sockets: 50 },
]

let unheard = 0
process.on('unhandledRejection', () => {
  unheard += 1
})
const begun = performance.now()
const site = await openFuzzedSite()
const known = await site.fill()
const figures = await fuzzApi({ ...site, known, requests: Number(values.requests), seed })
const slow = await Promise.all(
  SLOW.map(async ({ way, sockets }) => ({
    name: way.name,
    sockets,
    closed: await countClosed(site.url, way, sockets, SLOW_LIMIT_MS),
  })),
)
const endless = await sendWithoutEnd(site.url, '/api/admin/login', 100 * MEGABYTE)
const isAlive = (await site.get('/api/health')).status === 200
await site[Symbol.asyncDispose]()

const count = (wanted: (status: number) => boolean) =>
  [...figures.byStatus].reduce((sum, [status, times]) => sum + (wanted(status) ? times : 0), 0)
const found = (what: string) => figures.problems.filter((problem) => problem.what === what).length

console.log(`Load average: ${loadavg()[0]?.toFixed(1)} on ${availableParallelism()} cores; seed ${seed}\n`)
printTable(
  ['invalid requests', 'figure', 'bar'],
  [
    ['requests', String(figures.requests), values.requests],
    ['calls', String(figures.calls), ''],
    ['parameters, fields and bodies', String(figures.targets), ''],
    ['answers 2xx', String(count((status) => status >= 200 && status < 300)), ''],
    ['answers 4xx', String(count((status) => status >= 400 && status < 500)), ''],
    ['answers 5xx', String(found('an answer that is our fault')), '0'],
    ['stacks', String(found('a stack')), '0'],
    ['not JSON', String(found('an answer that is not JSON')), '0'],
    ['failures in another form', String(found('a failure in another form')), '0'],
    ['no answer', String(found('no answer')), '0'],
    ['unhandled rejections', String(unheard), '0'],
    ['slowest answer, ms', figures.slowestMs.toFixed(0), '1000'],
    ['alive afterwards', isAlive ? 'yes' : 'no', 'yes'],
    ['seconds', ((performance.now() - begun) / 1_000).toFixed(0), ''],
  ],
)
console.log('')
printTable(
  ['sockets that', 'closed by the site', 'of'],
  slow.map(({ name, closed, sockets }) => [name, String(closed), String(sockets)]),
)
console.log(`A body without an end was cut after ${(endless.sentBytes / MEGABYTE).toFixed(1)} MB.`)
for (const { what, sent, answer } of figures.problems) console.log(`\n${what}\n  ${sent}\n  ${answer}`)
const isClosed = slow.every(({ closed, sockets }) => closed === sockets)
process.exit(figures.problems.length + unheard === 0 && isAlive && isClosed ? 0 : 1)
