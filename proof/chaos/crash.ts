// The site is killed at a random moment after the gateway's callback, and started again.
import { setTimeout as sleep } from 'node:timers/promises'
import { all, type ChaosTest, noneOf, type Row, type RunOptions } from './chaos-test.ts'
import { areSettled, comesTrue, openChaosWorld, verdictOf } from './chaos-world.ts'
import { verdictRows } from './checker.ts'
import { payAboveLimit } from './limits.ts'

type Plan = { id: string; kills: number; answerMs: number; limits?: number }

const KILL_WITHIN_MS = 500
const ROUND_LIMIT_MS = 3_000
/** Reconciliation polls payments without a callback. A check that a kill interrupts stays claimed for two minutes. */
const END_LIMIT_MS = 180_000

export const crash = killing({ id: 'kill after a callback', kills: 200, answerMs: 5, limits: 10 })
export const crashInside = killing({ id: 'kill during a command', kills: 100, answerMs: 200 })

function killing(plan: Plan): ChaosTest {
  return { name: plan.id, run: (options) => run(plan, options) }
}

async function run({ id, answerMs, ...plan }: Plan, options: RunOptions): Promise<Row[]> {
  const kills = options.quick ? 3 : plan.kills
  await using world = await openChaosWorld(options, { name: id, answerMs })
  await world.start()
  let intact = 0
  for (let round = 1; round <= kills; round += 1) {
    const { reference } = await world.customers.order()
    const paying = world.pay(reference)
    await sleep(options.quick ? spreadOut(round, kills) : Math.random() * KILL_WITHIN_MS)
    await world.kill()
    if (world.isIntact()) intact += 1
    await world.start()
    await paying
    await comesTrue(() => areSettled(world, [reference]), ROUND_LIMIT_MS)
  }
  const limits = plan.limits ? await payAboveLimit(world, options.quick ? 1 : plan.limits) : []
  const refs = world.history.read().flatMap((event) => (event.what === 'paid' ? [event.reference] : []))
  await comesTrue(() => areSettled(world, refs), END_LIMIT_MS)
  const verdict = await verdictOf(world)
  return [
    ...verdictRows('after kills', verdict, refs.length),
    ...limits,
    noneOf('called unknown although nothing can have been sent', verdict.falselyUnknown),
    noneOf('called known although its answer cannot have come', verdict.falselyKnown),
    all('integrity_check ok after the kill', intact, kills),
  ]
}

/** With few kills, random moments would miss the first milliseconds, in which most happens. */
function spreadOut(round: number, kills: number): number {
  return KILL_WITHIN_MS * ((round - 0.5) / kills) ** 2
}
