// Compares what vote sites were answered with the database and the game's log.
import { jakartaDay, jakartaMonth } from '../../server/platform/kernel/jakarta.ts'

export const SERVICES = ['One.example', 'Two.example', 'Three.example'] as const
export const STREAK_DAYS = 2
const DAY_MS = 24 * 60 * 60 * 1_000

export const keyTo = (username: string, service: string) => `votekey ${username} ${service}`
export const chestTo = (username: string) => `votechest ${username}`
export const streakTo = (username: string) => `votestreak ${username}`

/** One vote; the site sends it until it is confirmed. */
export type SentVotes = { username: string; service: string; isConfirmed: boolean }

/** `isSeed`: of an earlier day, stored by the test itself, without a reward. */
export type VoteLeft = { id: string; username: string; service: string; at: string; isSeed: boolean }

export type VotesLeft = {
  votes: readonly VoteLeft[]
  players: readonly { username: string; total: number; streak: number; longest: number }[]
  months: readonly { month: string; username: string; votes: number }[]
  actions: readonly { order_id: string; needs_person: number }[]
}

type Found = { sent: readonly SentVotes[]; left: VotesLeft; executed: readonly { command: string }[] }

export function checkVotes({ sent, left, executed }: Found) {
  const counted = left.votes.filter(({ isSeed }) => !isSeed)
  const timesOf = Map.groupBy(counted, ({ username, service }) => nameOf(username, service))
  const runs = Map.groupBy(executed, ({ command }) => command)
  const shown = new Set(left.actions.filter((one) => one.needs_person === 1).map((one) => one.order_id))
  const rewards = listRewards(left.votes)
  const confirmed = sent.filter(({ isConfirmed }) => isConfirmed)
  return {
    confirmed: confirmed.length,
    /** Rewards that wait for a person. */
    shown: shown.size,
    /** Confirmed, and not stored. */
    lost: confirmed
      .map(({ username, service }) => nameOf(username, service))
      .filter((name) => !timesOf.has(name)),
    countedTwice: [...timesOf].flatMap(([name, times]) => (times.length > 1 ? [name] : [])),
    /** Neither executed nor shown to a person. */
    unrewarded: [...rewards].flatMap(([command, votes]) =>
      runs.has(command) || votes.some((id) => shown.has(id)) ? [] : [command],
    ),
    rewardedTwice: [...runs].flatMap(([command, times]) =>
      isReward(command) && times.length > 1 ? [command] : [],
    ),
    /** Executed without the vote that gives it. */
    rewardedWrongly: [...runs.keys()].filter((command) => isReward(command) && !rewards.has(command)),
    /** Sums of a player or a month that differ from the votes. */
    sums: [...wrongPlayers(left), ...wrongMonths(left)],
  }
}

const nameOf = (username: string, service: string) => `${username} on ${service}`
const isReward = (command: string) => command.startsWith('vote')

/** Each command that the votes give, with the votes that may carry it. Once for a player: the test lasts one day. */
function listRewards(votes: readonly VoteLeft[]): Map<string, string[]> {
  const rewards = new Map<string, string[]>()
  for (const [username, all] of Map.groupBy(votes, (vote) => vote.username)) {
    const counted = all.filter(({ isSeed }) => !isSeed)
    const ids = counted.map(({ id }) => id)
    for (const { id, service } of counted) rewards.set(keyTo(username, service), [id])
    if (new Set(counted.map(({ service }) => service)).size === SERVICES.length)
      rewards.set(chestTo(username), ids)
    if (counted.length > 0 && streakOf(all).streak === STREAK_DAYS) rewards.set(streakTo(username), ids)
  }
  return rewards
}

function streakOf(votes: readonly VoteLeft[]): { streak: number; longest: number } {
  const days = [...new Set(votes.map(({ at }) => jakartaDay(new Date(at))))].sort()
  let [streak, longest] = [0, 0]
  for (const [index, day] of days.entries()) {
    const before = index > 0 ? Date.parse(days[index - 1] ?? '') : 0
    streak = Date.parse(day) - before === DAY_MS ? streak + 1 : 1
    longest = Math.max(longest, streak)
  }
  return { streak, longest }
}

function wrongPlayers({ votes, players }: VotesLeft): string[] {
  const votesOf = Map.groupBy(votes, ({ username }) => username)
  const expected = [...votesOf].map(([username, all]) => ({ username, total: all.length, ...streakOf(all) }))
  return differences(
    players.map(({ username, total, streak, longest }) => `${username}: ${total}, ${streak}, ${longest}`),
    expected.map(({ username, total, streak, longest }) => `${username}: ${total}, ${streak}, ${longest}`),
  )
}

function wrongMonths({ votes, months }: VotesLeft): string[] {
  const votesOf = Map.groupBy(votes, ({ username, at }) => `${jakartaMonth(new Date(at))} ${username}`)
  return differences(
    months.map(({ month, username, votes: count }) => `${month} ${username}: ${count}`),
    [...votesOf].map(([key, all]) => `${key}: ${all.length}`),
  )
}

function differences(stored: readonly string[], expected: readonly string[]): string[] {
  return [
    ...stored.filter((line) => !expected.includes(line)),
    ...expected.filter((line) => !stored.includes(line)),
  ]
}
