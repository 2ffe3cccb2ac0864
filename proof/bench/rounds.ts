// The same load on several programs in turn, round after round, so that a noisy moment meets them all.
import { processorTime } from './process-figures.ts'
import { type Load, type Loaded, load } from './wrk.ts'

const ROUNDS = 3

export type Contender = { pid: number; url: string }
export type Round = Loaded & {
  /** Processor time of the program for each request, in microseconds. */
  work: number
}

type Plan<Name extends string> = Omit<Load, 'url'> & { contenders: Record<Name, Contender> }

export async function alternate<Name extends string>({ contenders, ...options }: Plan<Name>) {
  const names = Object.keys(contenders) as Name[]
  const rounds = Object.fromEntries(names.map((name) => [name, [] as Round[]])) as Record<Name, Round[]>
  for (let round = 1; round <= ROUNDS; round += 1) {
    for (const name of names) rounds[name].push(await measure(contenders[name], options))
  }
  return rounds
}

async function measure({ pid, url }: Contender, options: Omit<Load, 'url'>): Promise<Round> {
  const before = processorTime(pid)
  const loaded = await load({ ...options, url })
  return { ...loaded, work: (processorTime(pid) - before) / loaded.requests }
}
