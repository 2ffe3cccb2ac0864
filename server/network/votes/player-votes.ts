// The verified votes of one player.

import { shownUsername } from '#contract/network/username.ts'
import { againAt, isVoted } from '#contract/network/vote-reset.ts'
import type { PlayerVotes } from '#contract/network/votes.schema.ts'
import type { Votes } from '#contract/settings/votes.schema.ts'
import type { Db } from '#server/platform/database/schema.ts'
import { dayStart, jakartaDay, jakartaMonth } from '#server/platform/kernel/jakarta.ts'
import { keysOfVoter } from './vote-name.ts'
import { serviceKey } from './vote-sites.ts'
import { findMonthVotes, listPlayers, listVoteTimes, listWindows } from './votes.repository.ts'

const DAY_MS = 24 * 60 * 60 * 1_000

type Request = { encoded: string; bedrockPrefixes: readonly string[]; now: Date; isTest: number }

export async function readPlayerVotes(
  db: Db,
  { encoded, bedrockPrefixes, votes, now, isTest }: Request & { votes: Votes },
): Promise<PlayerVotes> {
  const of = { keys: keysOfVoter(encoded, bedrockPrefixes), isTest }
  const [windows, players, times] = await Promise.all([
    listWindows(db, of),
    listPlayers(db, of),
    listVoteTimes(db, of, weekStart(now).toISOString()),
  ])
  const sites = votes.sites.map(({ service, reset }) => {
    const key = service === null ? null : serviceKey(service)
    const last = Math.max(0, ...windows.filter((row) => row.service === key).map(({ at }) => Date.parse(at)))
    const holds = key !== null && isVoted(reset, last, now.getTime())
    return {
      verifiable: key !== null,
      voted_at: holds ? new Date(last).toISOString() : null,
      again_at: holds ? new Date(againAt(reset, last)).toISOString() : null,
    }
  })
  const verifiable = sites.filter((site) => site.verifiable)
  const newest = newestOf(players)
  return {
    name: shownUsername(newest?.username ?? encoded),
    sites,
    streak: streakOf(players, now),
    days: [...new Set(times.map((at) => jakartaDay(new Date(at))))].sort(),
    all_done: verifiable.length > 0 && verifiable.every(({ voted_at }) => voted_at !== null),
  }
}

/** Null without votes. */
export async function readVoteSummary(db: Db, { encoded, bedrockPrefixes, now, isTest }: Request) {
  const of = { keys: keysOfVoter(encoded, bedrockPrefixes), isTest }
  const players = await listPlayers(db, of)
  const newest = newestOf(players)
  if (!newest) return null
  return {
    total: players.reduce((sum, { total }) => sum + total, 0),
    month: await findMonthVotes(db, of, jakartaMonth(now)),
    streak: streakOf(players, now),
    longest: Math.max(...players.map(({ longest }) => longest)),
    lastAt: newest.last_at,
  }
}

type Player = Awaited<ReturnType<typeof listPlayers>>[number]

function newestOf(players: readonly Player[]): Player | undefined {
  return players.toSorted((one, other) => (one.last_at < other.last_at ? 1 : -1))[0]
}

/** A streak lasts until the end of the day after its last vote. */
function streakOf(players: readonly Player[], now: Date): number {
  const yesterday = jakartaDay(new Date(now.getTime() - DAY_MS))
  const running = players.filter(({ last_day }) => last_day >= yesterday)
  return Math.max(0, ...running.map(({ streak }) => streak))
}

/** Monday in Jakarta. */
function weekStart(now: Date): Date {
  const today = dayStart(now)
  const weekday = new Date(`${jakartaDay(now)}T00:00:00.000Z`).getUTCDay()
  return new Date(today.getTime() - ((weekday + 6) % 7) * DAY_MS)
}
