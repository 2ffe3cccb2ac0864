// Job: uses of coupons and sums of discounts equal the orders, also where a process of an older version, during an upgrade of
// several processes, changed an order without them.
import { setImmediate as turn } from 'node:timers/promises'
import { sql } from 'kysely'
import type { Discount } from '#contract/shop/price.ts'
import type { Core } from '#server/platform/database/core.ts'
import type { Db } from '#server/platform/database/schema.ts'
import { lastDays } from '#server/platform/kernel/jakarta.ts'
import type { Log } from '#server/platform/kernel/log.ts'
import { type DiscountSum, findSum } from './discount-sum.repository.ts'
import { type DiscountKey, isSameSum, rebuildDiscount } from './rebuild.ts'

type Deps = Pick<Core, 'db' | 'clock'> & { log: Pick<Log, 'warn'> }

const CHECKED_DAYS = 3
/** Orders that one query reads: some milliseconds, in which SQLite does nothing else. */
const ORDERS_AT_ONCE = 10_000

export function createDiscountsCheck({ db, clock, log }: Deps) {
  return {
    /** Compares the discounts of orders of the last days with all of their orders, and makes again what is wrong. */
    async run(): Promise<void> {
      for (const used of await listUsed(db, clock.now())) {
        const repaired = (await isSuspect(db, used)) ? await rebuildDiscount(db, used) : null
        if (!repaired) continue
        const { discountId } = used
        log.warn(
          { discount: discountId, ...repaired },
          'discount sums differ from the orders and are made again',
        )
      }
    },
  }
}

type Used = DiscountKey & { kind: 'sale' | 'coupon' }

async function listUsed(db: Db, now: Date): Promise<Used[]> {
  const { from } = lastDays(now, CHECKED_DAYS)
  const since = (column: 'created_at' | 'paid_at') =>
    db
      .selectFrom('purchase')
      .select(['discount', 'is_test'])
      .where('discount', 'is not', null)
      .where(column, '>=', from.toISOString())
  const rows = await since('created_at').union(since('paid_at')).execute()
  const used = new Map<string, Used>()
  for (const { discount: text, is_test: isTest } of rows) {
    const discount: Discount = JSON.parse(text ?? 'null')
    if (discount.kind === 'product') continue
    const { id: discountId, kind } = discount
    used.set(`${discountId} ${isTest}`, { discountId, isTest, kind })
  }
  return [...used.values()]
}

/**
 * Without a lock, so that buyers do not wait: a discount that is used meanwhile looks right, and is compared an hour later.
 * The repair itself holds the lock of the counter.
 */
async function isSuspect(db: Db, used: Used): Promise<boolean> {
  const { discountId, isTest, kind } = used
  const table = kind === 'coupon' ? 'coupon' : 'sale'
  const made = await db.selectFrom(table).select('created_at').where('id', '=', discountId).executeTakeFirst()
  if (!made) return false
  const before = await findSum(db, discountId, isTest === 1)
  const uses = await countUses(db, used)
  const expected = await sumOrders(db, used, made.created_at)
  const isQuiet = isSameSum(before, await findSum(db, discountId, isTest === 1))
  return isQuiet && (uses !== expected.held || !isSameSum(before, expected))
}

async function countUses(db: Db, { discountId, isTest }: Used): Promise<number> {
  const { uses } = await db
    .selectFrom('coupon_use')
    .select(({ fn }) => fn.countAll<number>().as('uses'))
    .where('coupon_id', '=', discountId)
    .where('is_test', '=', isTest)
    .executeTakeFirstOrThrow()
  return Number(uses)
}

/** Some thousand orders at a time, beginning with those of the day of the discount. */
async function sumOrders(db: Db, used: Used, madeAt: string): Promise<DiscountSum> {
  const sum: DiscountSum = { held: 0, paid: 0, given: 0, revenue: 0 }
  const { last } = await db
    .selectFrom('purchase')
    .select(({ fn }) => fn.max('number').as('last'))
    .executeTakeFirstOrThrow()
  for (let from = await firstNumber(db, madeAt); from <= Number(last); from += ORDERS_AT_ONCE) {
    const part = await sumPart(db, used, from)
    for (const name of ['held', 'paid', 'given', 'revenue'] as const) sum[name] += Number(part[name])
    await turn()
  }
  return sum
}

/** Orders that were placed at the same moment may have numbers in another order. */
async function firstNumber(db: Db, madeAt: string): Promise<number> {
  const dayBefore = new Date(Date.parse(madeAt) - 24 * 60 * 60 * 1_000).toISOString()
  const first = await db
    .selectFrom('purchase')
    .select('number')
    .where('created_at', '>=', dayBefore)
    .orderBy('created_at')
    .limit(1)
    .executeTakeFirst()
  return Math.max(0, Number(first?.number ?? 0) - ORDERS_AT_ONCE)
}

function sumPart(db: Db, { discountId, isTest, kind }: Used, from: number) {
  const holds = sql`status not in ('EXPIRED', 'FAILED') and coupon_id is not null`
  const sumOf = (condition: typeof holds, value = sql`1`) =>
    sql<number>`coalesce(sum(case when ${condition} then ${value} else 0 end), 0)`
  const paid = sql`status = 'PAID'`
  return db
    .selectFrom('purchase')
    .select([
      sumOf(holds).as('held'),
      sumOf(paid).as('paid'),
      sumOf(paid, sql`coalesce(list_price, price) - price`).as('given'),
      sumOf(paid, sql`price`).as('revenue'),
    ])
    .where('number', '>=', from)
    .where('number', '<', from + ORDERS_AT_ONCE)
    .where('is_test', '=', isTest)
    .$if(kind === 'coupon', (query) => query.where('coupon_id', '=', discountId))
    .$if(kind === 'sale', (query) => query.where('discount', 'like', `%"id":"${discountId}"%`))
    .executeTakeFirstOrThrow()
}
