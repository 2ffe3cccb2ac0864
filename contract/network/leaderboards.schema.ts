import * as z from 'zod'
import { adminCall, publicCall } from '#contract/call.ts'
import { Count, Moment, named } from '#contract/platform/fields.schema.ts'

/** `name` is as the game shows it: Bedrock names with their dot. */
const LeaderboardEntry = named('LeaderboardEntry', { name: z.string(), value: z.string() })
export type LeaderboardEntry = z.infer<typeof LeaderboardEntry>

const Entries = z.array(LeaderboardEntry)
const timestamp = Moment.optional()

export const Board = named('Board', { weekly: Entries, monthly: Entries, alltime: Entries, timestamp })
export type Board = z.infer<typeof Board>

export const Donators = named('Donators', { monthly: Entries, alltime: Entries, timestamp })
export type Donators = z.infer<typeof Donators>

export const Voters = named('Voters', { current: Entries, previous: Entries, timestamp })
export type Voters = z.infer<typeof Voters>

/** By the names of ajLeaderboards, in the order of the page. A board without data is left out. */
export const Boards = z.record(z.string(), Board).meta({ id: 'Boards' })
export type Boards = z.infer<typeof Boards>

const ofTab = z.object({ params: z.object({ tab: z.string().regex(/^[\w-]{1,32}$/, 'not_found') }) })

export const leaderboardsCalls = {
  getDonators: publicCall('GET /api/leaderboards/global', {
    summary: 'Gives the top donators of this month and of all time, in rupiah; at most a thousand of each.',
    reply: Donators,
    errors: ['not_found', 'part_off', 'unavailable'],
  }),
  getVoters: publicCall('GET /api/leaderboards/voters', {
    summary: 'Gives the top voters of this month and of the one before.',
    reply: Voters,
    errors: ['not_found', 'part_off', 'unavailable'],
  }),
  getBoards: publicCall('GET /api/leaderboards/:tab', {
    summary:
      'Gives the boards of a tab, for example survival or tycoon; a board that cannot be read is left out.',
    input: ofTab,
    reply: Boards,
    errors: ['not_found', 'part_off', 'unavailable'],
  }),
}

/** The boards that a game server really has, for the editor of the leaderboards. */
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
