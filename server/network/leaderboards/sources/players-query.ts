// Names of players in the tables of plugins, page by page in the order of an index.
import type { PlayersTable, SourcePlayer } from './leaderboard-source.ts'

type Page = { table: PlayersTable; prefix: string; after: string; limit: number }

const TABLE_NAME = /^\w{1,64}$/
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
  if (!TABLE_NAME.test(name)) throw new Error(`not the name of a table: ${name}`)
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
