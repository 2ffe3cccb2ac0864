// SQL of the global search. Each query reads an index, or a bounded number of the newest orders.
import { type SqlBool, sql } from 'kysely'
import { beginsWith, groupsBeginWith } from '#server/platform/database/begins-with.ts'
import type { Db } from '#server/platform/database/schema.ts'

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

export async function findNewestOrder(db: Db): Promise<number> {
  const row = await db
    .selectFrom('orders')
    .select(({ fn }) => fn.max<number | null>('number').as('number'))
    .executeTakeFirst()
  return Number(row?.number ?? 0)
}

type Name = { player_key: string; number: number }

/** The next orders by name: each name once with its newest order among them, and the last order that was read. */
export async function listNamesSorted(
  db: Db,
  after: Name,
  limit: number,
): Promise<{ names: Name[]; last: Name | undefined }> {
  const span = db
    .selectFrom('orders')
    .select(['player_key', 'number'])
    .where(sql<SqlBool>`(player_key, number) > (${after.player_key}, ${after.number})`)
    .orderBy('player_key')
    .orderBy('number')
    .limit(limit)
  const rows = await db
    .selectFrom(span.as('span'))
    .select(({ fn }) => ['player_key', fn.max<number>('number').as('number')])
    .groupBy('player_key')
    .orderBy('player_key')
    .execute()
  const names = rows.map((row) => ({ ...row, number: Number(row.number) }))
  return { names, last: names.at(-1) }
}

export async function listNamesSince(db: Db, number: number): Promise<Name[]> {
  const rows = await db
    .selectFrom('orders')
    .select(({ fn }) => ['player_key', fn.max<number>('number').as('number')])
    .where('number', '>', number)
    .groupBy('player_key')
    .execute()
  return rows.map((row) => ({ ...row, number: Number(row.number) }))
}

export async function listNamesOf(db: Db, keys: readonly string[]): Promise<Name[]> {
  const rows = await db
    .selectFrom('orders')
    .select(({ fn }) => ['player_key', fn.max<number>('number').as('number')])
    .where('player_key', 'in', [...keys])
    .groupBy('player_key')
    .execute()
  return rows.map((row) => ({ ...row, number: Number(row.number) }))
}

/** As the player wrote it in these orders. */
export async function listUsernames(db: Db, numbers: readonly number[]) {
  if (numbers.length === 0) return []
  return db
    .selectFrom('orders')
    .select(['player_key', 'username'])
    .where('number', 'in', [...numbers])
    .execute()
}

export async function sumOfPlayers(db: Db, keys: readonly string[], withTests: boolean) {
  if (keys.length === 0) return []
  return db
    .selectFrom('player_sum')
    .select(({ fn }) => [
      'player_key',
      fn.sum<number>('paid').as('orders'),
      fn.sum<number>('spent').as('spent'),
    ])
    .where('player_key', 'in', [...keys])
    .$if(!withTests, (query) => query.where('is_test', '=', 0))
    .groupBy('player_key')
    .execute()
}

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
