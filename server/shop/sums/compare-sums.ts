// Compares stored sums with the orders, and the key of each order with its name.
import { playerKey } from '#contract/network/player-key.ts'
import type { Database, Db } from '#server/platform/database/schema.ts'
import { jakartaDay } from '#server/platform/kernel/jakarta.ts'
import { computeDays, computePlayers, playersOf, type Span } from './compute-sums.ts'
import { DAY_COUNTS, PLAYER_COUNTS } from './contribution.ts'
import { mergeDays } from './sums.repository.ts'

/** `key` names the row, as `2026-11-16 QRIS PACK` or `player steve`. */
export type Difference = { key: string; name: string; stored: number | string; orders: number | string }

type Values = Record<string, number | string>

export async function compareDays(db: Db, span: Span | null): Promise<Difference[]> {
  const stored = await db
    .selectFrom('day_sum')
    .selectAll()
    .$if(span !== null, (query) =>
      query
        .where('day', '>=', span ? jakartaDay(span.from) : '')
        .where('day', '<', span ? jakartaDay(span.until) : ''),
    )
    .execute()
  const nameOf = (row: { day: string; is_test: number; product_id: string; method: string }) =>
    `${row.day} ${row.method} ${row.product_id}${row.is_test ? ' test' : ''}`
  return differences(DAY_COUNTS, toMap(mergeDays(stored), nameOf), toMap(await computeDays(db, span), nameOf))
}

export async function comparePlayers(db: Db, span: Span | null): Promise<Difference[]> {
  const stored = await db
    .selectFrom('player_sum')
    .selectAll()
    .$if(span !== null, (query) => query.where('player_key', 'in', playersOf(db, span)))
    .execute()
  const nameOf = (row: { player_key: string; is_test: number }) =>
    `player ${row.player_key}${row.is_test ? ' test' : ''}`
  return differences(
    [...PLAYER_COUNTS, 'first_at', 'last_at'],
    toMap(stored, nameOf),
    toMap(await computePlayers(db, span), nameOf),
  )
}

/** Sums of players are added up by the key that is stored with each order: it has to be that of its name. */
export async function compareKeys(db: Db): Promise<Difference[]> {
  return (await listWrong(db)).map(({ username, player_key }) => ({
    key: `orders of ${username}`,
    name: 'player_key',
    stored: player_key,
    orders: playerKey(username),
  }))
}

export async function repairKeys(db: Database): Promise<void> {
  for (const { username } of await listWrong(db))
    await db
      .updateTable('orders')
      .set({ player_key: playerKey(username) })
      .where('username', '=', username)
      .execute()
}

async function listWrong(db: Db) {
  const names = await db.selectFrom('orders').select(['username', 'player_key']).distinct().execute()
  return names.filter(({ username, player_key }) => playerKey(username) !== player_key)
}

function toMap<Row extends object>(rows: readonly Row[], nameOf: (row: Row) => string): Map<string, Values> {
  return new Map(rows.map((row) => [nameOf(row), row as unknown as Values]))
}

/** A missing row is one of zeros. */
function differences(
  names: readonly string[],
  stored: Map<string, Values>,
  computed: Map<string, Values>,
): Difference[] {
  return [...new Set([...stored.keys(), ...computed.keys()])].flatMap((key) =>
    names.flatMap((name) => {
      const [one, other] = [stored.get(key)?.[name] ?? 0, computed.get(key)?.[name] ?? 0]
      return one === other ? [] : [{ key, name, stored: one, orders: other }]
    }),
  )
}
