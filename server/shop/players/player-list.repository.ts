// SQL of the list of players. Pages follow each other by a cursor, which costs the same anywhere.
import { sql } from 'kysely'
import type { PlayerSort } from '#contract/shop/players.ts'
import type { Db } from '#server/platform/database/schema.ts'

export type PlayerRow = {
  player_key: string
  username: string
  paid: number
  spent: number
  last_at: string | null
}

/** The player after or before whom the page begins: value of the column that sorts, and key. */
export type Beyond = { direction: 'next' | 'previous'; value: string | number; key: string }

type Request = {
  sort: PlayerSort
  isTest: boolean
  keys?: readonly string[]
  beyond: Beyond | null
  limit: number
}

const COLUMNS = { last: 'last_at', spent: 'spent' } as const

/** In the order of the list, also when it is read backwards. */
export async function listPlayers(
  db: Db,
  { sort, isTest, keys, beyond, limit }: Request,
): Promise<PlayerRow[]> {
  if (keys?.length === 0) return []
  const column = COLUMNS[sort]
  const isBack = beyond?.direction === 'previous'
  const order = isBack ? 'asc' : 'desc'
  // Few players are sorted; by its index PostgreSQL would read all of them in order until enough fit.
  const sorted = keys ? sql`coalesce(${sql.ref(column)}, ${sql.ref(column)})` : sql.ref(column)
  let query = db
    .selectFrom('player_sum')
    .select(['player_key', 'username', 'paid', 'spent', 'last_at'])
    .where('is_test', '=', isTest ? 1 : 0)
    .orderBy(sorted, order)
    .orderBy('player_key', order)
    .limit(limit)
  if (keys) query = query.where('player_key', 'in', [...keys])
  if (beyond) {
    const sign = sql.raw(isBack ? '>' : '<')
    query = query.where(
      sql<boolean>`(${sql.ref(column)}, player_key) ${sign} (${beyond.value}, ${beyond.key})`,
    )
  }
  const rows = (await query.execute()).map(toRow)
  return isBack ? rows.reverse() : rows
}

/** Newest block first. */
export async function listBlockedPlayers(db: Db, isTest: boolean, limit: number): Promise<PlayerRow[]> {
  const rows = await db
    .selectFrom('player_block')
    .leftJoin('player_sum', (join) =>
      join
        .onRef('player_sum.player_key', '=', 'player_block.player_key')
        .on('player_sum.is_test', '=', isTest ? 1 : 0),
    )
    .select(['player_block.player_key', 'player_block.username'])
    .select(['player_sum.paid', 'player_sum.spent', 'player_sum.last_at'])
    .orderBy('player_block.at', 'desc')
    .orderBy('player_block.player_key')
    .limit(limit)
    .execute()
  return rows.map(toRow)
}

type Stored = Omit<PlayerRow, 'paid' | 'spent'> & { paid: number | null; spent: number | null }

/** PostgreSQL gives large integers as text. */
function toRow({ paid, spent, ...row }: Stored): PlayerRow {
  return { ...row, paid: Number(paid ?? 0), spent: Number(spent ?? 0) }
}
