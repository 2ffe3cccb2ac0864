// The list of players: by their last order or by what they spent, by part of a name, or those who are blocked. Pages follow
// each other by a cursor, which costs the same anywhere.

import { sql } from 'kysely'
import { shownUsername } from '#contract/network/username.ts'
import { PAGE_ROWS } from '#contract/platform/pagination.ts'
import type { ListedPlayer, PlayerQuery } from '#contract/shop/players.schema.ts'
import type { PlayerSort } from '#contract/shop/players.ts'
import type { Database, Db } from '#server/platform/database/schema.ts'
import type { GlobalSearch } from '#server/team/search/search.service.ts'
import { listBlockedKeys } from './player-blocks.service.ts'

type Deps = {
  db: Database
  search: Pick<GlobalSearch, 'findPlayerKeys'>
  countsTests?: boolean
}

type Listed = { players: ListedPlayer[]; next: string | null; previous: string | null }

/** A shorter text fits too many names; nobody reads more of them than this. */
const FOUND_MAX = 200
const BLOCKED_MAX = 200

export function createPlayerList({ db, search, countsTests: isTest = false }: Deps) {
  async function listBlocked(typed: string | undefined): Promise<Listed> {
    const part = typed?.toLowerCase().replaceAll(' ', '_') ?? ''
    const rows = await listBlockedPlayers(db, isTest, BLOCKED_MAX)
    const found = rows.filter(({ username }) => shownUsername(username).toLowerCase().includes(part))
    return { players: found.map((row) => toListed(row, true)), next: null, previous: null }
  }

  return async ({ search: typed, sort = 'last', show, cursor }: PlayerQuery): Promise<Listed> => {
    if (show === 'blocked') return listBlocked(typed)
    const keys = typed === undefined ? undefined : await search.findPlayerKeys(typed, FOUND_MAX)
    const beyond = readCursor(cursor, sort)
    const rows = await listPlayers(db, { sort, isTest, keys, beyond, limit: PAGE_ROWS + 1 })
    const isBack = beyond?.direction === 'previous'
    const hasMore = rows.length > PAGE_ROWS
    const shown = isBack ? rows.slice(-PAGE_ROWS) : rows.slice(0, PAGE_ROWS)
    const shownKeys = shown.map(({ player_key }) => player_key)
    const blocked = await listBlockedKeys(db, shownKeys)
    const [first, last] = [shown[0], shown.at(-1)]
    return {
      players: shown.map((row) => toListed(row, blocked.has(row.player_key))),
      next: last && (isBack || hasMore) ? writeCursor('next', sort, last) : null,
      previous: first && beyond && (!isBack || hasMore) ? writeCursor('previous', sort, first) : null,
    }
  }
}

function toListed({ username, paid, spent, last_at }: PlayerRow, isBlocked: boolean): ListedPlayer {
  return { username, orders: paid, spent, last_order_at: last_at, is_blocked: isBlocked }
}

function writeCursor(direction: Beyond['direction'], sort: PlayerSort, row: PlayerRow): string {
  const value = sort === 'spent' ? row.spent : row.last_at
  return Buffer.from(`${direction} ${sort} ${value} ${row.player_key}`).toString('base64url')
}

/** Null without a usable cursor of this order. */
function readCursor(cursor: string | undefined, sort: PlayerSort): Beyond | null {
  const text = Buffer.from(cursor ?? '', 'base64url').toString()
  const [, direction, of, value = '', key = ''] =
    /^(next|previous) (last|spent) (\d{1,15}|[\d:.TZ-]{24}) (\S{1,40})$/.exec(text) ?? []
  if (of !== sort || /^\d+$/.test(value) !== (sort === 'spent')) return null
  return {
    direction: direction as Beyond['direction'],
    value: sort === 'spent' ? Number(value) : value,
    key,
  }
}

type PlayerRow = {
  player_key: string
  username: string
  paid: number
  spent: number
  last_at: string | null
}

/** The player after or before whom the page begins: value of the column that sorts, and key. */
type Beyond = { direction: 'next' | 'previous'; value: string | number; key: string }

type Request = {
  sort: PlayerSort
  isTest: boolean
  keys?: readonly string[]
  beyond: Beyond | null
  limit: number
}

const COLUMNS = { last: 'last_at', spent: 'spent' } as const

/** In the order of the list, also when it is read backwards. */
async function listPlayers(db: Db, { sort, isTest, keys, beyond, limit }: Request): Promise<PlayerRow[]> {
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
  if (keys) query = query.where('player_key', 'in', keys)
  if (beyond) {
    const sign = sql.raw(isBack ? '>' : '<')
    query = query.where(
      sql<boolean>`(${sql.ref(column)}, player_key) ${sign} (${beyond.value}, ${beyond.key})`,
    )
  }
  const rows = await query.execute()
  return isBack ? rows.reverse() : rows
}

async function listBlockedPlayers(db: Db, isTest: boolean, limit: number): Promise<PlayerRow[]> {
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
  return rows.map(({ paid, spent, ...row }) => ({ ...row, paid: paid ?? 0, spent: spent ?? 0 }))
}
