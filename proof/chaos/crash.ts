// The site is killed at a random moment after the gateway's callback, and started again.
import { setTimeout as sleep } from 'node:timers/promises'
import { all, atMost, type ChaosTest, fact, noneOf, type Row, type RunOptions } from './chaos-test.ts'
import { type ChaosWorld, comesTrue, openChaosWorld, verdictOf } from './chaos-world.ts'
import { type Verdict, verdictRows } from './checker.ts'
import { percentile } from './figures.ts'

type Plan = { id: 'kill after a callback' | 'kill during a command'; kills: number; answerMs: number }

const KILL_WITHIN_MS = 500
const ROUND_LIMIT_MS = 3_000
/** Reconciliation polls payments without a callback. A check that a kill interrupts stays claimed for two minutes. */
const END_LIMIT_MS = 180_000
const UNKNOWN_PART = 0.05

export const crash = killing({ id: 'kill after a callback', kills: 200, answerMs: 5 })
export const crashInside = killing({ id: 'kill during a command', kills: 100, answerMs: 200 })

function killing(plan: Plan): ChaosTest {
  return { name: plan.id, run: (options) => run(plan, options) }
}

async function run({ id, answerMs, ...plan }: Plan, options: RunOptions): Promise<Row[]> {
  const kills = options.quick ? 3 : plan.kills
  await using world = await openChaosWorld(options, { name: id, answerMs })
  await world.start()
  const starts: number[] = []
  let intact = 0
  for (let round = 1; round <= kills; round += 1) {
    const { reference } = await world.customers.order()
    const paying = world.pay(reference)
    await sleep(options.quick ? spreadOut(round, kills) : Math.random() * KILL_WITHIN_MS)
    await world.kill()
    if (world.isIntact()) intact += 1
    starts.push(await world.start())
    await paying
    await comesTrue(() => isSettled(world, reference), ROUND_LIMIT_MS)
  }
  const refs = world.history.read().flatMap((event) => (event.what === 'paid' ? [event.reference] : []))
  await comesTrue(() => refs.every((reference) => isSettled(world, reference)), END_LIMIT_MS)
  const verdict = await verdictOf(world)
  return toRows(id, kills, { verdict, intact, starts, executed: world.executed().length })
}

/** With few kills, random moments would miss the first milliseconds, in which most happens. */
function spreadOut(round: number, kills: number): number {
  return KILL_WITHIN_MS * ((round - 0.5) / kills) ** 2
}

function isSettled(world: ChaosWorld, reference: string): boolean {
  const found = world.rows<{ state: string }>(
    `select state from send_action join orders on orders.id = order_id
     where reference = ? and state in ('done', 'unknown', 'failed')`,
    reference,
  )
  return found.length > 0
}

type Tally = { verdict: Verdict; intact: number; starts: number[]; executed: number }

function toRows(id: Plan['id'], kills: number, { verdict, intact, starts, executed }: Tally): Row[] {
  const { unknown, falselyKnown, falselyUnknown } = verdict
  const unknownRow =
    id === 'kill after a callback'
      ? // How long a command is on its way is the machine's affair.
        { ...atMost('unknown', unknown.length, Math.floor(kills * UNKNOWN_PART)), timed: true }
      : fact('unknown', `${unknown.length} of ${kills}`)
  return [
    ...verdictRows('after kills', verdict, kills),
    fact('executed at the game', `${executed}`),
    unknownRow,
    noneOf('called unknown although nothing can have been sent', falselyUnknown),
    noneOf('called known although its answer cannot have come', falselyKnown),
    all('integrity_check ok after the kill', intact, kills),
    fact('back to the first 200 among other tests', spread(starts)),
  ]
}

function spread(starts: readonly number[]): string {
  return `median ${percentile(starts, 0.5).toFixed(0)} ms, most ${Math.max(...starts).toFixed(0)} ms`
}
