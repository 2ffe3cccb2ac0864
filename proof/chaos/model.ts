// Random sequences, run by the services and by a small model of the store; both must agree.
import fc from 'fast-check'
import { type ChaosTest, fact, type Row, type RunOptions } from './chaos-test.ts'
import { compareWithOrders } from './consistency.ts'
import { openModelShop } from './model-shop.ts'
import { type Step, steps, take } from './model-steps.ts'
import { Model } from './model-story.ts'

const SEQUENCES = 2_000
const QUICK_SEQUENCES = 25
const STEPS_AT_MOST = 30

export const model: ChaosTest = {
  name: 'model',
  async run({ quick }: RunOptions): Promise<Row[]> {
    const numRuns = quick ? QUICK_SEQUENCES : SEQUENCES
    const tally = { runs: 0, steps: 0 }
    const what = 'random stories in which the model and the services agree'
    const property = fc.asyncProperty(
      fc.array(steps, { maxLength: STEPS_AT_MOST, size: 'max' }),
      fc.scheduler(),
      tell(tally),
    )
    const { failed, counterexample, errorInstance, seed } = await fc.check(property, {
      numRuns,
      endOnFailure: quick,
    })
    const why = failed
      ? `: ${String(errorInstance)} after ${JSON.stringify(counterexample?.[0])}, seed ${seed}`
      : ''
    return [
      { what: what + why, figure: `${tally.runs} of ${numRuns}`, bar: 'all', ok: !failed },
      fact('steps of these stories', `${tally.steps}`),
    ]
  },
}

function tell(tally: { runs: number; steps: number }) {
  return async (story: readonly Step[], scheduler: fc.Scheduler): Promise<void> => {
    await using shop = await openModelShop()
    const expected = new Model(shop)
    for (const step of story) {
      await take(step, { shop, model: expected, scheduler })
      await expected.compare()
      tally.steps += 1
    }
    await expected.settle()
    const [difference] = await compareWithOrders(shop.db)
    if (difference) throw new Error(difference)
    tally.runs += 1
  }
}
