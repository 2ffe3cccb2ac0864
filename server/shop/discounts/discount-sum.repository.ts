// Counters of coupons and sales, and which orders hold a coupon.
import { sql } from 'kysely'
import { type Buyer, IS_UNPAID, isReserved } from '#server/platform/database/reservations.ts'
import type { Db } from '#server/platform/database/schema.ts'

export type DiscountSum = { held: number; paid: number; given: number; revenue: number }

const NOTHING: DiscountSum = { held: 0, paid: 0, given: 0, revenue: 0 }

/** With the coupon or sale, so that an order only ever updates a row. */
export async function insertSums(trx: Db, discountId: string): Promise<void> {
  const rows = [0, 1].map((is_test) => ({ discount_id: discountId, is_test, ...NOTHING }))
  await trx.insertInto('discount_sum').values(rows).execute()
}

/** False when an order holds it; an order that is being placed waits for this transaction and then finds no row. */
export async function deleteSums(trx: Db, discountId: string): Promise<boolean> {
  await trx.deleteFrom('discount_sum').where('discount_id', '=', discountId).where('held', '=', 0).execute()
  const left = await trx
    .selectFrom('discount_sum')
    .select('held')
    .where('discount_id', '=', discountId)
    .executeTakeFirst()
  return left === undefined
}

export async function listSums(db: Db, isTest: boolean): Promise<Map<string, DiscountSum>> {
  const rows = await db
    .selectFrom('discount_sum')
    .selectAll()
    .where('is_test', '=', isTest ? 1 : 0)
    .execute()
  return new Map(rows.map(({ discount_id, is_test: _, ...sum }) => [discount_id, sum]))
}

export async function findSum(db: Db, discountId: string, isTest: boolean): Promise<DiscountSum> {
  const row = await db
    .selectFrom('discount_sum')
    .select(['held', 'paid', 'given', 'revenue'])
    .where('discount_id', '=', discountId)
    .where('is_test', '=', isTest ? 1 : 0)
    .executeTakeFirst()
  return row ?? NOTHING
}

export type CouponUse = { purchaseId: string; couponId: string; playerKey: string; isTest: boolean }

/** Locks the counter until the transaction ends, so that concurrent orders are counted one after the other. False: switched off. */
export async function countUse(trx: Db, { couponId, isTest }: CouponUse): Promise<boolean> {
  const { numUpdatedRows } = await trx
    .updateTable('discount_sum')
    .set({ held: sql<number>`held + 1` })
    .where('discount_id', '=', couponId)
    .where('is_test', '=', isTest ? 1 : 0)
    .where(({ exists, selectFrom }) =>
      exists(
        selectFrom('coupon')
          .select('coupon.id')
          .where('coupon.id', '=', couponId)
          .where('coupon.enabled', '=', 1),
      ),
    )
    .executeTakeFirstOrThrow()
  return numUpdatedRows > 0n
}

type Coupon = Pick<CouponUse, 'couponId' | 'isTest'>

/** Orders that hold a coupon, without the unpaid ones that reserve it no longer; without a buyer, without all unpaid ones. */
export async function countTaken(
  trx: Db,
  { couponId, isTest }: Coupon,
  buyer: Buyer | null,
): Promise<number> {
  const { unpaid } = await trx
    .selectFrom('purchase')
    .select(({ fn }) => fn.countAll<number>().as('unpaid'))
    .where('coupon_id', '=', couponId)
    .where('is_test', '=', isTest ? 1 : 0)
    .where(IS_UNPAID)
    .where(({ not, lit }) => (buyer ? not(isReserved(buyer)) : lit(true)))
    .executeTakeFirstOrThrow()
  const { held } = await findSum(trx, couponId, isTest)
  return Number(held) - Number(unpaid)
}

/** The same of one player. */
export async function countUsesOf(
  trx: Db,
  { couponId, playerKey, isTest }: Omit<CouponUse, 'purchaseId'>,
  buyer: Buyer | null,
): Promise<number> {
  const { uses } = await trx
    .selectFrom('coupon_use')
    .innerJoin('purchase', 'purchase.id', 'coupon_use.purchase_id')
    .select(({ fn }) => fn.countAll<number>().as('uses'))
    .where('coupon_use.coupon_id', '=', couponId)
    .where('coupon_use.player_key', '=', playerKey)
    .where('coupon_use.is_test', '=', isTest ? 1 : 0)
    .where(({ or, not }) => or([not(IS_UNPAID), ...(buyer ? [isReserved(buyer)] : [])]))
    .executeTakeFirstOrThrow()
  return Number(uses)
}

/** False when the order holds it already. */
export async function insertUse(trx: Db, use: CouponUse): Promise<boolean> {
  const { purchaseId, couponId, playerKey, isTest } = use
  const { numInsertedOrUpdatedRows: rows } = await trx
    .insertInto('coupon_use')
    .values({
      purchase_id: purchaseId,
      coupon_id: couponId,
      player_key: playerKey,
      is_test: isTest ? 1 : 0,
    })
    .onConflict((conflict) => conflict.column('purchase_id').doNothing())
    .executeTakeFirstOrThrow()
  return rows === 1n
}

/** False when the order does not hold it. */
export async function deleteUse(trx: Db, purchaseId: string): Promise<boolean> {
  const { numDeletedRows } = await trx
    .deleteFrom('coupon_use')
    .where('purchase_id', '=', purchaseId)
    .executeTakeFirstOrThrow()
  return numDeletedRows > 0n
}

export async function addToSum(
  trx: Db,
  { discountId, isTest }: { discountId: string; isTest: boolean },
  change: Partial<DiscountSum>,
): Promise<void> {
  const { held, paid, given, revenue } = { ...NOTHING, ...change }
  await trx
    .updateTable('discount_sum')
    .set({
      held: sql<number>`held + ${held}`,
      paid: sql<number>`paid + ${paid}`,
      given: sql<number>`given + ${given}`,
      revenue: sql<number>`revenue + ${revenue}`,
    })
    .where('discount_id', '=', discountId)
    .where('is_test', '=', isTest ? 1 : 0)
    .execute()
}
