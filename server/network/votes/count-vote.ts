// Counts one vote and enqueues what it gives, in one transaction: a vote that counted has its reward in the delivery queue.
import { isVoted } from '#contract/network/vote-reset.ts'
import type { VoteSiteEntry, Votes } from '#contract/settings/votes.schema.ts'
import type { Command } from '#server/platform/database/commands.ts'
import type { Db } from '#server/platform/database/schema.ts'
import { jakartaDay, jakartaMonth } from '#server/platform/kernel/jakarta.ts'
import { lastBefore, serviceKey } from './vote-sites.ts'
import {
  addToPlayer,
  findVoterKey,
  insertVote,
  listWindows,
  markRewarded,
  takeWindow,
} from './votes.repository.ts'

export type VoteToCount = {
  id: string
  /** The encoded form. */
  username: string
  /** Those of the player, see `keysOfPlayer`. */
  keys: readonly string[]
  site: VoteSiteEntry
  protocol: number
  at: Date
  isTest: boolean
}

/** Takes rewards to the game servers: the delivery queue of the shop. */
export type RewardQueue = {
  /** Call it in the transaction that counts the vote. `orderId` is the id of the vote. */
  enqueue(
    trx: Db,
    reward: Pick<VoteToCount, 'username' | 'at' | 'isTest'> & {
      orderId: string
      commands: readonly Command[]
      purpose: 'vote'
    },
  ): Promise<unknown>
  wake(): void
}

const DAY_MS = 24 * 60 * 60 * 1_000

/** False when the player has a vote in this window of the site already; nothing is written then. */
export async function countVote(
  trx: Db,
  { id, username, keys, site, protocol, at: moment, isTest }: VoteToCount,
  { votes, enqueue }: { votes: Votes; enqueue: RewardQueue['enqueue'] },
): Promise<boolean> {
  const player = { username, key: await findVoterKey(trx, keys, isTest ? 1 : 0), isTest: isTest ? 1 : 0 }
  const at = moment.toISOString()
  const service = serviceKey(site.service ?? '')
  const window = { service, at, lastBefore: lastBefore(site.reset, moment).toISOString() }
  if (!(await takeWindow(trx, player, window))) return false
  const today = jakartaDay(moment)
  const yesterday = jakartaDay(new Date(moment.getTime() - DAY_MS))
  const voter = await addToPlayer(trx, player, { today, yesterday, at })
  await insertVote(trx, player, { id, service, protocol, at, month: jakartaMonth(moment) })

  // The player is locked since `addToPlayer`, so two last votes at once see each other here.
  const windows = await listWindows(trx, { keys: [player.key], isTest: player.isTest })
  const { last_day: day, last_at } = voter
  const isAll = voter.all_day !== day && hasAll(votes, windows, new Date(last_at))
  const { days } = votes.rewards.streak
  const isStreak = voter.streak_day !== day && voter.streak % days === 0
  if (isAll) await markRewarded(trx, player, { all_day: day })
  if (isStreak) await markRewarded(trx, player, { streak_day: day })
  const rewards = [
    ...votes.rewards.each_commands,
    ...site.reward,
    ...(isAll ? votes.rewards.all.commands : []),
    ...(isStreak ? votes.rewards.streak.commands : []),
  ]
  if (rewards.length > 0) {
    const commands = rewards.map(({ text, server, wait_online }) => ({
      text,
      server,
      waitOnline: wait_online,
    }))
    await enqueue(trx, { orderId: id, username, commands, at: moment, isTest, purpose: 'vote' })
  }
  return true
}

function hasAll({ sites }: Votes, windows: readonly { service: string; at: string }[], now: Date): boolean {
  const lastVotes = new Map(windows.map(({ service, at }) => [service, Date.parse(at)]))
  const verifiable = sites.filter((site) => site.service !== null)
  return (
    verifiable.length > 0 &&
    verifiable.every(({ service, reset }) => {
      const last = lastVotes.get(serviceKey(service ?? ''))
      return last !== undefined && isVoted(reset, last, now.getTime())
    })
  )
}
