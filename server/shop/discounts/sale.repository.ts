import { type Selectable, sql } from 'kysely'
import type { SaleKind } from '#contract/shop/discounts.ts'
import type { PricedSale } from '#contract/shop/price.ts'
import type { Db, Schema } from '#server/platform/database/schema.ts'
import { readScope, writeScope } from './scope-column.ts'

export type Sale = PricedSale & { version: number }
export type SaleFields = Omit<Sale, 'id' | 'version'>

/** By the beginning, the latest first. */
export async function listSales(db: Db): Promise<Sale[]> {
  const rows = await db.selectFrom('sale').selectAll().orderBy('starts_at', 'desc').orderBy('id').execute()
  return rows.map(toSale)
}

/** Running now or later. */
export async function listOpenSales(db: Db, now: Date): Promise<Sale[]> {
  const rows = await db
    .selectFrom('sale')
    .selectAll()
    .where('enabled', '=', 1)
    .where(({ or, eb }) => or([eb('ends_at', 'is', null), eb('ends_at', '>', now.toISOString())]))
    .orderBy('starts_at')
    .orderBy('id')
    .execute()
  return rows.map(toSale)
}

export async function findSale(db: Db, id: string): Promise<Sale | null> {
  const row = await db.selectFrom('sale').selectAll().where('id', '=', id).executeTakeFirst()
  return row ? toSale(row) : null
}

type Written = { id: string; fields: SaleFields; at: Date }

export async function insertSale(trx: Db, { id, fields, at }: Written): Promise<void> {
  const moment = at.toISOString()
  const row = { id, ...toColumns(fields), version: 1, created_at: moment, updated_at: moment }
  await trx.insertInto('sale').values(row).execute()
}

/** Null when it is not at that version. */
export async function updateSale(
  trx: Db,
  { id, fields, at, version }: Written & { version: number },
): Promise<Sale | null> {
  const row = await trx
    .updateTable('sale')
    .set({ ...toColumns(fields), version: sql<number>`version + 1`, updated_at: at.toISOString() })
    .where('id', '=', id)
    .where('version', '=', version)
    .returningAll()
    .executeTakeFirst()
  return row ? toSale(row) : null
}

export async function deleteSale(trx: Db, id: string): Promise<void> {
  await trx.deleteFrom('sale').where('id', '=', id).execute()
}

function toSale(row: Selectable<Schema['sale']>): Sale {
  const { id, name, value, version } = row
  return {
    id,
    name,
    value,
    version,
    kind: row.kind as SaleKind,
    scope: readScope(row.scope),
    startsAt: row.starts_at,
    endsAt: row.ends_at,
    enabled: row.enabled === 1,
  }
}

function toColumns({ name, kind, value, scope, startsAt, endsAt, enabled }: SaleFields) {
  return {
    name,
    kind,
    value,
    scope: writeScope(scope),
    starts_at: startsAt,
    ends_at: endsAt,
    enabled: enabled ? 1 : 0,
  }
}
