// Runs one load on several programs in turn, round after round, so that noise of the machine reaches all of them.
import { percentile } from '../chaos/figures.ts'
import { processorTime } from '../chaos/site-figures.ts'
import { figure, type Goal } from './goals.ts'
import { type Load, type Loaded, load } from './wrk.ts'

const ROUNDS = 3

export type Round = Loaded & {
  /** CPU time of the program per request, in microseconds. */
  cpuUs: number
}

export type Measured = { what: string; program: string; bytes: number; rounds: readonly Round[] }
export type Findings = { measured: Measured[]; goals: Goal[] }

type Contender = { pid: number; url: string }
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
  return { ...loaded, cpuUs: (processorTime(pid) - before) / loaded.requests }
}

export const MEASURED_COLUMNS = 'what|program|bytes|req/s|rounds|p50|p99|CPU µs|errors'.split('|')

export function measuredRow({ what, program, bytes, rounds }: Measured): string[] {
  const of = (name: keyof Round, digits: number) => {
    const figures = rounds.map((round) => round[name])
    return figure(percentile(figures, 0.5), digits)
  }
  const speeds = rounds.map(({ perSecond }) => figure(perSecond, 0)).join(' ')
  const errors = rounds.reduce((sum, round) => sum + round.errors, 0)
  return [
    ...[what, program, figure(bytes, 0), of('perSecond', 0), speeds, of('p50', 2), of('p99', 2)],
    ...[of('cpuUs', 1), figure(errors, 0)],
  ]
}
