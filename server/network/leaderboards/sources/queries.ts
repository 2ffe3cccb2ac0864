// Queries of ajLeaderboards' tables, one for each board: all time in `value`, the gain since the last reset in
// `<period>_delta`. Also of tables of other plugins with names of players, page by page in the order of an index.
import type { BoardPeriod } from '#contract/network/leaderboards.ts'
import { BOARD_NAME } from '#contract/settings/boards.ts'
import type { PlayersTable, SourcePlayer } from './leaderboard-source.ts'

/** `reverse`: the lowest value first. */
type TopQuery = { table: string; period: BoardPeriod; reverse?: boolean; limit: number }

const COLUMNS: Record<BoardPeriod, string> = {
  weekly: 'weekly_delta',
  monthly: 'monthly_delta',
  alltime: 'value',
}

export const BOARD_COLUMNS = ['namecache', ...Object.values(COLUMNS)]

/** Above every number that the plugin can store; SQLite sorts text above it, which excludes text values. */
const UPPER_BOUND = `1${'0'.repeat(63)}`

/**
 * Same order as the plugin, so that the site matches the boards in the game. Players without a gain are left out:
 * after a reset that is all of them. A better time is a loss of seconds, so a reversed board counts both ways.
 */
export function topQuery({ table, period, reverse = false, limit }: TopQuery): string {
  checkName(table)
  const column = `\`${COLUMNS[period]}\``
  const isCounted = reverse && period !== 'alltime' ? '<> 0' : '> 0'
  return `SELECT \`namecache\` AS name, ${column} AS value FROM \`${table}\`
WHERE ${column} ${isCounted} AND ${column} < ${UPPER_BOUND} AND \`namecache\` <> ''
ORDER BY ${column} ${reverse ? 'ASC' : 'DESC'}, \`namecache\` DESC LIMIT ${limit}`
}

export function countQuery(table: string): string {
  checkName(table)
  return `SELECT 'players' AS name, COUNT(*) AS value FROM \`${table}\`
WHERE \`value\` > 0 AND \`value\` < ${UPPER_BOUND} AND \`namecache\` <> ''`
}

export function isBoardName(table: string): boolean {
  return BOARD_NAME.test(table)
}

function checkName(table: string): void {
  if (!isBoardName(table)) throw new Error(`not the name of a table: ${table}`)
}

type Page = { table: PlayersTable; prefix: string; after: string; limit: number }

/** Ids are UUIDs; anything else never becomes part of a query. */
const ID = /^[\w-]{1,64}$/

export function isPlayerId(id: unknown): id is string {
  return typeof id === 'string' && ID.test(id)
}

/**
 * A board has the gain since the last reset of each period: other than zero, the player was in the game since then. LuckPerms
 * has no days, Plan the end of each session in milliseconds.
 */
export function playersQuery({ table, prefix, after, limit }: Page): string {
  if (after !== '' && !isPlayerId(after)) throw new Error(`not the id of a player: ${after}`)
  if (table === 'luckperms') {
    return `SELECT uuid AS id, username AS name, '' AS value FROM luckperms_players
WHERE uuid > '${after}' AND username IS NOT NULL AND username <> 'null' ORDER BY uuid LIMIT ${limit}`
  }
  if (table === 'plan') {
    return `SELECT players.uuid AS id, players.name AS name,
(SELECT MAX(sessions.session_end) FROM plan_sessions AS sessions WHERE sessions.user_id = players.id) AS value
FROM plan_users AS players WHERE players.uuid > '${after}' ORDER BY players.uuid LIMIT ${limit}`
  }
  const name = prefix + table.board
  checkName(name)
  return `SELECT id, \`namecache\` AS name, CASE WHEN \`daily_delta\` <> 0 THEN 'day'
WHEN \`weekly_delta\` <> 0 THEN 'week' WHEN \`monthly_delta\` <> 0 THEN 'month' ELSE '' END AS value
FROM \`${name}\` WHERE id > '${after}' ORDER BY id LIMIT ${limit}`
}

const PERIODS = ['day', 'week', 'month'] as const
const MILLISECONDS = /^\d{12,14}$/

export function toSeen(value: unknown): SourcePlayer['seen'] {
  const text = String(value ?? '')
  if (MILLISECONDS.test(text)) return new Date(Number(text))
  return PERIODS.find((period) => period === text) ?? null
}
