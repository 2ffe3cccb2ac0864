// G06, G07, G16: polls, callbacks and deliveries, counted and timed; and the start after a kill (T03).
import { Agent } from 'node:http'
import { DatabaseSync } from 'node:sqlite'
import { processorTime } from '#proof/bench/process-figures.ts'
import type { SignedCallback } from '#simulators/tripay-callbacks.ts'
import { atRate } from './at-rate.ts'
import { isTaken, sendCallback } from './callbacks.ts'
import { all, type ChaosTest, fact, none, type Row, within } from './chaos-test.ts'
import { type ChaosWorld, comesTrue, openChaosWorld } from './chaos-world.ts'
import { middle, percentile } from './figures.ts'
import { ask, inParallel } from './request.ts'
import { callbackOf, type Seeded, seedOpenPayments } from './seeded.ts'

const ROUNDS = 3
const POLLED = { perSecond: 400, forMs: 5_000, checkouts: 2_000 }
const DELIVERED = { perSecond: 25, payments: 500 }
const CALLED_BACK = { payments: 4_500, atOnce: 16, must: 300, aim: 1_000 }
const LIMIT_MS = 60_000
const STARTS = 5

export const speed: ChaosTest = {
  ids: ['G06', 'G07', 'G16'],
  alone: true,
  async run(options) {
    await using world = await openChaosWorld(options, { name: 'G07' })
    const part = options.quick ? 0.1 : 1
    const count = (whole: number) => Math.round(whole * part)
    const seeded = await seedOpenPayments(
      world,
      count(POLLED.checkouts + DELIVERED.payments + CALLED_BACK.payments),
    )
    await world.start()
    const polled = seeded.slice(0, count(POLLED.checkouts))
    const delivered = seeded.slice(polled.length, polled.length + count(DELIVERED.payments))
    return [
      ...(await poll(world, polled, POLLED.forMs * part)),
      ...(await deliver(world, delivered)),
      ...(await callBack(world, seeded.slice(polled.length + delivered.length))),
      await comeBack(world, options.quick ? 1 : STARTS),
    ]
  },
}

/** Every open payment page polls every five seconds. */
async function poll(world: ChaosWorld, payments: readonly Seeded[], forMs: number): Promise<Row[]> {
  const agent = new Agent({ keepAlive: true, maxSockets: 64 })
  let wrong = 0
  const once = async (number: number) => {
    const { reference } = payments[number % payments.length] as Seeded
    const { status } = await ask(`${world.site.url}/api/store/transactions/${reference}`, { agent })
    if (status !== 200) wrong += 1
  }
  await atRate({ perSecond: POLLED.perSecond, forMs: forMs / 2 }, once)
  const askedBefore = world.tripay.requests.length
  const workBefore = processorTime(world.site.pid())
  const rounds: number[][] = []
  for (let round = 0; round < ROUNDS; round += 1) {
    rounds.push(await atRate({ perSecond: POLLED.perSecond, forMs }, once))
  }
  agent.destroy()
  const p99 = middle(rounds.map((times) => percentile(times, 0.99)))
  return [
    within(
      'G06',
      `polls at ${POLLED.perSecond} per second, p99`,
      p99.value,
      20,
      roundsNote(rounds, p99.range),
    ),
    work('G06', world, workBefore, rounds.flat().length),
    none(
      'G06',
      'gateway requests and wrong replies caused by polls',
      world.tripay.requests.length - askedBefore + wrong,
    ),
  ]
}

async function deliver(world: ChaosWorld, payments: readonly Seeded[]): Promise<Row[]> {
  const sentAt = new Map<string, number>()
  const workBefore = processorTime(world.site.pid())
  const agent = new Agent({ keepAlive: true })
  const now = () => performance.timeOrigin + performance.now()
  const forMs = (payments.length / DELIVERED.perSecond) * 1_000
  await atRate({ perSecond: DELIVERED.perSecond, forMs }, async (number) => {
    const payment = payments[number] as Seeded
    const signed = callbackOf(payment, 'PAID', world.tripay.merchant.privateKey)
    sentAt.set(payment.username, now())
    await sendCallback(world.site.url, signed, agent)
  })
  agent.destroy()
  await comesTrue(() => world.game.executed().length >= payments.length, LIMIT_MS)
  const times = world.history.read().flatMap((event) => {
    const begun = event.what === 'command' ? sentAt.get(event.command.split(' ')[2] ?? '') : undefined
    return begun === undefined ? [] : [event.at - begun]
  })
  return [
    all('G16', 'paid and executed once', times.length, payments.length),
    within('G16', 'callback sent to command at the game, p50', percentile(times, 0.5), 50),
    within('G16', 'the same, p99', percentile(times, 0.99), 500),
    work('G16', world, workBefore, payments.length),
  ]
}

