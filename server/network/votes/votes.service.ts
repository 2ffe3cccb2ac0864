// Verified votes: each counts once for a site and its window, is stored with its reward in one transaction, and is read for
// the vote page, the player page and the board of voters.

import type { PartMode } from '#contract/monitoring/health.ts'
import { playerKey } from '#contract/network/player-key.ts'
import { shownUsername } from '#contract/network/username.ts'
import type { PlayerVotes } from '#contract/network/votes.schema.ts'
import type { Settings } from '#contract/settings/sections.schema.ts'
import type { Votes } from '#contract/settings/votes.schema.ts'
import {
  keysOfPlayer,
  listPrefixes,
  type Servers,
  toStoredName,
} from '#server/network/servers/servers.service.ts'
import type { ReceivedVote } from '#server/network/votifier/votifier.service.ts'
import type { Core } from '#server/platform/database/core.ts'
import type { Db } from '#server/platform/database/schema.ts'
import { AppError } from '#server/platform/kernel/app-error.ts'
import { jakartaMonth, monthStart } from '#server/platform/kernel/jakarta.ts'
import { createNetworkLimit } from '#server/platform/kernel/network-limit.ts'
import { newId } from '#server/platform/kernel/random.ts'
import { countVote, type RewardQueue } from './count-vote.ts'
import { readPlayerVotes, readVoteSummary } from './player-votes.ts'
import { toVoterName } from './vote-name.ts'
import { countUnknownService } from './vote-service.repository.ts'
import { findVoteSite, serviceKey } from './vote-sites.ts'
import { listLatest, listTop } from './votes.repository.ts'

type Deps = Core & {
  /** As visitors see them: a live site has no rewards of the demo. */
  shownSettings(): Pick<Settings, 'votes'>
  servers: Pick<Servers, 'current'>
  isReserved(username: string): boolean
  delivery: RewardQueue
  receiver: PartMode
  /** Spelling and edition by which the game knows a name that was typed; the name as it is when unknown. */
  resolveName?(encoded: string): Promise<string>
}

/** `test`: sent by the console to try the receiver. */
const NONE = { counted: 0, duplicate: 0, unknown_service: 0, name: 0, test: 0 }
type VoteResult = keyof typeof NONE

export type VotesService = ReturnType<typeof createVotes>

export function createVotes(deps: Deps) {
  const { db, clock, random, log, shownSettings, servers, isReserved, delivery, receiver } = deps
  const { resolveName = async (encoded) => encoded } = deps
  const isTest = receiver === 'sandbox'
  const counts = { ...NONE }
  const awaitedTests = new Map<string, () => void>()
  const reading = () => ({ isTest: isTest ? 1 : 0, now: clock.now(), bedrockPrefixes: listPrefixes(servers) })

  async function decide({ service, username: typed, protocol }: ReceivedVote): Promise<VoteResult> {
    const onTest = awaitedTests.get(service)
    if (onTest) {
      onTest()
      return 'test'
    }
    const { votes } = shownSettings()
    const at = clock.now()
    const site = findVoteSite(votes, service)
    if (!site) {
      const unknown = { service: serviceKey(service), name: service, at: at.toISOString() }
      await countUnknownService(db, unknown)
      return 'unknown_service'
    }
    const encoded = toVoterName(typed, listPrefixes(servers))
    if (encoded === null) return 'name'
    const username = toStoredName(await resolveName(encoded), servers)
    if (isReserved(username)) return 'name'
    const keys = keysOfPlayer(username, servers)
    const vote = { id: newId(random), username, keys, site, protocol, at, isTest }
    const isCounted = await db
      .transaction()
      .execute((trx) => countVote(trx, vote, { votes, enqueue: delivery.enqueue }))
    if (!isCounted) return 'duplicate'
    delivery.wake()
    log.info({ site: site.name, protocol }, 'vote counted')
    return 'counted'
  }

  return {
    receiver,
    isOn: receiver !== 'off',

    /** Resolves once the vote is stored, or found not to count. */
    async receive(vote: ReceivedVote): Promise<VoteResult> {
      const result = await decide(vote)
      counts[result] += 1
      return result
    },

    /** Since the process started. */
    counts: () => ({ ...counts }),

    /** Resolves when a vote of this service name arrives, which then counts nowhere. */
    expectTest(service: string, signal: AbortSignal): Promise<boolean> {
      return new Promise((resolve) => {
        const end = (arrived: boolean) => {
          awaitedTests.delete(service)
          resolve(arrived)
        }
        awaitedTests.set(service, () => end(true))
        signal.addEventListener('abort', () => end(false), { once: true })
      })
    },

    /** The ticks, the streak and the week of one player; null for what is no name. */
    async mine(typed: string): Promise<PlayerVotes | null> {
      const encoded = toVoterName(typed, listPrefixes(servers))
      const { votes } = shownSettings()
      return encoded === null ? null : readPlayerVotes(db, { encoded, votes, ...reading() })
    },

    /** Sums of one player by the encoded name; null without votes, or while the receiver is off. */
    async summaryOf(encoded: string) {
      return receiver === 'off' ? null : readVoteSummary(db, { encoded, ...reading() })
    },

    async recent(limit: number): Promise<RecentVote[]> {
      if (receiver === 'off') return []
      return listRecentVotes(db, { ...reading(), limit, votes: shownSettings().votes })
    },

    latest: (limit: number) =>
      receiver === 'off' ? Promise.resolve([]) : listLatest(db, { ...reading(), limit }),
  }
}

