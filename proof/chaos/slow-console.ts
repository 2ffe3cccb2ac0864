// The game console hangs, drips, lies or closes; pages do not wait for it.
import type { ConsoleFault } from '../../simulators/game-console.ts'
import { all, atMost, type ChaosTest, none, type Row } from './chaos-test.ts'
import { type ChaosWorld, comesTrue, openChaosWorld } from './chaos-world.ts'
import { lookAtPages, pagesRow } from './pages-under-attack.ts'
import { ask } from './request.ts'

type State = 'queued' | 'done' | 'failed' | 'unknown'
type Result = { fault: ConsoleFault; state: string; ms: number; waited: number; times: number[] }

/** `queued`: nothing was sent, so it is tried again by itself. */
const ENDS: Record<ConsoleFault, readonly State[]> = {
  'closes-after-command': ['unknown'],
  'wrong-id': ['unknown'],
  garbage: ['unknown'],
  'unknown-command': ['failed'],
  'three-packets': ['done'],
  // A race between the command and the close: both states are right.
  'closes-before-command': ['queued', 'unknown'],
  'wrong-password': ['queued'],
  'silent-after-connect': ['queued'],
  'silent-after-login': ['unknown'],
  'silent-after-command': ['unknown'],
  drips: ['done'],
}
const QUICK: readonly ConsoleFault[] = [
  'closes-after-command',
  'garbage',
  'unknown-command',
  'wrong-password',
]
const FAULTS = Object.keys(ENDS) as ConsoleFault[]
const END_LIMIT_MS = 10_000
const RECOVERED_LIMIT_MS = 40_000

export const slowConsole: ChaosTest = {
  name: 'faulty console',
  alone: true,
  async run(options) {
    await using world = await openChaosWorld(options, { name: 'faulty console' })
    await world.start()
    const seconds = options.quick ? 0.2 : 2
    await lookAtPages(world.site.url, seconds)
    const calm = await lookAtPages(world.site.url, 4 * seconds)
    const results: Result[] = []
    for (const fault of options.quick ? QUICK : FAULTS) results.push(await runFault(world, fault, seconds))
    return toRows(world, calm, results)
  },
}

async function runFault(world: ChaosWorld, fault: ConsoleFault, seconds: number): Promise<Result> {
  const { reference } = await world.customers.order()
  world.game.setFault(fault)
  const begun = performance.now()
  await world.pay(reference)
  const times = await lookAtPages(world.site.url, seconds)
  const waited = (await ask(`${world.site.url}/api/store/transactions/${reference}`)).ms
  const hasEnded = () => {
    const { state, attempts } = standing(world, reference)
    return attempts > 0 && (state !== 'queued' || ENDS[fault].includes('queued')) && state !== 'sending'
  }
  await comesTrue(hasEnded, 2 * END_LIMIT_MS)
  const { state } = standing(world, reference)
  const ms = performance.now() - begun
  world.game.setFault(null)
  await comesTrue(world.isQueueEmpty, RECOVERED_LIMIT_MS)
  return { fault, state, ms, waited, times }
}

function standing({ rows }: ChaosWorld, reference: string): { state: string; attempts: number } {
  const [found] = rows<{ state: string; attempts: number }>(
    'select state, attempts from send_action join orders on orders.id = order_id where reference = ?',
    reference,
  )
  return found ?? { state: 'missing', attempts: 0 }
}

function toRows(world: ChaosWorld, calm: readonly number[], results: readonly Result[]): Row[] {
  const wrong = results.filter(({ fault, state }) => !ENDS[fault].includes(state as State))
  const named = wrong.map(({ fault, state }) => `${fault} ${state}`).join(', ')
  const slowest = results.toSorted((a, b) => b.ms - a.ms)[0]
  const unseen = world.rows(
    "select id from send_action where state in ('unknown', 'failed') and needs_person = 0",
  )
  const executed = world.game.executed().map(({ command }) => command)
  return [
    all(
      'faulty console',
      `faults that end as they should${named && `, but: ${named}`}`,
      results.length - wrong.length,
      results.length,
    ),
    none('faulty console', 'executed twice', executed.length - new Set(executed).size),
    none('faulty console', 'unknown or failed and not shown to a person', unseen.length),
    none('faulty console', 'still waiting when the console works again', Number(!world.isQueueEmpty())),
    atMost('faulty console', 'connections to the console at the same time', world.tap.mostAtOnce(), 1),
    {
      id: 'faulty console',
      what: 'callback to its end',
      bar: '≤ 10 s',
      ok: (slowest?.ms ?? 0) <= END_LIMIT_MS,
      timed: true,
      figure: `${((slowest?.ms ?? 0) / 1_000).toFixed(1)} s (${slowest?.fault})`,
    },
    pagesRow(
      'faulty console',
      calm,
      results.flatMap(({ times }) => times),
    ),
  ]
}
