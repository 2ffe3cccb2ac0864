// Replies that the site sends from its cache: a page beside a bare node:http server with the same bytes, API calls, and a
// page behind the shipped nginx.conf with 500 connections.
import type { Site } from '../../scripts/lib/serve.ts'
import { fetchBytes } from '../chaos/request.ts'
import { type StoredReply, startBareServer } from './bare-server.ts'
import type { Goal } from './goals.ts'
import { startNginx } from './proxy.ts'
import { alternate, type Findings, type Round } from './rounds.ts'
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

const PAGES: readonly { what: string; file: string; encoding?: 'br' }[] = [
  { what: `${PAGE} identity`, file: 'page' },
  { what: `${PAGE} br`, file: 'page.br', encoding: 'br' },
]

type Setting = { site: Site; core: number; seconds: number }
type Server = { pid: number; url: string }
type Rounds = Record<'site' | 'node', Round[]>

export async function measureCachedReplies({ site, core, seconds }: Setting): Promise<Findings> {
  const replies = new Map<string, StoredReply>()
  for (const { file, encoding } of PAGES) replies.set(file, await fetchBytes(site.url + PAGE, encoding))
  const node = await startBareServer(replies, core)
  const findings: Findings = { measured: [], goals: [] }
  const connections = USUAL_CONNECTIONS
  try {
    await assertSameBytes(node, replies)
    for (const address of [PAGE, ...CALLS]) {
      await load({ url: site.url + address, connections, seconds: WARM_UP_SECONDS })
    }
    for (const { what, file, encoding } of PAGES) {
      const contenders = { site: at(site, PAGE), node: at(node, `/${file}`) }
      const rounds = await alternate({ contenders, connections, seconds, encoding })
      const bytes = replies.get(file)?.body.length ?? 0
      for (const program of ['site', 'node'] as const)
        findings.measured.push({ what, program, bytes, rounds: rounds[program] })
      findings.goals.push(...pageGoals(what, rounds))
    }
    for (const what of CALLS) {
      const options = { connections, seconds: Math.ceil(seconds / 2) }
      const { site: rounds } = await alternate({ contenders: { site: at(site, what) }, ...options })
      const { body } = await fetchBytes(site.url + what)
      findings.measured.push({ what, program: 'site', bytes: body.length, rounds })
      findings.goals.push(...callGoals(what, rounds))
    }
    return findings
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
        { what: `${what}: errors`, atMost: 0, figures: rounds.map(({ errors }) => errors) },
        latencyGoal(what, rounds, 500),
      ],
    }
  } finally {
    await proxy.stop()
  }
}

function latencyGoal(what: string, rounds: readonly Round[], atMost: number): Goal {
  return { what: `${what}: p99`, unit: 'ms', digits: 1, atMost, figures: rounds.map(({ p99 }) => p99) }
}

function pageGoals(what: string, { site, node }: Rounds): Goal[] {
  const bar = { atLeast: 0.6, digits: 2 }
  const share = 'share of bare node:http'
  const ratios = (of: (site: Round, node: Round) => number) =>
    site.map((round, place) => of(round, node[place] as Round))
  // The fewer microseconds a request takes, the more requests fit into a CPU second.
  const [speeds, cpu] = [
    ratios((one, bare) => one.perSecond / bare.perSecond),
    ratios((one, bare) => bare.cpuUs / one.cpuUs),
  ]
  return [
    { what: `${what}: requests per second, ${share}`, ...bar, figures: speeds },
    { what: `${what}: requests per CPU second, ${share}`, ...bar, figures: cpu },
    latencyGoal(what, site, 15),
  ]
}

function callGoals(what: string, rounds: readonly Round[]): Goal[] {
  const perCpuSecond = rounds.map(({ cpuUs }) => 1e6 / cpuUs)
  return [
    { what: `${what}: requests per second`, atLeast: 5_000, figures: rounds.map((one) => one.perSecond) },
    { what: `${what}: requests per CPU second`, atLeast: 5_000, figures: perCpuSecond },
  ]
}

function at({ pid, url }: Server, address: string): Server {
  return { pid, url: url + address }
}

async function assertSameBytes({ url }: Server, replies: ReadonlyMap<string, StoredReply>): Promise<void> {
  for (const [name, { body }] of replies) {
    const reply = await fetchBytes(`${url}/${name}`)
    if (!reply.body.equals(body)) throw new Error(`${url}/${name} sends other bytes than the site`)
  }
}
