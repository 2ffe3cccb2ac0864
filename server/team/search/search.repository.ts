// SQL of the global search. Each query reads an index, or a bounded number of the newest orders.
import { type Expression, PostgresAdapter, type SqlBool, sql } from 'kysely'
import { playerKey } from '#contract/network/player-key.ts'
import { BEDROCK_MARK } from '#contract/network/username.ts'
import { beginsWith, groupsBeginWith } from '#server/platform/database/begins-with.ts'
import { findNewestOrder } from '#server/platform/database/real-orders.ts'
import type { Db } from '#server/platform/database/schema.ts'
import type { SearchTerms } from '#server/platform/database/search-terms.ts'

/** Part of a code is searched for in the newest orders only; a whole code and its beginning in all of them. */
const SEARCHED_FOR_PART_OF_CODE = 10_000

const COLUMNS = [
  'id',
  'number',
  'reference',
  'username',
  'product_name',
  'product_name_id',
  'amount',
  'status',
  'pay_code',
  'created_at',
  'is_test',
] as const

export type OrderRow = Awaited<ReturnType<typeof listByAmount>>[number]

function orders(db: Db, limit: number) {
  return db.selectFrom('orders').select(COLUMNS).orderBy('number', 'desc').limit(limit)
}

type Wanted = { isTest: boolean; limit: number }

/** Players whose name contains the part: those whose name begins with it first, each by their last order. */
export async function listByName(
  db: Db,
  { part, isBedrock }: NonNullable<SearchTerms['name']>,
  { isTest, limit }: Wanted,
) {
  const ofBedrock = playerKey(BEDROCK_MARK + part).slice(BEDROCK_MARK.length)
  const position = sql.raw(db.getExecutor().adapter instanceof PostgresAdapter ? 'strpos' : 'instr')
  const length = sql.lit(BEDROCK_MARK.length)
  const isMarked = sql<SqlBool>`substr(player_key, 1, ${length}) = ${sql.lit(BEDROCK_MARK)}`
  const at = sql<number>`case when ${isMarked} then ${position}(substr(player_key, ${length} + 1), ${ofBedrock})
    else ${position}(player_key, ${part}) end`
  // The index of the last order is read until enough names are found.
  const list = (condition: Expression<SqlBool>, most: number) =>
    db
      .selectFrom('player_sum')
      .select(['player_key', 'username', 'paid', 'spent'])
      .where('is_test', '=', isTest ? 1 : 0)
      .where(condition)
      .orderBy('last_at', 'desc')
      .limit(most)
      .execute()
  if (isBedrock) return list(sql`(${isMarked} and ${at} = 1)`, limit)
  const begun = await list(sql`${at} = 1`, limit)
  if (begun.length === limit) return begun
  return [...begun, ...(await list(sql`${at} > 1`, limit - begun.length))]
}

export type PlayerRow = Awaited<ReturnType<typeof listByName>>[number]

/** The newest orders of one player. */
export async function listOfPlayer(db: Db, key: string, limit: number): Promise<OrderRow[]> {
  return orders(db, limit).where('player_key', '=', key).execute()
}

/** A whole code: reference, gateway's reference, payment code, or the id that log lines name. */
export async function listByCode(db: Db, codes: readonly string[], limit: number): Promise<OrderRow[]> {
  const unique = [...new Set(codes)]
  const lists = await Promise.all(
    (['reference', 'gateway_reference', 'pay_code', 'id'] as const).map((column) =>
      orders(db, limit).where(column, 'in', unique).execute(),
    ),
  )
  return lists.flat()
}

/** More orders with the same beginning are not sorted. */
const BEGINNING_MAX = 1_000

/**
 * By the beginning of any group of a reference, or of a payment code. `isCommon`: too many orders have the beginning, such as
 * that of all payment codes of a bank, and are left out.
 */
export async function listByBeginning(
  db: Db,
  { reference, code }: { reference: string | null; code: string | null },
  limit: number,
): Promise<{ rows: OrderRow[]; isCommon: boolean }> {
  const conditions = [
    ...(reference === null ? [] : groupsBeginWith(db, reference)),
    ...(code === null ? [] : [beginsWith(db, sql.ref('pay_code'), code)]),
  ]
  const found = await Promise.all(
    conditions.map((condition) =>
      db
        .selectFrom('orders')
        .select('number')
        .where(condition)
        .limit(BEGINNING_MAX + 1)
        .execute(),
    ),
  )
  const isCommon = (list: unknown[]) => list.length > BEGINNING_MAX
  const numbers = found
    .filter((list) => !isCommon(list))
    .flatMap((list) => list.map(({ number }) => Number(number)))
  const newest = numbers.sort((one, other) => other - one).slice(0, limit)
  const rows = newest.length === 0 ? [] : await orders(db, limit).where('number', 'in', newest).execute()
  return { rows, isCommon: found.some(isCommon) }
}

export async function listByAmount(db: Db, amount: number, limit: number) {
  return orders(db, limit).where('amount', '=', amount).execute()
}

/** By any part of a code in capitals; dashes and spaces do not count. */
export async function listByPart(db: Db, code: string, limit: number): Promise<OrderRow[]> {
  const newest = await findNewestOrder(db)
  // Compared as one text, which takes a third of the time.
  const codes = sql`reference || '|' || coalesce(gateway_reference, '') || '|' || coalesce(pay_code, '')`
  return orders(db, limit)
    .where('number', '>', newest - SEARCHED_FOR_PART_OF_CODE)
    .where(sql<SqlBool>`replace(replace(${codes}, '-', ''), ' ', '') like ${`%${code}%`}`)
    .execute()
}

export async function listProductNames(db: Db) {
  return db
    .selectFrom('product')
    .select(['id', 'name', 'price'])
    .orderBy('sort_id')
    .orderBy('created_at')
    .execute()
}