type RecentVote = { name: string; site: string; at: string }

type Query = { isTest: number; limit: number; now: Date; votes: Votes }

/** Shown with the time of day only. */
const NEWEST_MS = 24 * 60 * 60 * 1_000
/** A player often votes on every site in a row, and is named once. */
const READ = 60

async function listRecentVotes(db: Db, { isTest, limit, now, votes }: Query): Promise<RecentVote[]> {
  const since = new Date(now.getTime() - NEWEST_MS).toISOString()
  const byPlayer = new Map<string, RecentVote>()
  for (const { username, service, at } of await listLatest(db, { isTest, limit: READ })) {
    const site = findVoteSite(votes, service)
    const key = playerKey(username)
    if (!site || at <= since || byPlayer.has(key)) continue
    byPlayer.set(key, { name: shownUsername(username), site: site.name, at })
  }
  return [...byPlayer.values()].slice(0, limit)
}

type VisitorDeps = Pick<Core, 'clock'> & {
  votes: Pick<VotesService, 'isOn' | 'mine'>
  shownSettings(): Pick<Settings, 'votes'>
  /** The simulated vote sites of a demo; null elsewhere. */
  openSimulatedSite: ((vote: { service: string; username: string }) => void) | null
}

/** Phones of one provider share an address; the page asks every 10 seconds. */
const REQUESTS_PER_MINUTE = 240

export type VisitorVotes = ReturnType<typeof createVisitorVotes>

/** The ticks of the vote page: limited, and in a demo the request that makes simulated sites send their votes. */
export function createVisitorVotes({ clock, votes, shownSettings, openSimulatedSite }: VisitorDeps) {
  const limit = createNetworkLimit(clock, REQUESTS_PER_MINUTE)

  return {
    async mine({ name, opened }: { name: string; opened?: string }, address: string) {
      if (!votes.isOn) throw new AppError('part_off')
      limit.require(address)
      const found = await votes.mine(name)
      if (found && opened && openSimulatedSite) {
        const { sites } = shownSettings().votes
        for (const position of opened.split(',')) {
          const site = sites[Number(position) - 1]
          const isOpen = found.sites[Number(position) - 1]?.voted_at === null
          if (site?.service && isOpen) openSimulatedSite({ service: site.service, username: name })
        }
      }
      return found
    },
  }
}

/** More than are shown, because spellings of one player are merged. */
const BOARD_ROWS = 100

/** Verified votes as the source of the board of voters. */
export function createVoteBoard({ db, clock, isTest }: Pick<Core, 'db' | 'clock'> & { isTest: boolean }) {
  return {
    async list(month: 'current' | 'previous'): Promise<{ name: string; votes: number }[]> {
      const start = monthStart(clock.now())
      const day = month === 'current' ? start : new Date(start.getTime() - 1)
      const rows = await listTop(db, { month: jakartaMonth(day), isTest: isTest ? 1 : 0, limit: BOARD_ROWS })
      return rows.map(({ username, votes }) => ({ name: shownUsername(username), votes }))
    },
  }
}
