// Each gateway alone and both together, on both databases, with orders of 1 to 10 lines: kills, lost answers, doubled,
// forged and unconfirmed callbacks.
import { setTimeout as sleep } from 'node:timers/promises'
import type { GatewayId } from '../../contract/settings/gateways.ts'
import type { GatewayFault } from '../../tests/simulators/gateway-faults.ts'
import { referenceOf } from '../../tests/support/buyer.ts'
import { signIn } from './admins.ts'
import { isTaken, sendCallback } from './callbacks.ts'
import { type ChaosTest, none, type Row, type RunOptions } from './chaos-test.ts'
import {
  areSettled,
  type ChaosWorld,
  comesTrue,
  countOrphans,
  type DatabaseName,
  openChaosWorld,
  verdictOf,
} from './chaos-world.ts'
import { verdictRows } from './checker.ts'
import { addProducts } from './servers-world.ts'

type Setting = { gateways: readonly GatewayId[]; database: DatabaseName }

const ID = 'two gateways'
const COPIES = 3
const KILL_WITHIN_MS = 300
/** A check that a kill interrupts stays claimed for two minutes. */
const END_LIMIT_MS = 180_000
const ALONE: readonly (readonly GatewayId[])[] = [['tripay'], ['midtrans'], ['tripay', 'midtrans']]
const ALL_SETS = ALONE.flatMap((gateways): Setting[] => [
  { gateways, database: 'SQLite' },
  { gateways, database: 'PostgreSQL' },
])
/** Tripay alone is in the other chaos tests. */
const QUICK_SETS: readonly Setting[] = [
  { gateways: ['midtrans'], database: 'SQLite' },
  { gateways: ['tripay', 'midtrans'], database: 'PostgreSQL' },
]
/** The checkouts take them in turn. */
const OPEN_FAULTS: readonly (GatewayFault | null)[] = [null, 'lost-answer', 'error-500', 'truncated']
const LINES = [1, 10, 4, 7, 2, 9, 3, 8, 5, 6] as const

export const twoGateways: ChaosTest = {
  name: ID,
  async run(options) {
    const rows: Row[] = []
    for (const set of options.quick ? QUICK_SETS : ALL_SETS) rows.push(...(await runSet(set, options)))
    return rows
  },
}

async function runSet(set: Setting, options: RunOptions): Promise<Row[]> {
  const name = `${set.gateways.join(' and ')} on ${set.database}`
  await using world = await openChaosWorld(options, {
    name: `two-gateways-${set.gateways.join('-')}-${set.database}`,
    gateways: set.gateways,
    database: set.database,
  })
  await world.start()
  const products = await addProducts(await signIn(world.site.url), (product) => [
    { text: `points give %player% 2${product}` },
  ])
  const tally = { forged: 0, unconfirmed: 0 }
  const rounds = options.quick ? OPEN_FAULTS.length : 10 * OPEN_FAULTS.length
  for (let round = 0; round < rounds; round += 1) await playRound(world, set, { round, tally, products })
  const paid = await payEverything(world)
  await comesTrue(() => areSettled(world, paid), END_LIMIT_MS)
  return [
    ...verdictRows(name, await verdictOf(world), paid.length),
    none(`${name}: payments at a gateway without a row of ours`, await countOrphans(world)),
    none(`${name}: forged callbacks accepted`, tally.forged),
    none(`${name}: paid by a notification that the gateway did not confirm`, tally.unconfirmed),
  ]
}

type Round = {
  round: number
  tally: { forged: number; unconfirmed: number }
  products: readonly string[]
}

/** One checkout, perhaps with a fault of the first gateway; what was opened is attacked, paid, and killed while it is paid. */
async function playRound(
  world: ChaosWorld,
  { gateways }: Setting,
  { round, tally, products }: Round,
): Promise<void> {
  const fault = OPEN_FAULTS[round % OPEN_FAULTS.length] ?? null
  if (gateways[0] === 'midtrans') world.midtrans.setFault(fault, 'charge')
  else world.tripay.setFault(fault, 'transaction/create')
  // Few rounds have the longest basket too.
  const lines = LINES[round % LINES.length]
  const items = products.slice(0, lines).map((productId, place) => ({ productId, quantity: (place % 2) + 1 }))
  const { reply, username } = await world.customers.tryToOrder({ productId: undefined, items })
  world.midtrans.setFault(null)
  world.tripay.setFault(null)
  const reference = referenceOf(String(reply.checkoutUrl))
  const gateway = gatewayOf(world, reference)
  if (!gateway) return
  world.history.note({ what: 'ordered', reference, username })
  tally.forged += await countTaken(
    world,
    gateway,
    world[gateway].signedCallback(reference, {}, 'another key'),
  )
  // Genuine by its signature, which leaves the status out; the gateway does not confirm it.
  if (gateway === 'midtrans') await countTaken(world, gateway, world.midtrans.signedCallback(reference))
  if (await isPaid(world, reference)) tally.unconfirmed += 1
  const paying = world.pay(reference)
  const doubled = Array.from({ length: COPIES }, () =>
    countTaken(world, gateway, world[gateway].signedCallback(reference)),
  )
  await sleep(Math.random() * KILL_WITHIN_MS)
  await world.kill()
  await world.start()
  await Promise.all([paying, ...doubled])
}

function gatewayOf({ midtrans, tripay }: ChaosWorld, reference: string): GatewayId | null {
  if (midtrans.find(reference)) return 'midtrans'
  return tripay.find(reference) ? 'tripay' : null
}

/** A killed site answers nothing. */
async function countTaken(
  { site }: ChaosWorld,
  gateway: GatewayId,
  signed: Parameters<typeof sendCallback>[1],
): Promise<number> {
  const answer = await sendCallback(site.url, signed, undefined, gateway).catch(() => null)
  return answer && isTaken(answer) ? 1 : 0
}

/** Also what was opened without an answer: nobody has seen its code, and still nothing may be lost. Returns the references. */
async function payEverything(world: ChaosWorld): Promise<string[]> {
  const opened = [...world.tripay.transactions(), ...world.midtrans.transactions()]
  for (const { status, merchant_ref } of opened)
    if (status === 'UNPAID' && merchant_ref) await world.pay(merchant_ref)
  return [...new Set(opened.flatMap(({ merchant_ref }) => merchant_ref ?? []))]
}

function isPaid(world: ChaosWorld, reference: string): Promise<boolean> {
  return world.read(async (db) => {
    const found = await db
      .selectFrom('orders')
      .select('status')
      .where('reference', '=', reference)
      .executeTakeFirst()
    return found?.status === 'PAID'
  })
}
