// The boards that a game server really has, for the editor of the leaderboards.
import * as z from 'zod'
import { adminCall } from '#contract/call.ts'
import { Count, Moment, named } from '#contract/platform/fields.schema.ts'

const FoundBoard = named('FoundBoard', {
  /** The name in ajLeaderboards. */
  board: z.string(),
  /** Null when there was no time to count them. */
  players: Count.nullable(),
  /** The first players of all time; `value` is decimal text, for example `1234.50`. */
  top: z.array(z.object({ name: z.string(), value: z.string() })),
})
export type FoundBoard = z.infer<typeof FoundBoard>

export const leaderboardsAdminCalls = {
  listFoundBoards: adminCall('GET /api/admin/servers/:id/boards', 'settings', {
    summary: "Lists the boards in a game server's ajLeaderboards database, with their first players.",
    input: z.object({ params: z.object({ id: z.string().regex(/^[\w-]{1,32}$/, 'server_not_found') }) }),
    reply: z.object({ boards: z.array(FoundBoard), looked_at: Moment }),
    errors: [
      'server_not_found',
      'boards_not_connected',
      'boards_refused',
      'boards_unreachable',
      'boards_not_found',
    ],
  }),
}
