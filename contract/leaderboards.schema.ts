// The boards as the API gives them.
import * as z from 'zod'
import { describe } from './call.ts'
import { Moment, NoInput } from './fields.schema.ts'
import {
  type Board,
  type Donators,
  leaderboardsApi,
  SURVIVAL_BOARDS,
  type SurvivalBoards,
  TYCOON_BOARDS,
  type TycoonBoards,
  type Voters,
} from './leaderboards.ts'

const EntryReply = z.object({ name: z.string(), value: z.string() }).meta({ id: 'LeaderboardEntry' })
const Entries = z.array(EntryReply)
const timestamp = Moment.optional()

export const BoardReply = z
  .object({ weekly: Entries, monthly: Entries, alltime: Entries, timestamp })
  .meta({ id: 'Board' }) satisfies z.ZodType<Board>

export const DonatorsReply = z
  .object({ monthly: Entries, alltime: Entries, timestamp })
  .meta({ id: 'Donators' }) satisfies z.ZodType<Donators>

export const VotersReply = z
  .object({ current: Entries, previous: Entries, timestamp })
  .meta({ id: 'Voters' }) satisfies z.ZodType<Voters>

export const SurvivalBoardsReply = boardsByKey(SURVIVAL_BOARDS).meta({
  id: 'SurvivalBoards',
}) satisfies z.ZodType<SurvivalBoards>

export const TycoonBoardsReply = boardsByKey(TYCOON_BOARDS).meta({
  id: 'TycoonBoards',
}) satisfies z.ZodType<TycoonBoards>

/** Spelled out key by key, so that a key that is not ours never leaves the server. */
function boardsByKey<Key extends string>(boards: readonly { key: Key }[]) {
  const fields = boards.map(({ key }) => [key, BoardReply.optional()])
  return z.object(Object.fromEntries(fields) as Record<Key, z.ZodOptional<typeof BoardReply>>)
}

export const leaderboardsCalls = {
  getDonators: describe(leaderboardsApi.getDonators, {
    summary: 'Gives the top donators of this month and of all time, in rupiah; at most a thousand of each.',
    input: NoInput,
    reply: DonatorsReply,
    errors: ['unavailable'],
  }),
  getVoters: describe(leaderboardsApi.getVoters, {
    summary: 'Gives the top voters of this month and of the one before.',
    input: NoInput,
    reply: VotersReply,
    errors: ['unavailable'],
  }),
  getSurvivalBoards: describe(leaderboardsApi.getSurvivalBoards, {
    summary: 'Gives the boards of Survival Mix; a board that cannot be read is left out.',
    input: NoInput,
    reply: SurvivalBoardsReply,
    errors: ['unavailable'],
  }),
  getTycoonBoards: describe(leaderboardsApi.getTycoonBoards, {
    summary: 'Gives the boards of SkyBlock Tycoon; a board that cannot be read is left out.',
    input: NoInput,
    reply: TycoonBoardsReply,
    errors: ['unavailable'],
  }),
}
