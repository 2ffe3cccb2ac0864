// Mixed traffic at a fixed rate with payments; and the highest rate that the site can hold.
import { Agent } from 'node:http'
import { setTimeout as sleep } from 'node:timers/promises'
import { atRate, type Loaded, loadSteadily, type Rate } from './at-rate.ts'
import { isTaken, sendCallback } from './callbacks.ts'
import { all, type ChaosTest, none, type Row, type RunOptions, within } from './chaos-test.ts'
import { type ChaosWorld, comesTrue, openChaosWorld } from './chaos-world.ts'
import { percentile } from './figures.ts'
import { ask } from './request.ts'
import { callbackOf, type Seeded, seedOpenPayments } from './seeded.ts'
import { METRICS_TOKEN, memory, readDelay } from './site-figures.ts'
import { planVisits } from './visits.ts'

const CONNECTIONS = 64
export const PER_SECOND = 300
const CALLBACKS_PER_MINUTE = 50
const MINUTE_MS = 60_000
const FULL_MS = 3 * MINUTE_MS
const QUICK_MS = 3_000
const WARM_UP_MS = 5_000
const OPEN_PAYMENTS = 2_000
const SETTLE_MS = 2_000
const SHOWN_WRONG = 20
const BOARDS_LIMIT_MS = 20_000
const EXECUTED_LIMIT_MS = 30_000
export const MEMORY_MB = 220

/** From the usual rate upwards, a quarter more each time. */
const STEP = { factor: 1.25, forMs: 4_000, pauseMs: 500, mostSteps: 16 }
const HELD_P99_MS = 100
const BOARD_PATHS = ['global', 'voters', 'survival'].map((board) => `/api/leaderboards/${board}`)

export const mixedLoad: ChaosTest = {
  name: 'mixed load',
  alone: true,
  async run(options) {
    const forMs = options.quick ? QUICK_MS : FULL_MS
    await using mix = await openMixedWorld(options, { name: 'mixed load', forMs })
    if (!options.quick) await mix.load({ forMs: WARM_UP_MS })
    await readDelay(mix.world.site.url)
    const [loaded, paid] = await Promise.all([mix.load({ forMs }), mix.receivePayments(forMs)])
    const delayMs = await readDelay(mix.world.site.url)
    await sleep(options.quick ? 0 : SETTLE_MS)
    return [...answerRows(loaded), ...paid, ...timeRows(loaded, delayMs), memoryRow(mix.world)]
  },
}

export type MixedWorld = Awaited<ReturnType<typeof openMixedWorld>>

type Options = { name: string; forMs: number; env?: Record<string, string> }

/** A started site with open payments, and its visitors. */
export async function openMixedWorld(options: RunOptions, { name, forMs, env }: Options) {
  const world = await openChaosWorld(options, {
    name,
    // Boards and player counts come from simulators, beside real payments.
    env: { METRICS_TOKEN, ALLOW_SANDBOX: '1', ...env },
  })
  const toBePaid = Math.ceil((forMs / MINUTE_MS) * CALLBACKS_PER_MINUTE)
  const seeded = await seedOpenPayments(world, OPEN_PAYMENTS + toBePaid)
  await startWhole(world)
  const left = seeded.slice(OPEN_PAYMENTS)
  const references = seeded.slice(0, OPEN_PAYMENTS).map(({ reference }) => reference)
  const visit = await planVisits(world.site.url, references)

  return {
    world,
    load: (rate: Partial<Rate>) =>
      loadSteadily({ url: world.site.url, connections: CONNECTIONS, visit, perSecond: PER_SECOND, ...rate }),
    receivePayments: (duringMs: number) => receivePayments(world, left, duringMs),
    [Symbol.asyncDispose]: () => world[Symbol.asyncDispose](),
  }
}

/** Waits for the leaderboards, which answer 503 until they are loaded. */
async function startWhole(world: ChaosWorld): Promise<void> {
  await world.start()
  const isRead = async (path: string) => (await ask(world.site.url + path)).status === 200
  for (const path of BOARD_PATHS) {
    if (!(await comesTrue(() => isRead(path), BOARDS_LIMIT_MS))) throw new Error(`${path} is not loaded`)
  }
}

/** Signed callbacks, evenly spread; each is executed once. */
async function receivePayments(world: ChaosWorld, left: Seeded[], forMs: number): Promise<Row[]> {
  const agent = new Agent({ keepAlive: true })
  let [sent, taken] = [0, 0]
  await atRate({ perSecond: CALLBACKS_PER_MINUTE / 60, forMs }, async () => {
    const payment = left.shift()
    if (!payment) return
    sent += 1
    const answer = await sendCallback(
      world.site.url,
      callbackOf(payment, world.tripay.merchant.privateKey),
      agent,
    )
    if (isTaken(answer)) taken += 1
  })
  agent.destroy()
  // Other orders may be delivered meanwhile.
  const executed = () =>
    world.game
      .executed()
      .map(({ command }) => command)
      .filter((command) => command.includes('Seed_'))
  await comesTrue(() => executed().length >= taken, EXECUTED_LIMIT_MS)
  const commands = executed()
  return [
    all(`signed callbacks meanwhile, ${CALLBACKS_PER_MINUTE} a minute, taken`, taken, sent),
    all('of these executed at the game', new Set(commands).size, taken),
    none('executed twice', commands.length - new Set(commands).size),
  ]
}

export function answerRows({ times, good, wrong }: Loaded): Row[] {
  const named = wrong.slice(0, SHOWN_WRONG).join(', ')
  return [all(`answers 2xx or 3xx${named && `, but: ${named}`}`, good, times.length)]
}

function timeRows({ times }: Loaded, delayMs: number): Row[] {
  const at = `${PER_SECOND} a second over ${CONNECTIONS} connections`
  return [
    within(`${at}, p99`, percentile(times, 0.99), 100),
    within('delay of the event loop, p99', delayMs, 50),
  ]
}

function memoryRow({ site }: ChaosWorld): Row {
  const rss = memory(site.pid())
  return {
    id: 'memory',
    what: 'after mixed load',
    bar: `≤ ${MEMORY_MB} MB`,
    ok: rss <= MEMORY_MB,
    timed: true,
    figure: `${rss.toFixed(1)} MB`,
  }
}

/** The highest rate at which every answer is good and p99 stays within its bar; 0 when not even the usual one. */
export async function findMostHeld(mix: MixedWorld): Promise<number> {
  let held = 0
  let perSecond = PER_SECOND
  for (let step = 0; step < STEP.mostSteps; step += 1) {
    // Tried twice, to rule out noise of the machine.
    if (!(await isHeld(mix, perSecond)) && !(await isHeld(mix, perSecond))) break
    held = perSecond
    perSecond = Math.round(perSecond * STEP.factor)
  }
  return held
}

async function isHeld(mix: MixedWorld, perSecond: number): Promise<boolean> {
  const { good, times } = await mix.load({ perSecond, forMs: STEP.forMs })
  await sleep(STEP.pauseMs)
  return good === times.length && percentile(times, 0.99) <= HELD_P99_MS
}
