// Coupons and sales in one table.
import { PostgresAdapter, type Selectable, sql } from 'kysely'
import type { CouponKind, SaleKind, Scope } from '#contract/shop/discounts.ts'
import type { PricedSale } from '#contract/shop/price.ts'
import type { Db, Schema } from '#server/platform/database/schema.ts'

export type DiscountType = 'coupon' | 'sale'

type DiscountRow = Selectable<Schema['discount']>

export type DiscountFields = Pick<
  DiscountRow,
  'name' | 'value' | 'minimum' | 'max_uses' | 'per_player' | 'starts_at' | 'ends_at'
> & { kind: CouponKind | SaleKind; scope: Scope; enabled: boolean }
export type StoredDiscount = DiscountFields & { id: string; version: number }

/** Coupons: newest first. Sales: by the beginning, the latest first. */
export async function listDiscounts(db: Db, type: DiscountType): Promise<StoredDiscount[]> {
  const order = type === 'coupon' ? 'created_at' : 'starts_at'
  const rows = await ofType(db, type).orderBy(order, 'desc').orderBy('id').execute()
  return rows.map(toDiscount)
}

/** Running now or later. */
export async function listOpenSales(db: Db, now: Date): Promise<PricedSale[]> {
  const rows = await ofType(db, 'sale')
    .where('enabled', '=', 1)
    .where(({ or, eb }) => or([eb('ends_at', 'is', null), eb('ends_at', '>', now.toISOString())]))
    .orderBy('starts_at')
    .orderBy('id')
    .execute()
  return rows.map((row) => ({ ...toDiscount(row), kind: row.kind as SaleKind }))
}

export async function hasOpenCoupon(db: Db, now: Date): Promise<boolean> {
  const at = now.toISOString()
  const row = await ofType(db, 'coupon')
    .where('enabled', '=', 1)
    .where(({ or, eb }) => or([eb('starts_at', 'is', null), eb('starts_at', '<=', at)]))
    .where(({ or, eb }) => or([eb('ends_at', 'is', null), eb('ends_at', '>', at)]))
    .limit(1)
    .executeTakeFirst()
  return row !== undefined
}

export async function findDiscount(db: Db, type: DiscountType, id: string): Promise<StoredDiscount | null> {
  const row = await ofType(db, type).where('id', '=', id).executeTakeFirst()
  return row ? toDiscount(row) : null
}

export async function findCouponByCode(db: Db, code: string): Promise<StoredDiscount | null> {
  const row = await ofType(db, 'coupon').where('name', '=', code).executeTakeFirst()
  return row ? toDiscount(row) : null
}

/** Finds a discount and locks it until the transaction ends. On SQLite a transaction that writes is alone already. */
export async function lockDiscount(trx: Db, type: DiscountType, id: string): Promise<StoredDiscount | null> {
  const isPostgres = trx.getExecutor().adapter instanceof PostgresAdapter
  const row = await ofType(trx, type)
    .where('id', '=', id)
    .$if(isPostgres, (query) => query.forUpdate())
    .executeTakeFirst()
  return row ? toDiscount(row) : null
}

type Written = { id: string; fields: DiscountFields; at: Date }

/** False when another coupon has the code. */
export async function insertDiscount(
  trx: Db,
  type: DiscountType,
  { id, fields, at }: Written,
): Promise<boolean> {
  const moment = at.toISOString()
  const { numInsertedOrUpdatedRows: rows } = await trx
    .insertInto('discount')
    .values({ id, type, ...toColumns(fields), version: 1, created_at: moment, updated_at: moment })
    .onConflict((conflict) => conflict.doNothing())
    .executeTakeFirstOrThrow()
  return rows === 1n
}

/** Null when it is not at that version. */
export async function updateDiscount(
  trx: Db,
  { id, fields, at, version }: Written & { version: number },
): Promise<StoredDiscount | null> {
  const row = await trx
    .updateTable('discount')
    .set({ ...toColumns(fields), version: sql<number>`version + 1`, updated_at: at.toISOString() })
    .where('id', '=', id)
    .where('version', '=', version)
    .returningAll()
    .executeTakeFirst()
  return row ? toDiscount(row) : null
}

/** Call it under its lock: an order that is being placed waits for it and then finds no coupon. */
export async function deleteDiscount(trx: Db, id: string): Promise<void> {
  await trx.deleteFrom('discount').where('id', '=', id).execute()
}

function ofType(db: Db, type: DiscountType) {
  return db.selectFrom('discount').selectAll().where('type', '=', type)
}

function toDiscount(row: DiscountRow): StoredDiscount {
  const { type: _type, created_at: _created, updated_at: _updated, ...columns } = row
  return {
    ...columns,
    kind: row.kind as DiscountFields['kind'],
    scope: row.scope === null ? null : JSON.parse(row.scope),
    enabled: row.enabled === 1,
  }
}

function toColumns({ scope, enabled, ...fields }: DiscountFields) {
  return {
    ...fields,
    scope: scope && JSON.stringify({ products: scope.products, categories: scope.categories }),
    enabled: enabled ? 1 : 0,
  }
}
