// Two sites under the same load at the same time, one with dead services and one normal. They share a CPU core, so that
// noise of the machine affects both.
import { processorTime } from '#proof/bench/process-figures.ts'
import { type Loaded, load } from '#proof/bench/wrk.ts'
import type { BusySite } from './busy-site.ts'
import { percentile } from './figures.ts'

type Round = Loaded & {
  /** CPU time of the site per request, including orders and payments. */
  work: number
}

/** Medians over the rounds; shares are relative to the normal site. */
export type Comparison = {
  ratePart: number
  workPart: number
  p99: number
  normalP99: number
  errors: number
}

const PAGE = '/en'
const LOAD = { connections: 16, seconds: 3 }
const WARM_UP_SECONDS = 1

/** Both were just started, so both are equally warm, and the dead services are still being called. */
export async function compareSites(dead: BusySite, normal: BusySite, rounds: number): Promise<Comparison> {
  const warmUp = ({ site }: BusySite) => load({ url: site.url + PAGE, ...LOAD, seconds: WARM_UP_SECONDS })
  await Promise.all([warmUp(dead), warmUp(normal)])
  const pairs: { dead: Round; normal: Round }[] = []
  for (let round = 0; round < rounds; round += 1) {
    const [ofDead, ofNormal] = await Promise.all([measure(dead), measure(normal)])
    pairs.push({ dead: ofDead, normal: ofNormal })
  }
  const median = (of: (pair: (typeof pairs)[number]) => number) => percentile(pairs.map(of), 0.5)
  return {
    ratePart: median((pair) => pair.dead.perSecond / pair.normal.perSecond),
    workPart: median((pair) => pair.dead.work / pair.normal.work),
    p99: median((pair) => pair.dead.p99),
    normalP99: median((pair) => pair.normal.p99),
    errors: pairs.reduce((sum, pair) => sum + pair.dead.errors, 0),
  }
}

async function measure({ site, withTraffic }: BusySite): Promise<Round> {
  const before = processorTime(site.pid())
  const loaded = await withTraffic(() => load({ url: site.url + PAGE, ...LOAD }))
  return { ...loaded, work: (processorTime(site.pid()) - before) / loaded.requests }
}
