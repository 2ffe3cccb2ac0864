// Two sites in turn under the same load from wrk: the one whose sources are dead, and the one that says what is normal.
import { processorTime } from '#scripts/bench/process-figures.ts'
import { type Loaded, load } from '#scripts/bench/wrk.ts'
import { percentile } from './figures.ts'
import type { LivedSite } from './lived-site.ts'

type Round = Loaded & {
  /** Processor time of the site for each request, orders and payments along with it. */
  work: number
}

/** Medians over the rounds; what is a part is one of normal. */
export type Duel = { ratePart: number; workPart: number; p99: number; normalP99: number; errors: number }

const PAGE = '/en'
const LOAD = { connections: 32, seconds: 2 }
const WARM_UP_SECONDS = 1

/** Both have just been started, so that both are as warm; the dead one begins, while it asks the dead. */
export async function duel(dead: LivedSite, normal: LivedSite, rounds: number): Promise<Duel> {
  for (const { site } of [normal, dead]) {
    await load({ url: site.url + PAGE, ...LOAD, seconds: WARM_UP_SECONDS })
  }
  const pairs: { dead: Round; normal: Round }[] = []
  for (let round = 0; round < rounds; round += 1) {
    if (round % 2 === 0) pairs.push({ dead: await measure(dead), normal: await measure(normal) })
    else pairs.push({ normal: await measure(normal), dead: await measure(dead) })
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

async function measure({ site, liveDuring }: LivedSite): Promise<Round> {
  const before = processorTime(site.pid())
  const loaded = await liveDuring(() => load({ url: site.url + PAGE, ...LOAD }))
  return { ...loaded, work: (processorTime(site.pid()) - before) / loaded.requests }
}
