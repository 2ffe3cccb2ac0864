// Replies that the site sends from its cache, beside a bare node:http server with the same bytes: pages and API calls; and a page behind the shipped nginx.conf with 500 connections.
import type { Site } from '../../scripts/lib/serve.ts'
import { type StoredReply, startBareServer } from './bare-server.ts'
import { fetchBytes } from './fetch-bytes.ts'
import type { Goal } from './goals.ts'
import { startNginx } from './proxy.ts'
import { alternate, type Findings, type Measured, type Round } from './rounds.ts'
import { load } from './wrk.ts'

const USUAL_CONNECTIONS = 32
const MANY_CONNECTIONS = 500
const WARM_UP_SECONDS = 2
const PAGE = '/en'

/** Public API calls whose reply is the same for every visitor. */
const CALLS: readonly string[] = [
  '/api/store/products?lng=id',
  '/api/server-status/network',
  '/api/leaderboards/survival',
]

type Subject = { address: string; file: string; encoding?: 'br' }
type Setting = { site: Site; core: number; seconds: number }
type Server = { pid: number; url: string }
type Compared = {
  what: string
  rounds: Record<'site' | 'node', Round[]>
  bytes: number
}

const PLAIN_PAGE: Subject = { address: PAGE, file: 'page' }
const COMPRESSED_PAGE: Subject = { address: PAGE, file: 'page.br', encoding: 'br' }
const CALL_SUBJECTS = CALLS.map((address, place): Subject => ({ address, file: `call-${place}` }))

export async function measureCachedReplies({ site, core, seconds }: Setting): Promise<Findings> {
  const replies = await collectReplies(site.url, [PLAIN_PAGE, COMPRESSED_PAGE, ...CALL_SUBJECTS])
  const node = await startBareServer(replies, core)
  const compare = async (what: string, subject: Subject, duration: number): Promise<Compared> => {
    const { address, file, encoding } = subject
    const contenders = { site: at(site, address), node: at(node, `/${file}`) }
    const options = { connections: USUAL_CONNECTIONS, seconds: duration, encoding }
    const rounds = await alternate({ contenders, ...options })
    return { what, rounds, bytes: replies.get(file)?.body.length ?? 0 }
  }
  try {
    await assertSameBytes(node, replies)
    for (const address of [PAGE, ...CALLS]) {
      await load({ url: site.url + address, connections: USUAL_CONNECTIONS, seconds: WARM_UP_SECONDS })
    }
    const pages = [
      await compare(`${PAGE} identity`, PLAIN_PAGE, seconds),
      await compare(`${PAGE} br`, COMPRESSED_PAGE, seconds),
    ]
    const calls: Compared[] = []
    for (const subject of CALL_SUBJECTS) {
      calls.push(await compare(subject.address, subject, Math.ceil(seconds / 2)))
    }
    return {
      measured: [...pages, ...calls].flatMap(toMeasured),
      goals: [...pages.flatMap(pageGoals), ...calls.flatMap(callGoals)],
    }
  } finally {
    await node.stop()
  }
}

export async function measureBehindProxy({ site, core, seconds }: Setting): Promise<Findings> {
  const proxy = await startNginx([site.url], core)
  const what = `${PAGE} br behind nginx.conf, ${MANY_CONNECTIONS} connections`
  try {
    const contenders = { proxy: at(proxy, PAGE) }
    const options = { connections: MANY_CONNECTIONS, seconds, encoding: 'br' as const }
    const { proxy: rounds } = await alternate({ contenders, ...options })
    const { body } = await fetchBytes(proxy.url + PAGE, 'br')
    return {
      measured: [{ what, program: 'nginx + site', bytes: body.length, rounds }],
      goals: [
        { what: `${what}: errors`, atMost: { must: 0 }, figures: rounds.map(({ errors }) => errors) },
        latencyGoal(what, rounds, 500),
      ],
    }
  } finally {
    await proxy.stop()
  }
}

function latencyGoal(what: string, rounds: readonly Round[], must: number): Goal {
  return {
    what: `${what}: p99`,
    unit: 'ms',
    digits: 1,
    atMost: { must },
    figures: rounds.map(({ p99 }) => p99),
  }
}

function pageGoals({ what, rounds }: Compared): Goal[] {
  const bar = { atLeast: { must: 0.6 }, digits: 2 }
  const share = 'share of bare node:http'
  return [
    { what: `${what}: requests per second, ${share}`, ...bar, figures: speedRatios(rounds) },
    { what: `${what}: requests per CPU second, ${share}`, ...bar, figures: cpuRatios(rounds) },
    latencyGoal(what, rounds.site, 15),
  ]
}

function callGoals({ what, rounds }: Compared): Goal[] {
  const bar = { atLeast: { must: 5_000 } }
  const perCpuSecond = rounds.site.map(({ cpuUs }) => 1e6 / cpuUs)
  return [
    { what: `${what}: requests per second`, ...bar, figures: rounds.site.map((round) => round.perSecond) },
    { what: `${what}: requests per CPU second`, ...bar, figures: perCpuSecond },
    { what: `${what}: share of bare node:http`, digits: 2, figures: speedRatios(rounds) },
  ]
}

function speedRatios({ site, node }: Compared['rounds']): number[] {
  return site.map(({ perSecond }, place) => perSecond / (node[place]?.perSecond ?? Number.NaN))
}

/** The fewer microseconds a request takes, the more requests fit into a CPU second. */
function cpuRatios({ site, node }: Compared['rounds']): number[] {
  return site.map(({ cpuUs }, place) => (node[place]?.cpuUs ?? Number.NaN) / cpuUs)
}

function toMeasured({ what, rounds, bytes }: Compared): Measured[] {
  return Object.entries(rounds).map(([program, own]) => ({ what, program, bytes, rounds: own }))
}

function at({ pid, url }: Server, address: string): Server {
  return { pid, url: url + address }
}

async function collectReplies(
  siteUrl: string,
  subjects: readonly Subject[],
): Promise<Map<string, StoredReply>> {
  const replies = new Map<string, StoredReply>()
  for (const { address, file, encoding } of subjects) {
    replies.set(file, await fetchBytes(siteUrl + address, encoding))
  }
  return replies
}

async function assertSameBytes({ url }: Server, replies: ReadonlyMap<string, StoredReply>): Promise<void> {
  for (const [name, { body }] of replies) {
    const reply = await fetchBytes(`${url}/${name}`)
    if (!reply.body.equals(body)) throw new Error(`${url}/${name} sends other bytes than the site`)
  }
}
