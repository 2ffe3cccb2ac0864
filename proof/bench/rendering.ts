// CPU time of a page that is rendered for every request, with the page cache switched off; time from the start of the
// process to the first page, on an existing database.
import { serveSite, temporaryFolder } from '../../scripts/lib/serve.ts'
import { fetchBytes } from '../chaos/request.ts'
import type { Goal } from './goals.ts'
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
        atMost: LIMIT_MS,
      })
    }
    return findings
  } finally {
    await site.stop()
  }
}

const TIMES = 5
const FIRST_PAGE = '/en'

export async function measureStart(core: number): Promise<Goal> {
  const data = temporaryFolder('data')
  const startOnce = async () => {
    const site = await serveSite({ core, dataDir: data.path, readyPath: FIRST_PAGE })
    await site.stop()
    return site.readyMs
  }
  try {
    await startOnce()
    const figures: number[] = []
    for (let time = 1; time <= TIMES; time += 1) figures.push(await startOnce())
    return { what: `start to first ${FIRST_PAGE}`, figures, unit: 'ms', atMost: 1_000 }
  } finally {
    data.remove()
  }
}
