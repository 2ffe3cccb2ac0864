// What the site keeps ready, against nginx handing out the same bytes: pages (G01, G02, G05) and calls (G04).
import type { Site } from '#scripts/lib/serve.ts'
import { fetchBytes } from './fetch-bytes.ts'
import { figure, type Goal, median } from './goals.ts'
import { type Bytes, type Nginx, serveBytes } from './nginx.ts'
import { alternate, type Contender, type Round } from './rounds.ts'
import { load } from './wrk.ts'

const USUAL_CONNECTIONS = 32
const MANY_CONNECTIONS = 500
const WARM_UP_SECONDS = 2
const PAGE = '/en'

/** Public calls of the API whose answers are the same for everyone. */
const CALLS: readonly string[] = [
  '/api/store/products?lng=id',
  '/api/server-status/network',
  '/api/leaderboards/survival',
]

type Subject = { address: string; file: string; encoding?: 'br' }
type Setting = { site: Site; core: number; seconds: number }
export type Measured = { what: string; program: string; bytes: number; rounds: readonly Round[] }
export type Findings = { measured: Measured[]; goals: Goal[] }

const PLAIN_PAGE: Subject = { address: PAGE, file: 'page' }
const PACKED_PAGE: Subject = { address: PAGE, file: 'page.br', encoding: 'br' }
const CALL_SUBJECTS = CALLS.map((address, place): Subject => ({ address, file: `call-${place}` }))

export async function measureAgainstNginx({ site, core, seconds }: Setting): Promise<Findings> {
  const bytes = await collectBytes(site.url, [PLAIN_PAGE, PACKED_PAGE, ...CALL_SUBJECTS])
  const nginx = await serveBytes(bytes, core)
  const compare = async (what: string, subject: Subject, connections: number, duration: number) => {
    const { address, file, encoding } = subject
    const contenders = { site: at(site, address), nginx: at(nginx, `/${file}`) }
    const rounds = await alternate({ contenders, connections, seconds: duration, encoding })
    return { what, subject, rounds, bytes: bytes.get(file)?.body.length ?? 0 }
  }
  try {
    await assertSameBytes(nginx, bytes)
    for (const address of [PAGE, ...CALLS]) {
      await load({ url: site.url + address, connections: USUAL_CONNECTIONS, seconds: WARM_UP_SECONDS })
    }
    const pages = [
      await compare(`${PAGE} identity`, PLAIN_PAGE, USUAL_CONNECTIONS, seconds),
      await compare(`${PAGE} br`, PACKED_PAGE, USUAL_CONNECTIONS, seconds),
    ]
    const crowd = await compare(
      `${PAGE} br, ${MANY_CONNECTIONS} connections`,
      PACKED_PAGE,
      MANY_CONNECTIONS,
      seconds,
    )
    const calls: Comparison[] = []
    // There will be many calls: each gets half the time.
    for (const subject of CALL_SUBJECTS) {
      calls.push(await compare(subject.address, subject, USUAL_CONNECTIONS, Math.ceil(seconds / 2)))
    }
    return {
      measured: [...pages, crowd, ...calls].flatMap(toMeasured),
      goals: [...pages.flatMap(pageGoals), ...crowdGoals(crowd), ...calls.flatMap(callGoals)],
    }
  } finally {
    await nginx.stop()
  }
}

type Comparison = { what: string; rounds: Record<'site' | 'nginx', Round[]>; bytes: number }

function pageGoals({ what, rounds }: Comparison): Goal[] {
  const bars = { atLeast: { must: 0.3, aim: 0.45 }, digits: 2 }
  return [
    {
      id: 'G01',
      what: `${what}: requests per second, of nginx`,
      figures: ratios(rounds, 'perSecond'),
      ...bars,
    },
    {
      id: 'G01',
      what: `${what}: requests per processor second, of nginx`,
      figures: workRatios(rounds),
      ...bars,
    },
    {
      ...{ id: 'G02', what: `${what}: p99`, unit: 'ms', digits: 1 },
      ...{ figures: rounds.site.map(({ p99 }) => p99), atMost: { must: 15 } },
    },
    {
      ...{ id: 'G02', what: `${what}: p99, times nginx`, digits: 1 },
      ...{ figures: ratios(rounds, 'p99'), atMost: { aim: 3 } },
    },
  ]
}

function crowdGoals({ what, rounds }: Comparison): Goal[] {
  return [
    {
      id: 'G05',
      what: `${what}: errors`,
      figures: rounds.site.map(({ errors }) => errors),
      atMost: { must: 0 },
    },
    {
      ...{ id: 'G05', what: `${what}: p99`, unit: 'ms', digits: 1 },
      ...{ figures: rounds.site.map(({ p99 }) => p99), atMost: { must: 500 } },
    },
    {
      ...{ id: 'G05', what: `${what}: p99, times nginx`, digits: 1 },
      ...{ figures: ratios(rounds, 'p99'), atMost: { aim: 10 } },
    },
  ]
}

function callGoals({ what, rounds }: Comparison): Goal[] {
  const bars = { atLeast: { must: 0.25, aim: 0.4 }, digits: 2 }
  return [
    {
      id: 'G04',
      what: `${what}: requests per second, of nginx`,
      figures: ratios(rounds, 'perSecond'),
      ...bars,
    },
    {
      id: 'G04',
      what: `${what}: requests per processor second, of nginx`,
      figures: workRatios(rounds),
      ...bars,
    },
    {
      ...{ id: 'G04', what: `${what}: requests per second` },
      ...{ figures: rounds.site.map(({ perSecond }) => perSecond), atLeast: { aim: 10_000 } },
    },
  ]
}

function ratios({ site, nginx }: Comparison['rounds'], of: 'perSecond' | 'p99'): number[] {
  return site.map((round, place) => round[of] / (nginx[place]?.[of] ?? Number.NaN))
}

/** The less work for a request, the more requests for a second of the processor. */
function workRatios({ site, nginx }: Comparison['rounds']): number[] {
  return site.map(({ work }, place) => (nginx[place]?.work ?? Number.NaN) / work)
}

function toMeasured({ what, rounds, bytes }: Comparison): Measured[] {
  return Object.entries(rounds).map(([program, own]) => ({ what, program, bytes, rounds: own }))
}

export function measuredRow({ what, program, bytes, rounds }: Measured): string[] {
  const of = (name: keyof Round, digits: number) => figure(median(rounds.map((round) => round[name])), digits)
  const speeds = rounds.map(({ perSecond }) => figure(perSecond, 0)).join(' ')
  const errors = rounds.reduce((sum, round) => sum + round.errors, 0)
  return [
    ...[what, program, figure(bytes, 0), of('perSecond', 0), speeds, of('p50', 2), of('p99', 2)],
    ...[of('work', 1), figure(errors, 0)],
  ]
}

function at({ pid, url }: Contender, address: string): Contender {
  return { pid, url: url + address }
}

async function collectBytes(siteUrl: string, subjects: readonly Subject[]): Promise<Map<string, Bytes>> {
  const files = new Map<string, Bytes>()
  for (const { address, file, encoding } of subjects) {
    const { body, headers } = await fetchBytes(siteUrl + address, encoding)
    files.set(file, { body, type: headers['content-type'] ?? '', encoding })
  }
  return files
}

async function assertSameBytes(nginx: Nginx, files: ReadonlyMap<string, Bytes>): Promise<void> {
  for (const [name, { body }] of files) {
    const answer = await fetchBytes(`${nginx.url}/${name}`)
    if (!answer.body.equals(body)) throw new Error(`nginx hands out other bytes than the site for ${name}`)
  }
}
