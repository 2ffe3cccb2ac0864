// npm --prefix proof run budget: CPU of the dearest requests without a token, as multiples of a page that does not exist.
// A call with a limit of its own is measured as a flood, with its refusals. Pages that are rendered for each request have a
// budget of their own: a few of them at a time are rendered, and the others wait or are refused.
import { readdirSync, readFileSync } from 'node:fs'
import { Agent } from 'node:http'
import { matchPage, PAGES } from '../contract/pages.ts'
import { ensureBuilt } from '../scripts/lib/build.ts'
import { serveSite } from '../scripts/lib/serve.ts'
import { printTable } from '../scripts/lib/table.ts'
import { type DearRequest, dearRequests } from './bench/dear-requests.ts'
import { ask } from './chaos/request.ts'

const MOST_TIMES_AN_UNKNOWN_PAGE = 5
const MOST_TIMES_IF_RENDERED = 15
const REQUESTS = 12
const WARM_UP = 300
/** What is over the budget by chance is not over it each time. */
const ROUNDS = 6
/** The cost of an unknown page is measured again after so many requests. */
const PAGE_EVERY = 20
const SHOWN = 15
/** A page that the measured site has nothing for: a 404 is not cached. */
const WITHOUT_CONTENT = 'news'

if (process.platform !== 'linux') {
  console.log('Not measured: the processor time of each thread is read from /proc, on Linux only.')
  process.exit(0)
}
ensureBuilt()
const requests = await dearRequests()
const site = await serveSite()
const agent = new Agent({ keepAlive: true, maxSockets: 1 })
let unknown = 0
let pageCost = 0

type Measured = { name: string; times: number; most: number }

try {
  await costOf(unknownPage(), WARM_UP)
  const measured: Measured[] = []
  for (const [place, request] of requests.entries()) {
    if (place % PAGE_EVERY === 0) pageCost = await costOf(unknownPage())
    measured.push(await measure(request))
  }
  report(measured.sort((one, other) => other.times / other.most - one.times / one.most))
} finally {
  agent.destroy()
  await site.stop()
}

/** The least of several rounds; one is enough where it is within the budget, and each further one has an unknown page beside it. */
async function measure(request: DearRequest): Promise<Measured> {
  const most = isRendered(request) ? MOST_TIMES_IF_RENDERED : MOST_TIMES_AN_UNKNOWN_PAGE
  let times = Number.POSITIVE_INFINITY
  for (let round = 0; round < ROUNDS && times > most; round += 1) {
    if (round > 0) pageCost = await costOf(unknownPage())
    times = Math.min(times, (await costOf(() => request)) / pageCost)
  }
  return { name: request.name, times, most }
}

/** By the table of pages: one with a parameter is rendered for each value that is made up. */
function isRendered({ method, path }: DearRequest): boolean {
  const name = matchPage(path.split('?', 1)[0] ?? '')?.name
  return (
    method === 'GET' &&
    name !== undefined &&
    (name === WITHOUT_CONTENT || PAGES[name].path.includes(':') || !('cacheSeconds' in PAGES[name]))
  )
}

function unknownPage(): () => DearRequest {
  return () => {
    unknown += 1
    return { name: '', method: 'GET', path: `/en/nothing-${unknown}` }
  }
}

/** Processor time of the site for one request, in nanoseconds. */
async function costOf(next: () => DearRequest, count = REQUESTS): Promise<number> {
  const before = processorTime()
  for (let number = 0; number < count; number += 1) {
    const { path, method, headers, body } = next()
    await ask(site.url + path, { method, headers, body, agent })
  }
  return (processorTime() - before) / count
}

/** Of all threads. In /proc/<pid>/stat it has steps of ten milliseconds. */
function processorTime(): number {
  const tasks = `/proc/${site.pid}/task`
  return readdirSync(tasks).reduce(
    (sum, task) => sum + Number(readFileSync(`${tasks}/${task}/schedstat`, 'utf8').split(' ', 1)[0]),
    0,
  )
}

function report(measured: readonly Measured[]): void {
  const lines = measured.map(({ name, times, most }) => [name, times.toFixed(1), String(most)])
  console.log(`CPU of ${measured.length} requests, in unknown pages; the dearest ${SHOWN}:`)
  printTable(['request', 'times', 'at most'], lines.slice(0, SHOWN))
  const over = measured.filter(({ times, most }) => times > most)
  for (const { name, times, most } of over)
    console.error(`${name}: ${times.toFixed(1)} unknown pages, at most ${most}`)
  if (over.length > 0) process.exitCode = 1
}
