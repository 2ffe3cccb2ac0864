import * as z from 'zod'
import { publicCall } from './call.ts'
import { Moment, NoInput } from './fields.schema.ts'
import { SURVIVAL_BOARDS, TYCOON_BOARDS } from './leaderboards.ts'

/** `name` is as the game shows it: Bedrock names with their dot. */
const LeaderboardEntry = z.object({ name: z.string(), value: z.string() }).meta({ id: 'LeaderboardEntry' })
export type LeaderboardEntry = z.infer<typeof LeaderboardEntry>

const Entries = z.array(LeaderboardEntry)
/** Absent when the age of the rows is not known. */
const timestamp = Moment.optional()

export const Board = z
  .object({ weekly: Entries, monthly: Entries, alltime: Entries, timestamp })
  .meta({ id: 'Board' })
export type Board = z.infer<typeof Board>

export const Donators = z.object({ monthly: Entries, alltime: Entries, timestamp }).meta({ id: 'Donators' })
export type Donators = z.infer<typeof Donators>

export const Voters = z.object({ current: Entries, previous: Entries, timestamp }).meta({ id: 'Voters' })
export type Voters = z.infer<typeof Voters>

/** A board that could not be read is left out, and the page names it. */
export const SurvivalBoards = boardsByKey(SURVIVAL_BOARDS).meta({ id: 'SurvivalBoards' })
export type SurvivalBoards = z.infer<typeof SurvivalBoards>

export const TycoonBoards = boardsByKey(TYCOON_BOARDS).meta({ id: 'TycoonBoards' })
export type TycoonBoards = z.infer<typeof TycoonBoards>

/** Lists every key, so that an unknown key never leaves the server. */
function boardsByKey<Key extends string>(boards: readonly { key: Key }[]) {
  const fields = boards.map(({ key }) => [key, Board.optional()])
  return z.object(Object.fromEntries(fields) as Record<Key, z.ZodOptional<typeof Board>>)
}

export const leaderboardsCalls = {
  getDonators: publicCall('GET /api/leaderboards/global', {
    summary: 'Gives the top donators of this month and of all time, in rupiah; at most a thousand of each.',
    input: NoInput,
    reply: Donators,
    errors: ['unavailable'],
  }),
  getVoters: publicCall('GET /api/leaderboards/voters', {
    summary: 'Gives the top voters of this month and of the one before.',
    input: NoInput,
    reply: Voters,
    errors: ['unavailable'],
  }),
  getSurvivalBoards: publicCall('GET /api/leaderboards/survival', {
    summary: 'Gives the boards of Survival Mix; a board that cannot be read is left out.',
    input: NoInput,
    reply: SurvivalBoards,
    errors: ['unavailable'],
  }),
  getTycoonBoards: publicCall('GET /api/leaderboards/tycoon', {
    summary: 'Gives the boards of SkyBlock Tycoon; a board that cannot be read is left out.',
    input: NoInput,
    reply: TycoonBoards,
    errors: ['unavailable'],
  }),
}
