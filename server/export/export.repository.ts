// SQL of exports: the next orders before a number, newest first.
import { isReal } from '#server/database/real-orders.ts'
import type { Db } from '#server/database/schema.ts'

const COLUMNS = [
  'number',
  'reference',
  'username',
  'product_name',
  'method',
  'status',
  'list_price',
  'price',
  'fee',
  'amount',
  'gateway_fee',
  'delivery',
  'given_by',
  'is_test',
  'created_at',
  'paid_at',
  'refunded_at',
  'gateway_reference',
  'pay_code',
] as const

export type ExportRow = Awaited<ReturnType<typeof listRows>>[number]

export type ExportFilter = {
  /** Placed in this span; `until` is not part of it. */
  from?: Date
  until?: Date
  withTests: boolean
}

export async function listRows(
  db: Db,
  { from, until, withTests }: ExportFilter,
  { before, limit }: { before: number | null; limit: number },
) {
  return db
    .selectFrom('purchase')
    .select(COLUMNS)
    .$if(before !== null, (query) => query.where('number', '<', before ?? 0))
    .$if(from !== undefined, (query) => query.where('created_at', '>=', from?.toISOString() ?? ''))
    .$if(until !== undefined, (query) => query.where('created_at', '<', until?.toISOString() ?? ''))
    .$if(!withTests, (query) => query.where(isReal()))
    .orderBy('number', 'desc')
    .limit(limit)
    .execute()
}
