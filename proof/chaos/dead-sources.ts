// T15, G20: outside sources refuse, hang, or send garbage or a hundred megabytes, one by one and all at once, compared
// with a site whose sources work.

import { type BusySite, openBusySite } from './busy-site.ts'
import { all, type ChaosTest, none, type Row, type RunOptions } from './chaos-test.ts'
import { comesTrue } from './chaos-world.ts'
import { type Comparison, compareSites } from './compare-sites.ts'
import { FAULTS, type Fault } from './fault-proxy.ts'
import { type OutsideSources, openOutsideSources, SOURCES, type Source } from './outside-services.ts'
import { ask } from './request.ts'
import { openBereavedSite } from './stored-values.ts'

type Case = { name: string; sources: readonly Source[]; fault: Fault; rounds: number }
type Measured = Comparison & { name: string; fault: Fault }

const GROUPS: Record<string, readonly Source[]> = {
  'status ping': ['network', 'survival'],
  'leaderboard database': ['boards'],
  voters: ['voters'],
  gateway: ['gateway'],
  console: ['console'],
  'bot check': ['bot check'],
}
const ALL = 'all at once'
/** A live site has no page for entries of the demo. */
const PAGES = ['/en', '/id', '/en/leaderboard', '/id/leaderboard', '/en/store', '/id/store']
const ROUNDS = 3
const ROUNDS_FOR_ALL = 6
const TRIED_LIMIT_MS = 30_000
const LEAST_PART = 0.95
/** Work outside the event loop also slows the other site on the core, so only CPU time is compared. */
const MOST_WORK = 1.1
const MORE_MS = 5
/** Sources with at most one connection at a time. */
const ONE_AT_A_TIME: readonly Source[] = ['network', 'survival', 'boards', 'console']
/** Used at the start; the others only by orders. */
const ASKED_AT_ONCE: readonly Source[] = ['network', 'survival', 'boards', 'voters']

export const deadSources: ChaosTest = {
  ids: ['T15', 'G20'],
  alone: true,
  async run(options) {
    await using sources = await openOutsideSources()
    // Awaited here: the sources are closed when this ends.
    return await (options.quick ? lookQuickly(sources, options) : measureAll(sources, options))
  },
}

async function measureAll(sources: OutsideSources, options: RunOptions): Promise<Row[]> {
  await using bereaved = await openBereavedSite(sources, options)
  await using normal = await openBusySite(sources, 'normal', options)
  await using dead = await openBusySite(sources, 'dead', options)
  const measured: Measured[] = []
  for (const each of listCases()) {
    const first = await measureCase(normal, dead, each)
    // A missed bar is measured again, and longer, to rule out noise of the machine.
    const again = isMissed(first)
      ? await measureCase(normal, dead, { ...each, rounds: 2 * each.rounds })
      : null
    measured.push({ ...(again ?? first), errors: first.errors + (again?.errors ?? 0) })
  }
  return [...toRows(measured), ...countRows(dead), ...(await bereaved.check())]
}

function listCases(): Case[] {
  const groups = [...Object.entries(GROUPS), [ALL, SOURCES] as const]
  return groups.flatMap(([name, sources]) =>
    FAULTS.map((fault) => ({ name, sources, fault, rounds: name === ALL ? ROUNDS_FOR_ALL : ROUNDS })),
  )
}

async function measureCase(normal: BusySite, dead: BusySite, { name, sources, fault, rounds }: Case) {
  await dead.setFault(fault, sources)
  await Promise.all([normal.start(), dead.start()])
  const found = await compareSites(dead, normal, rounds)
  await Promise.all([normal.site.kill(), dead.site.kill()])
  await dead.setFault(null)
  return { name, fault, ...found }
}

function isMissed(measured: Measured): boolean {
  return measured.ratePart < LEAST_PART || measured.workPart > MOST_WORK || isSlower(measured)
}

function isSlower({ p99, normalP99 }: Measured): boolean {
  return p99 > Math.max(1.1 * normalP99, normalP99 + MORE_MS)
}

