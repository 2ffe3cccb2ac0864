// SQL of the global search.
import { PostgresAdapter, type SqlBool, sql } from 'kysely'
import { playerKey } from '#contract/network/player-key.ts'
import { BEDROCK_MARK } from '#contract/network/username.ts'
import type { Db } from '#server/platform/database/schema.ts'
import { patternOf, type SearchTerms } from '#server/platform/database/search-terms.ts'

export type OrderRow = Awaited<ReturnType<typeof listOrders>>[number]

export async function listOrders(db: Db, numbers: readonly number[]) {
  if (numbers.length === 0) return []
  return db
    .selectFrom('orders')
    .select(['id', 'reference', 'username', 'amount', 'status', 'pay_code', 'created_at', 'is_test'])
    .select(['product_name', 'product_name_id'])
    .where('number', 'in', [...numbers])
    .orderBy('number', 'desc')
    .execute()
}

export type PlayerRow = { player_key: string; username: string; paid: number; spent: number }

/** So many are read to find those whose name begins with the text. */
const READ_MIN = 200

type Wanted = {
  /** Orders of this kind are summed up; a player without any is found after the others. */
  isTest: boolean
  limit: number
}

/** Players whose name contains the part: of the newest ones those whose name begins with it first. */
export async function listByName(
  db: Db,
  { part, isBedrock }: NonNullable<SearchTerms['name']>,
  { isTest, limit }: Wanted,
): Promise<PlayerRow[]> {
  const ofBedrock = playerKey(BEDROCK_MARK + part).slice(BEDROCK_MARK.length)
  const position = sql.raw(db.getExecutor().adapter instanceof PostgresAdapter ? 'strpos' : 'instr')
  const length = sql.lit(BEDROCK_MARK.length)
  const isMarked = sql<SqlBool>`substr(player_key, 1, ${length}) = ${sql.lit(BEDROCK_MARK)}`
  const at = sql<number>`case when ${isMarked} then ${position}(substr(player_key, ${length} + 1), ${ofBedrock})
    else ${position}(player_key, ${part}) end`
  const condition = isBedrock ? sql<SqlBool>`(${isMarked} and ${at} = 1)` : sql<SqlBool>`${at} > 0`
  const list = (kind: boolean) =>
    db
      .selectFrom('player_sum')
      .select(['player_key', 'username', 'paid', 'spent', at.as('at')])
      .where('is_test', '=', kind ? 1 : 0)
      // Leaves out almost all names; a Bedrock name may be cut, so its part is the shorter one. PostgreSQL guesses by the
      // pattern whether to read by the last order until enough are found, or all players, which is faster for a rare part.
      .where(sql<SqlBool>`player_key like ${patternOf(ofBedrock)} escape '!'`)
      .where(condition)
      .orderBy('last_at', 'desc')
      .limit(Math.max(limit, READ_MIN))
      .execute()
  const rows = await list(isTest)
  const known = new Set(rows.map(({ player_key }) => player_key))
  const others = rows.length < limit ? await list(!isTest) : []
  const unknown = others.filter(({ player_key }) => !known.has(player_key))
  return [...rows, ...unknown.map((row) => ({ ...row, paid: 0, spent: 0 }))]
    .sort((one, other) => Math.min(one.at, 2) - Math.min(other.at, 2))
    .slice(0, limit)
}

export async function listProductNames(db: Db) {
  return db
    .selectFrom('product')
    .select(['id as _id', 'name', 'price'])
    .orderBy('sort_id')
    .orderBy('created_at')
    .execute()
}
