// The gateway fails in every way, during checkout and during later status requests.

import { GATEWAY_FAULTS, type GatewayFault, REDIRECT_PATH } from '../../simulators/gateway-faults.ts'
import { openShop } from '../../tests/support/shop.ts'
import { memory } from '../bench/process-figures.ts'
import { all, type ChaosTest, none, type Row, type RunOptions, within } from './chaos-test.ts'
import { type ChaosWorld, comesTrue, openChaosWorld } from './chaos-world.ts'

type Tried = { fault: GatewayFault; username: string; status: number; code: string; ms: number }

const FAULTS = GATEWAY_FAULTS as readonly GatewayFault[]
/** These faults end with our timeout. */
const ENDLESS: readonly GatewayFault[] = ['hang', 'slow']
const HUGE_TIMES = 10
const ANSWER_WITHIN_MS = 10_000
const FOUND_WITHIN_MS = 60_000
const FAILED_WITHIN_MS = 120_000
const MEMORY_MB = 20
const MINUTE_MS = 60_000
const IMPATIENT_MS = 300

export const gatewayFaults: ChaosTest = {
  name: 'gateway faults',
  run: async (options) => [...(await whileOrdering(options)), ...(await whileAsking())],
}

async function whileOrdering(options: RunOptions): Promise<Row[]> {
  await using world = await openChaosWorld(options, { name: 'gateway faults' })
  await world.start()
  await world.customers.order()
  const before = memory(world.site.pid()).rss
  const tried: Tried[] = []
  for (const fault of FAULTS.filter((one) => !options.quick || !ENDLESS.includes(one)))
    tried.push(await tryUnder(world, fault))
  if (!options.quick)
    for (let time = 1; time < HUGE_TIMES; time += 1) tried.push(await tryUnder(world, 'huge'))
  const grown = memory(world.site.pid()).rss - before
  const rows = [...answerRows(world, tried), memoryRow(grown)]
  return [...rows, ...(await foundLater(world, tried, options.quick)), ...logRows(world)]
}

async function tryUnder(world: ChaosWorld, fault: GatewayFault): Promise<Tried> {
  world.tripay.setFault(fault, 'transaction/create')
  const { status, reply, ms, username } = await world.customers.tryToOrder()
  world.tripay.setFault(null)
  return { fault, username, status, code: reply.code, ms }
}

function answerRows(world: ChaosWorld, tried: readonly Tried[]): Row[] {
  const answered = tried.filter(({ status, code }) => status === 503 && code === 'payment_unavailable')
  const known = new Set(
    world.rows<{ username: string }>('select username from orders').map(({ username }) => username),
  )
  const ours = new Set(
    world.rows<{ reference: string }>('select reference from orders').map(({ reference }) => reference),
  )
  const orphans = world.tripay.transactions().filter(({ merchant_ref }) => !ours.has(String(merchant_ref)))
  const followed = world.tripay.requests.filter((call) => call.includes(REDIRECT_PATH))
  return [
    all(
      'gateway faults',
      'orders under a fault answered with payment_unavailable',
      answered.length,
      tried.length,
    ),
    within(
      'gateway faults',
      'the slowest of these answers',
      Math.max(...tried.map(({ ms }) => ms)),
      ANSWER_WITHIN_MS,
    ),
    all(
      'gateway faults',
      'rows of ours for them',
      tried.filter(({ username }) => known.has(username)).length,
      tried.length,
    ),
    none('gateway faults', 'payments at the gateway without a row of ours', orphans.length),
    none('gateway faults', 'redirects followed', followed.length),
  ]
}

function memoryRow(megabytes: number): Row {
  const figure = `${megabytes.toFixed(1)} MB`
  return {
    id: 'gateway faults',
    what: 'memory after it',
    figure,
    bar: `≤ ${MEMORY_MB} MB`,
    ok: megabytes <= MEMORY_MB,
    timed: true,
  }
}

/** A payment that was opened without a reply is found, can be paid and is executed; one that was not opened fails. */
async function foundLater(world: ChaosWorld, tried: readonly Tried[], quick: boolean): Promise<Row[]> {
  const opened = world.tripay.transactions().map(({ merchant_ref }) => String(merchant_ref))
  const attached = () =>
    world.rows<{ reference: string }>(
      'select reference from orders where pay_code is not null or qr_string is not null',
    )
  await comesTrue(() => attached().length >= opened.length, FOUND_WITHIN_MS)
  for (const reference of opened) await world.pay(reference)
  await comesTrue(() => world.game.executed().length >= opened.length, FOUND_WITHIN_MS)
  const commands = world.game.executed().map(({ command }) => command)
  const rows = [
    all(
      'gateway faults',
      'opened without our knowing: found later, paid, executed once',
      new Set(commands).size,
      opened.length,
    ),
    none('gateway faults', 'executed twice', commands.length - new Set(commands).size),
  ]
  if (quick) return rows
  const never = tried.length + 1 - opened.length
  const failed = () => world.rows("select id from orders where status = 'FAILED'").length
  await comesTrue(() => failed() >= never, FAILED_WITHIN_MS)
  return [...rows, all('gateway faults', 'never opened: failed in the end', failed(), never)]
}

function logRows({ site }: ChaosWorld): Row[] {
  const unhandled = site.log().split(/unhandled|uncaught/i).length - 1
  return [
    none('gateway faults', 'unhandled rejections', unhandled),
    all('gateway faults', 'the process lives', Number(site.isAlive()), 1),
  ]
}

async function whileAsking(): Promise<Row[]> {
  let recovered = 0
  let early = 0
  for (const fault of FAULTS) {
    await using shop = await openShop('sqlite', { gatewayTimeoutMs: IMPATIENT_MS })
    const reference = await shop.order()
    await shop.tripay.settle(reference, 'PAID')
    for (const call of ['transaction/detail', undefined] as const) {
      shop.tripay.setFault(fault, call)
      shop.clock.pass(MINUTE_MS)
      await shop.reconciler.run()
      if ((await shop.payments.find(reference))?.status !== 'UNPAID') early += 1
    }
    shop.tripay.setFault(null)
    shop.clock.pass(MINUTE_MS)
    await shop.reconciler.run()
    if ((await shop.deliverAll()).length === 1) recovered += 1
  }
  return [
    none('gateway faults', 'moved by an answer that says nothing', early),
    all(
      'gateway faults',
      'faults while asking: paid and executed when it answers again',
      recovered,
      FAULTS.length,
    ),
  ]
}