/** Killed right after the last reply: acknowledged means durable. */
async function callBack(world: ChaosWorld, payments: readonly Seeded[]): Promise<Row[]> {
  const agent = new Agent({ keepAlive: true, maxSockets: CALLED_BACK.atOnce })
  const left = payments.map((payment) => callbackOf(payment, 'PAID', world.tripay.merchant.privateKey))
  const paidBefore = world.rows("select id from purchase where status = 'PAID'").length
  const workBefore = processorTime(world.site.pid())
  let taken = 0
  const send = async (signed: SignedCallback) => {
    const answer = await sendCallback(world.site.url, signed, agent)
    if (isTaken(answer)) taken += 1
    return answer.ms
  }
  const steady = left.splice(0, Math.floor(left.length / 3))
  const forMs = (1_000 * steady.length) / CALLED_BACK.must
  const waits = await atRate({ perSecond: CALLED_BACK.must, forMs }, (n) => send(steady[n] as SignedCallback))
  const rounds: { rate: number; times: number[] }[] = []
  for (let round = 0; round < ROUNDS; round += 1) {
    const part = left.slice((round * left.length) / ROUNDS, ((round + 1) * left.length) / ROUNDS)
    const begun = performance.now()
    const times = await inParallel(part, CALLED_BACK.atOnce, send)
    rounds.push({ rate: (1_000 * part.length) / (performance.now() - begun), times })
  }
  const worked = work('G07', world, workBefore, payments.length)
  await world.kill()
  agent.destroy()
  const stored = countStored(world.site.databaseFile) - paidBefore
  return [
    ...callbackRows(waits, rounds),
    worked,
    all('G07', 'acknowledged, then killed: paid and enqueued in the database', stored, taken),
  ]
}

/** The first one after the kill above, with its queue still full. */
async function comeBack(world: ChaosWorld, times: number): Promise<Row> {
  const starts: number[] = []
  for (let time = 0; time < times; time += 1) {
    starts.push(await world.start())
    await world.kill()
  }
  const { value, range } = middle(starts)
  return within('T03', 'killed, and back to the first 200', value, 1_000, `${times} times, ${range}`)
}

function callbackRows(waits: readonly number[], rounds: readonly { rate: number; times: number[] }[]): Row[] {
  const { must, aim, atOnce } = CALLED_BACK
  const rate = middle(rounds.map((round) => round.rate))
  const atFullSpeed = rounds.flatMap(({ times }) => times)
  const p50 = percentile(waits, 0.5).toFixed(1)
  return [
    within('G07', `signed callbacks at ${must} per second, p99`, percentile(waits, 0.99), 50, `p50 ${p50}`),
    {
      id: 'G07',
      what: `as fast as they are answered, ${atOnce} at once`,
      timed: true,
      figure: `${rate.value.toFixed(0)} per second (${rate.range})`,
      bar: `≥ ${must}, aim ${aim}`,
      ok: rate.value >= must,
    },
    fact(
      'G07',
      'then p50 and p99',
      `${percentile(atFullSpeed, 0.5).toFixed(1)} and ${percentile(atFullSpeed, 0.99).toFixed(1)} ms`,
    ),
  ]
}

/** Paid and enqueued in one transaction. */
function countStored(file: string): number {
  const db = new DatabaseSync(file)
  const count = (query: string) => Number(db.prepare(query).get()?.count)
  const paid = count("select count(*) as count from purchase where status = 'PAID'")
  const enqueued = count('select count(*) as count from send_action')
  db.close()
  return Math.min(paid, enqueued)
}

function roundsNote(rounds: readonly number[][], range: string): string {
  return `rounds ${range}; p50 ${percentile(rounds.flat(), 0.5).toFixed(1)}`
}

/** CPU time, comparable on a busy machine too. */
function work(id: string, { site }: ChaosWorld, before: number, count: number): Row {
  const each = (processorTime(site.pid()) - before) / count
  return fact(id, 'CPU time of the site per request', `${each.toFixed(0)} µs`)
}
