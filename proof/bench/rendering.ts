// Pages drawn anew for every request, as if nothing were ever kept (G03).
import { serveSite } from '#scripts/lib/serve.ts'
import type { Findings } from './against-nginx.ts'
import { fetchBytes } from './fetch-bytes.ts'
import { memory } from './process-figures.ts'
import { alternate } from './rounds.ts'
import { load } from './wrk.ts'

const CONNECTIONS = 32
const WARM_UP_SECONDS = 3

const PAGES: readonly string[] = ['/en', '/en/store', '/en/leaderboard']

export async function measureRendering({
  core,
  seconds,
}: {
  core: number
  seconds: number
}): Promise<Findings> {
  const site = await serveSite({ core, env: { PAGE_CACHE: 'off' } })
  const findings: Findings = { measured: [], goals: [] }
  try {
    for (const address of PAGES) {
      const url = site.url + address
      await load({ url, connections: CONNECTIONS, seconds: WARM_UP_SECONDS })
      const contenders = { site: { pid: site.pid, url } }
      const rounds = await alternate({ contenders, connections: CONNECTIONS, seconds })
      const { body } = await fetchBytes(url)
      const what = `${address} drawn anew`
      findings.measured.push({ what, program: 'site', bytes: body.length, rounds: rounds.site })
      findings.goals.push(
        {
          ...{ id: 'G03', what: `${what}: requests per second` },
          ...{ figures: rounds.site.map(({ perSecond }) => perSecond), atLeast: { must: 500, aim: 1_000 } },
        },
        {
          ...{ id: 'G03', what: `${what}: requests per processor second` },
          ...{ figures: rounds.site.map(({ work }) => 1e6 / work), atLeast: { must: 500, aim: 1_000 } },
        },
      )
    }
    findings.goals.push({ id: '', what: 'RSS after drawing', figures: [memory(site.pid).rss], unit: 'MB' })
    return findings
  } finally {
    await site.stop()
  }
}
