// The plugin's tables: one for each board, all time in `value`, the gain since the last reset in `<period>_delta`.
import type { BoardPeriod } from '#contract/network/leaderboards.ts'

type TopQuery = { table: string; period: BoardPeriod; limit: number }

const COLUMNS: Record<BoardPeriod, string> = {
  weekly: 'weekly_delta',
  monthly: 'monthly_delta',
  alltime: 'value',
}

/** The columns of every table of a board. */
export const BOARD_COLUMNS = ['namecache', ...Object.values(COLUMNS)]

const TABLE_NAME = /^\w{1,64}$/
/** Above every number that the plugin can store; SQLite sorts text above it, which excludes text values. */
const UPPER_BOUND = `1${'0'.repeat(63)}`

/**
 * Same order as the plugin, so that the site matches the boards in the game. Players without a gain are left out:
 * after a reset that is all of them.
 */
export function topQuery({ table, period, limit }: TopQuery): string {
  checkName(table)
  const column = `\`${COLUMNS[period]}\``
  return `SELECT \`namecache\` AS name, ${column} AS value FROM \`${table}\`
WHERE ${column} > 0 AND ${column} < ${UPPER_BOUND} AND \`namecache\` <> ''
ORDER BY ${column} DESC, \`namecache\` DESC LIMIT ${limit}`
}

/** Players with a value of more than zero, as topQuery counts them. */
export function countQuery(table: string): string {
  checkName(table)
  return `SELECT 'players' AS name, COUNT(*) AS value FROM \`${table}\`
WHERE \`value\` > 0 AND \`value\` < ${UPPER_BOUND} AND \`namecache\` <> ''`
}

function checkName(table: string): void {
  if (!TABLE_NAME.test(table)) throw new Error(`not the name of a table: ${table}`)
}
