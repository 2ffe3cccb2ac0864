import { type Selectable, sql } from 'kysely'
import type { CouponKind, Scope } from '#contract/shop/discounts.ts'
import type { Db, Schema } from '#server/platform/database/schema.ts'
import { readScope, writeScope } from './scope-column.ts'

export type Coupon = {
  id: string
  /** In capitals. */
  code: string
  kind: CouponKind
  value: number
  scope: Scope
  /** Lowest list price that it is for. */
  minimum: number
  maxUses: number | null
  perPlayer: number | null
  startsAt: string | null
  endsAt: string | null
  enabled: boolean
  version: number
}
export type CouponFields = Omit<Coupon, 'id' | 'version'>

/** Newest first. */
export async function listCoupons(db: Db): Promise<Coupon[]> {
  const rows = await db.selectFrom('coupon').selectAll().orderBy('created_at', 'desc').orderBy('id').execute()
  return rows.map(toCoupon)
}

export async function findCoupon(db: Db, key: 'id' | 'code', value: string): Promise<Coupon | null> {
  const row = await db.selectFrom('coupon').selectAll().where(key, '=', value).executeTakeFirst()
  return row ? toCoupon(row) : null
}

/** Whether one can be used right now. */
export async function hasOpenCoupon(db: Db, now: Date): Promise<boolean> {
  const at = now.toISOString()
  const row = await db
    .selectFrom('coupon')
    .select('id')
    .where('enabled', '=', 1)
    .where(({ or, eb }) => or([eb('starts_at', 'is', null), eb('starts_at', '<=', at)]))
    .where(({ or, eb }) => or([eb('ends_at', 'is', null), eb('ends_at', '>', at)]))
    .limit(1)
    .executeTakeFirst()
  return row !== undefined
}

type Written = { id: string; fields: CouponFields; at: Date }

/** False when another coupon has the code. */
export async function insertCoupon(trx: Db, { id, fields, at }: Written): Promise<boolean> {
  const moment = at.toISOString()
  const row = { id, ...toColumns(fields), version: 1, created_at: moment, updated_at: moment }
  const { numInsertedOrUpdatedRows: rows } = await trx
    .insertInto('coupon')
    .values(row)
    .onConflict((conflict) => conflict.column('code').doNothing())
    .executeTakeFirstOrThrow()
  return rows === 1n
}

/** Null when it is not at that version. The code stays. */
export async function updateCoupon(
  trx: Db,
  { id, fields, at, version }: Written & { version: number },
): Promise<Coupon | null> {
  const row = await trx
    .updateTable('coupon')
    .set({ ...toColumns(fields), version: sql<number>`version + 1`, updated_at: at.toISOString() })
    .where('id', '=', id)
    .where('version', '=', version)
    .returningAll()
    .executeTakeFirst()
  return row ? toCoupon(row) : null
}

/** Call it after the counters are deleted, which an order would need. */
export async function deleteCoupon(trx: Db, id: string): Promise<void> {
  await trx.deleteFrom('coupon').where('id', '=', id).execute()
}

/** Also of orders that expired. */
export async function hasOrders(db: Db, couponId: string): Promise<boolean> {
  const row = await db
    .selectFrom('purchase')
    .select('id')
    .where('coupon_id', '=', couponId)
    .limit(1)
    .executeTakeFirst()
  return row !== undefined
}

function toCoupon(row: Selectable<Schema['coupon']>): Coupon {
  const { id, code, value, minimum, version } = row
  return {
    id,
    code,
    value,
    minimum,
    version,
    kind: row.kind as CouponKind,
    scope: readScope(row.scope),
    maxUses: row.max_uses,
    perPlayer: row.per_player,
    startsAt: row.starts_at,
    endsAt: row.ends_at,
    enabled: row.enabled === 1,
  }
}

function toColumns(fields: CouponFields) {
  const { code, kind, value, scope, minimum, maxUses, perPlayer, startsAt, endsAt, enabled } = fields
  return {
    code,
    kind,
    value,
    scope: writeScope(scope),
    minimum,
    max_uses: maxUses,
    per_player: perPlayer,
    starts_at: startsAt,
    ends_at: endsAt,
    enabled: enabled ? 1 : 0,
  }
}
