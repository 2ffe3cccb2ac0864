// Flags of purchases that a person should review.
import type { TransactionFlag } from '#contract/shop/transactions.ts'
import type { Db } from '#server/platform/database/schema.ts'

type Flag = { purchaseId: string; flag: TransactionFlag; detail: string; at: Date }

/** Idempotent; returns whether the flag is new. */
export async function flagPurchase(trx: Db, { purchaseId, flag, detail, at }: Flag): Promise<boolean> {
  const { numInsertedOrUpdatedRows } = await trx
    .insertInto('purchase_flag')
    .values({ purchase_id: purchaseId, flag, detail, at: at.toISOString() })
    .onConflict((conflict) => conflict.columns(['purchase_id', 'flag', 'detail']).doNothing())
    .executeTakeFirstOrThrow()
  if (!numInsertedOrUpdatedRows) return false
  await trx.updateTable('purchase').set({ needs_person: 1 }).where('id', '=', purchaseId).execute()
  return true
}
