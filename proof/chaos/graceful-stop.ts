// SIGTERM under mixed load, while the game has a command.
import { setTimeout as sleep } from 'node:timers/promises'
import { isTaken, sendCallback } from './callbacks.ts'
import { all, type ChaosTest, fact, none, type Row, within } from './chaos-test.ts'
import { comesTrue, verdictOf } from './chaos-world.ts'
import { type MixedWorld, openMixedWorld, PER_SECOND } from './mixed-load.ts'
import { callbackOf } from './seeded.ts'
import type { Loaded } from './steady-load.ts'

type Stopped = { loaded: Loaded; code: number | null; ms: number; state: string; reference: string }

const STOPS = 20
const QUICK_STOPS = 2
const BEFORE_MS = 1_000
/** So that the command is in flight at the stop. */
const ANSWER_MS = 300
const ENDED_WITHIN_MS = 5_000
const AT_THE_GAME_MS = 10_000
const DELIVERED_LIMIT_MS = 30_000
const PAYMENTS_FOR_MS = 60_000

export const gracefulStop: ChaosTest = {
  name: 'graceful stop',
  alone: true,
  async run(options) {
    await using mix = await openMixedWorld(options, {
      name: 'graceful stop',
      forMs: PAYMENTS_FOR_MS,
      answerMs: ANSWER_MS,
    })
    const stopped: Stopped[] = []
    for (let time = 0; time < (options.quick ? QUICK_STOPS : STOPS); time += 1) {
      stopped.push(await stopOnce(mix))
      await mix.start()
    }
    await comesTrue(mix.world.isQueueEmpty, DELIVERED_LIMIT_MS)
    return [...requestRows(stopped), ...endRows(stopped), ...(await actionRows(mix, stopped))]
  },
}

async function stopOnce(mix: MixedWorld): Promise<Stopped> {
  const { world } = mix
  const over = new AbortController()
  const loading = mix.load({ signal: over.signal })
  await sleep(BEFORE_MS)
  const payment = mix.takePayment()
  const { reference, username } = payment
  world.history.note({ what: 'ordered', reference, username })
  const signed = callbackOf(payment, 'PAID', world.tripay.merchant.privateKey)
  if (isTaken(await sendCallback(world.site.url, signed))) world.history.note({ what: 'paid', reference })
  await comesTrue(
    () => world.game.executed().some(({ command }) => command.includes(username)),
    AT_THE_GAME_MS,
  )
  const begun = performance.now()
  const code = await world.site.stop()
  const ms = performance.now() - begun
  world.history.note({ what: 'killed' })
  over.abort()
  return { loaded: await loading, code, ms, state: stateOf(mix, reference), reference }
}

function stateOf({ world }: MixedWorld, reference: string): string {
  const [found] = world.rows<{ state: string }>(
    'select state from send_action join orders on orders.id = order_id where reference = ?',
    reference,
  )
  return found?.state ?? 'missing'
}

function requestRows(stopped: readonly Stopped[]): Row[] {
  const sum = (of: (loaded: Loaded) => number) => stopped.reduce((total, { loaded }) => total + of(loaded), 0)
  const named = stopped.flatMap(({ loaded }) => loaded.wrong).slice(0, 5)
  return [
    none(
      `requests that failed at ${stopped.length} stops${named.length > 0 ? `: ${named.join(', ')}` : ''}`,
      sum(({ wrong }) => wrong.length),
    ),
    fact(`answered, at ${PER_SECOND} a second`, String(sum(({ good }) => good))),
    fact('refused after the listener closed', String(sum(({ refused }) => refused))),
  ]
}

function endRows(stopped: readonly Stopped[]): Row[] {
  const slowest = Math.max(...stopped.map(({ ms }) => ms))
  return [
    all('ended with 0', stopped.filter(({ code }) => code === 0).length, stopped.length),
    within('SIGTERM to the end, the longest', slowest, ENDED_WITHIN_MS),
  ]
}

async function actionRows({ world }: MixedWorld, stopped: readonly Stopped[]): Promise<Row[]> {
  const recorded = stopped.filter(({ state }) => state !== 'missing')
  const finished = stopped.filter(({ state }) => state === 'done')
  const { paid, lost, double, hidden, falselyKnown } = (await verdictOf(world)).verdict
  return [
    all('payments taken right before the stop', paid, stopped.length),
    all('their commands finished or written down when it ended', recorded.length, stopped.length),
    fact('of these finished', `${finished.length} of ${stopped.length}`),
    none(
      'lost, executed twice, hidden, or called known without an answer',
      [...lost, ...double, ...hidden, ...falselyKnown].length,
    ),
  ]
}
