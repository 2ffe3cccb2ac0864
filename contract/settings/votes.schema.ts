// Vote sites in the order of the page, the receiver of their votes, and what votes give.
import * as z from 'zod'
import { bothLines, Id, line, WebUrl } from './fields.schema.ts'

export const VOTE_SITES_MAX = 40

export const VOTE_ZONES = ['UTC', 'Asia/Jakarta', 'Europe/London', 'America/New_York'] as const

/** When a player can vote again. */
const Reset = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('after'), hours: z.int().min(1).max(168) }),
  z.object({
    kind: z.literal('daily'),
    at: z.string().regex(/^(?:[01]\d|2[0-3]):[0-5]\d$/, 'not_a_time'),
    zone: z.enum(VOTE_ZONES),
  }),
])

export type VoteReset = z.infer<typeof Reset>

/** Without a server on the first one. */
export const VoteReward = z.object({ server: Id.nullable(), text: line(500), wait_online: z.boolean() })
export type VoteReward = z.infer<typeof VoteReward>
const Rewards = z.array(VoteReward).max(10)

const VoteSiteEntry = z.object({
  name: line(40),
  url: WebUrl,
  /** The name that the site sends by Votifier. */
  service: line(64).nullable(),
  reset: Reset,
  /** Commands for each verified vote on this site. */
  reward: Rewards,
})
export type VoteSiteEntry = z.infer<typeof VoteSiteEntry>

/** Shown on the vote page; null shows nothing of it. */
const Text = bothLines(120).nullable()

const STREAK_DAYS = { min: 2, max: 60 }

export const Votes = z.object({
  sites: z.array(VoteSiteEntry).max(VOTE_SITES_MAX),
  rewards: z
    .object({
      /** The reward of every vote. */
      each: Text,
      /** For each verified vote, before those of its site. */
      each_commands: Rewards.default([]),
      /** For a verified vote on every site that can be verified, once a day. */
      all: z.object({ text: Text, commands: Rewards }),
      /** Every so many days in a row. */
      streak: z.object({
        days: z.int().min(STREAK_DAYS.min).max(STREAK_DAYS.max),
        text: Text,
        commands: Rewards,
      }),
    })
    .default({
      each: null,
      each_commands: [],
      all: { text: null, commands: [] },
      streak: { days: 7, text: null, commands: [] },
    }),
  receiver: z
    .object({
      /** Accepts votes of protocol 1, which is encrypted but not signed. */
      v1: z.boolean(),
      /** Chose between two lists in 1.0, whose site files have it. */
      board: z.boolean().optional(),
    })
    .default({ v1: true }),
})
export type Votes = z.infer<typeof Votes>
