// Two hundred buyers at once with the last use of a coupon while the site is killed, on both databases.
import { setTimeout as sleep } from 'node:timers/promises'
import { type SignedInAdmin, signIn } from './admins.ts'
import { all, type ChaosTest, fact, none, type Row, type RunOptions } from './chaos-test.ts'
import { type ChaosWorld, comesTrue, type DatabaseName, openChaosWorld } from './chaos-world.ts'

const ID = 'last coupon'
const BUYERS = 200
const QUICK_BUYERS = 40
/** The first orders are stored after some milliseconds, the last ones after a second. */
const KILL_WITHIN_MS = 1_000
const EXPIRY_LIMIT_MS = 15_000

type Round = {
  /** Orders that hold the coupon after the kill and a second rush. */
  held: number
  /** Orders that hold the coupon after that order expired and a third rush. */
  heldAgain: number
  /** Answers of the rushes without a kill that are neither an order nor `coupon_used_up`. */
  strange: string[]
}

export const lastCoupon: ChaosTest = {
  name: ID,
  run: async (options) => [...(await runOn(options, 'SQLite')), ...(await runOn(options, 'PostgreSQL'))],
}

async function runOn(options: RunOptions, database: DatabaseName): Promise<Row[]> {
  await using world = await openChaosWorld(options, { name: `${ID}-${database}`, database })
  await world.start()
  const rounds: Round[] = []
  const count = options.quick ? 1 : 20
  for (let number = 1; number <= count; number += 1) {
    rounds.push(await playRound(world, number, options.quick ? QUICK_BUYERS : BUYERS))
  }
  return toRows(database, rounds, database === 'SQLite' ? world.isIntact() : null)
}

async function playRound(world: ChaosWorld, number: number, buyers: number): Promise<Round> {
  const code = `LAST-${number}`
  const admin = await signIn(world.site.url)
  await addCoupon(admin, { code, max_uses: 1, per_player: 1 })

  const killed = rush(world, code, buyers)
  await sleep(KILL_WITHIN_MS * Math.random())
  await world.kill()
  await killed
  await world.start()
  const second = await rush(world, code, buyers)
  const holders = await listHolders(world, code)

  // The order of a killed process may be unknown to the gateway; another one then cannot expire by a callback.
  const known = holders.find((reference) => world.tripay.find(reference))
  if (known) {
    await world.pay(known, 'EXPIRED')
    await comesTrue(async () => (await listHolders(world, code)).length === 0, EXPIRY_LIMIT_MS)
  }
  const third = known ? await rush(world, code, buyers) : []
  const again = await listHolders(world, code)
  return {
    held: holders.length,
    heldAgain: again.length,
    strange: [...second, ...third].filter((answer) => answer !== 'ordered' && answer !== 'coupon_used_up'),
  }
}

type Limits = { code: string; max_uses: number | null; per_player: number | null }

export async function addCoupon(admin: SignedInAdmin, limits: Limits): Promise<void> {
  await admin.send('POST', 'coupons', {
    ...limits,
    kind: 'percent',
    value: 20,
    scope: null,
    minimum: 0,
    starts_at: null,
    ends_at: null,
    enabled: true,
  })
}

/** Everybody at once; what each was told. */
function rush(world: ChaosWorld, coupon: string, buyers: number): Promise<string[]> {
  return Promise.all(
    Array.from({ length: buyers }, () =>
      world.customers.tryToOrder({ query: { coupon } }).then(
        ({ status, reply }) => (status === 200 ? 'ordered' : String(reply.code)),
        () => 'no answer',
      ),
    ),
  )
}

/** By the orders themselves, not by the counters that are being tested. */
async function listHolders(world: ChaosWorld, code: string): Promise<string[]> {
  const rows = await world.read((db) =>
    db
      .selectFrom('orders')
      .innerJoin('discount', 'discount.id', 'orders.discount_id')
      .select('orders.reference')
      .where('discount.name', '=', code)
      .where('orders.status', 'not in', ['EXPIRED', 'FAILED'])
      .execute(),
  )
  return rows.map(({ reference }) => reference)
}

function toRows(name: string, rounds: readonly Round[], isIntact: boolean | null): Row[] {
  const count = (is: (round: Round) => boolean) => rounds.filter(is).length
  const sum = (of: (round: Round) => readonly string[]) => rounds.flatMap(of).length
  const codes = [...new Set(rounds.flatMap(({ strange }) => strange))]
  return [
    all(
      `${name}: exactly one order holds the last coupon after a kill`,
      count(({ held }) => held === 1),
      rounds.length,
    ),
    all(
      `${name}: it expires, and again exactly one holds it`,
      count(({ heldAgain }) => heldAgain === 1),
      rounds.length,
    ),
    none(
      `${name}: answers that are neither an order nor "used up" ${codes.join(', ')}`.trim(),
      sum(({ strange }) => strange),
    ),
    isIntact === null
      ? fact(`${name}: rounds`, String(rounds.length))
      : all('integrity_check ok', Number(isIntact), 1),
  ]
}
