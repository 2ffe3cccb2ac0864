// CPU time of a page that is rendered for every request, with the page cache switched off.
import { serveSite } from '../../scripts/lib/serve.ts'
import { fetchBytes } from './fetch-bytes.ts'
import { memory } from './process-figures.ts'
import { alternate, type Findings } from './rounds.ts'
import { load } from './wrk.ts'

const CONNECTIONS = 32
const WARM_UP_SECONDS = 3
const LIMIT_MS = 6

const PAGES: readonly string[] = ['/en', '/en/store', '/en/leaderboard']

type Setting = { core: number; seconds: number }

export async function measureRendering({ core, seconds }: Setting): Promise<Findings> {
  const site = await serveSite({ core, env: { PAGE_CACHE: 'off' } })
  const findings: Findings = { measured: [], goals: [] }
  try {
    for (const address of PAGES) {
      const url = site.url + address
      await load({ url, connections: CONNECTIONS, seconds: WARM_UP_SECONDS })
      const contenders = { site: { pid: site.pid, url } }
      const { site: rounds } = await alternate({ contenders, connections: CONNECTIONS, seconds })
      const { body } = await fetchBytes(url)
      const what = `${address} uncached`
      findings.measured.push({ what, program: 'site', bytes: body.length, rounds })
      findings.goals.push({
        what: `${what}: CPU time per request`,
        unit: 'ms',
        digits: 1,
        figures: rounds.map(({ cpuUs }) => cpuUs / 1_000),
        atMost: { must: LIMIT_MS },
      })
    }
    findings.goals.push({
      what: 'RSS after rendering',
      unit: 'MB',
      figures: [memory(site.pid).rss],
      atMost: { must: 220 },
    })
    return findings
  } finally {
    await site.stop()
  }
}