function toRows(measured: readonly Measured[]): Row[] {
  const groups = [...Map.groupBy(measured, ({ name }) => name)]
  const rows = groups.flatMap(([name, own]) => {
    const id = name === 'status ping' || name === 'leaderboard database' ? 'T15' : 'G20'
    const figureOf = (of: (one: Measured) => string) => own.map((one) => `${one.fault} ${of(one)}`).join(', ')
    return [
      {
        id,
        what: `${name} dead: home page, requests per second of normal`,
        timed: true,
        figure: figureOf(({ ratePart }) => ratePart.toFixed(2)),
        bar: `≥ ${LEAST_PART}`,
        ok: own.every(({ ratePart }) => ratePart >= LEAST_PART),
      },
      {
        id,
        what: `${name} dead: p99 and normal, ms`,
        timed: true,
        figure: figureOf(({ p99, normalP99 }) => `${p99.toFixed(1)} / ${normalP99.toFixed(1)}`),
        bar: `+10% or ${MORE_MS} ms`,
        ok: !own.some(isSlower),
      },
      {
        id,
        what: `${name} dead: processor time for each, of normal`,
        timed: true,
        figure: figureOf(({ workPart }) => workPart.toFixed(2)),
        bar: `≤ ${MOST_WORK}`,
        ok: own.every(({ workPart }) => workPart <= MOST_WORK),
      },
    ]
  })
  return [
    ...rows,
    none(
      'G20',
      'pages not answered',
      measured.reduce((sum, { errors }) => sum + errors, 0),
    ),
  ]
}

/** Checks without timing. */
function countRows({ proxies, site, ordered, called }: BusySite): Row[] {
  const others = [...ordered].filter(([status]) => status !== 200 && status !== 503)
  const untaken = [...called].filter(([status]) => status !== 200)
  return [
    ...ONE_AT_A_TIME.map((source) => ({
      id: 'T15',
      what: `connections to ${source} at the same time`,
      bar: '≤ 1',
      figure: String(proxies[source].mostAtOnce()),
      ok: proxies[source].mostAtOnce() <= 1,
    })),
    none('G20', `orders answered with neither 200 nor 503, of ${sum(ordered)}`, sum(others)),
    none('G20', `callbacks not taken, of ${sum(called)}`, sum(untaken)),
    none('G20', 'unhandled rejections', site.log().split(/unhandled|uncaught/i).length - 1),
  ]
}

function sum(counts: Iterable<[number, number]>): number {
  return [...counts].reduce((total, [, times]) => total + times, 0)
}

/** Without timing: every fault for all sources at once; every request is answered. */
async function lookQuickly(sources: OutsideSources, options: RunOptions): Promise<Row[]> {
  await using dead = await openBusySite(sources, 'dead', options)
  let [good, looked, tried, answered] = [0, 0, 0, 0]
  const seen: readonly Fault[] = FAULTS.filter((fault) => fault !== 'refused')
  for (const fault of FAULTS) {
    await dead.setFault(fault)
    const orders = sum(dead.ordered)
    const before = ASKED_AT_ONCE.map((source) => dead.proxies[source].tries())
    await dead.start()
    const answers = await dead.withTraffic(() => Promise.all(PAGES.map((path) => ask(dead.site.url + path))))
    good += answers.filter(({ status }) => status === 200).length
    looked += answers.length
    const isTried = () =>
      ASKED_AT_ONCE.filter((source, at) => dead.proxies[source].tries() > (before[at] ?? 0))
    if (seen.includes(fault)) await comesTrue(() => isTried().length === ASKED_AT_ONCE.length, TRIED_LIMIT_MS)
    tried += isTried().length
    // Hanging requests are not awaited here.
    const isAnswered = () => sum(dead.ordered) > orders
    if (fault !== 'hanging' && (await comesTrue(isAnswered, TRIED_LIMIT_MS))) answered += 1
    await dead.site.kill()
  }
  return [
    all('G20', 'pages answered while every source is dead', good, looked),
    all('T15', 'dead sources that were asked', tried, seen.length * ASKED_AT_ONCE.length),
    all('G20', 'faults other than hanging in which orders were answered', answered, seen.length),
    ...countRows(dead),
  ]
}
