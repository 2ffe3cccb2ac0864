// The plugin's tables: one for each board, all time in `value`, the gain since the last reset in `<period>_delta`.
import type { BoardPeriod } from '#contract/leaderboards.ts'

type Wanted = { table: string; period: BoardPeriod; limit: number }

const COLUMNS: Record<BoardPeriod, string> = {
  weekly: 'weekly_delta',
  monthly: 'monthly_delta',
  alltime: 'value',
}

const TABLE_NAME = /^\w{1,64}$/
/** Above every number that the plugin can store. SQLite sorts text above it, so a stray word is on no board. */
const OUT_OF_REACH = `1${'0'.repeat(63)}`

/**
 * The order is the plugin's own, so that the site agrees with the boards in the game. Whoever gained nothing is on
 * no board: after a reset that is everybody.
 */
export function topQuery({ table, period, limit }: Wanted): string {
  if (!TABLE_NAME.test(table)) throw new Error(`not the name of a table: ${table}`)
  const column = `\`${COLUMNS[period]}\``
  return `SELECT \`namecache\` AS name, ${column} AS value FROM \`${table}\`
WHERE ${column} > 0 AND ${column} < ${OUT_OF_REACH} AND \`namecache\` <> ''
ORDER BY ${column} DESC, \`namecache\` DESC LIMIT ${limit}`
}
