// Leaderboards as they were last read, refreshed in the background.
import { demoSettings } from '#content/settings/index.ts'
import type { Boards, Donators, LeaderboardEntry, Voters } from '#contract/network/leaderboards.schema.ts'
import { DONATORS_SENT_AT_MOST, ROWS_EXPANDED, type VoterPeriod } from '#contract/network/leaderboards.ts'
import { DONATORS_BOARD, VOTERS_BOARD } from '#contract/settings/boards.ts'
import type { Settings } from '#contract/settings/sections.schema.ts'
import type { GameServers } from '#server/network/servers/game-server.ts'
import type { Clock } from '#server/platform/kernel/clock.ts'
import { monthStart } from '#server/platform/kernel/jakarta.ts'
import type { Log } from '#server/platform/kernel/log.ts'
import type { Outage } from '#server/platform/kernel/outage.ts'
import { createCachedSource, type Load, type Loaded, type SourceState } from './cached-source.ts'
import { createServerBoards } from './server-boards.ts'
import { createShownBoards, createTabBoards } from './shown-boards.ts'
import type { OpenSource } from './sources/index.ts'

export type { Ranking } from './shown-boards.ts'

/** `name` as the game shows it, `amount` in whole rupiah. */
export type Donation = { name: string; amount: number }

export type Voter = { name: string; votes: number }

export type VoterSource = { list(month: VoterPeriod): Promise<Voter[]> }

export type DonationSource = {
  /** Largest first; only orders paid since `from`, or all with null. */
  topDonators(query: { from: Date | null; limit: number }): Promise<Donation[]>
}

type Deps = {
  shownSettings(): Pick<Settings, 'boards'>
  /** With the tabs and boards that have no source. */
  savedSettings(): Pick<Settings, 'boards'>
  servers: { current(): Pick<GameServers, 'list' | 'simulated'> }
  openSource: OpenSource
  /** Null: no votes are received. */
  voters: VoterSource | null
  isVotersSimulated: boolean
  donations: DonationSource
  clock: Clock
  log: Pick<Log, 'info' | 'warn'>
}

/** `isOff`: it has no source. Null: no such board, or switched off by the owner. */
export type Found<Value> = { data: Value | null; isOff?: true } | null

const OFF = { data: null, isOff: true } as const

export type Leaderboards = ReturnType<typeof createLeaderboards>

export function createLeaderboards(deps: Deps) {
  const { shownSettings, savedSettings, servers, voters, donations, clock, log } = deps
  const stopping = new AbortController()
  const { signal } = stopping
  const cache = <Value>(name: string, load: Load<Value>) => createCachedSource({ name, load, clock, log })
  const cached = {
    donators: cache<Donators>(DONATORS_BOARD, (at) => loadDonators(donations, at)),
    voters: cache<Voters>(VOTERS_BOARD, (at) => loadVoters(voters, at)),
  }
  const boards = createServerBoards({
    ...deps,
    tabs: () => shownSettings().boards.tabs,
    servers: () => servers.current().list,
  })
  const tabBoards = createTabBoards(boards.get, ROWS_EXPANDED)
  const shown = createShownBoards({
    findReading: boards.get,
    boards: () => shownSettings().boards,
    donators: cached.donators.get,
    voters: cached.voters.get,
  })

  function findTab(id: string, { boards } = shownSettings()) {
    return boards.tabs.find((tab) => tab.id === id)
  }

  function findGlobal<Value>(board: 'donators' | 'voters', get: () => Value | null): Found<Value> {
    if (shownSettings().boards[board]) return { data: get() }
    return savedSettings().boards[board] ? OFF : null
  }

  return {
    /** By the names of the boards; boards without data are left out. `data` is null before the first read. */
    tab(id: string): Found<Boards> {
      const tab = findTab(id)
      if (tab) return { data: tabBoards(tab) }
      return findTab(id, savedSettings()) ? OFF : null
    },
    donators: (): Found<Donators> => findGlobal('donators', cached.donators.get),
    voters: (): Found<Voters> => findGlobal('voters', cached.voters.get),

    /**
     * The boards that the specification requires, for a tab of the demo that is read from its simulator: the page
     * names those that are missing. Empty for every other tab.
     */
    requiredBoards(id: string): readonly string[] {
      const tab = servers.current().simulated.boards ? findTab(id) : undefined
      const demo = demoSettings.boards.tabs.find((other) => other.id === id)
      if (!tab || JSON.stringify(tab.boards) !== JSON.stringify(demo?.boards)) return []
      const all = tab.boards.map(({ board }) => board)
      return id === 'tycoon' ? all.filter((board) => board !== 'kixschatgames_wins') : all
    },

    ...shown,

    isVotersSimulated: deps.isVotersSimulated,
    boardsOutage: (): Outage | null => toOutage(boards.states().find(({ outageSince }) => outageSince)),
    votersOutage: (): Outage | null => toOutage(cached.voters.state()),

    /** Reads every source once; a read in progress is shared. */
    async refresh(): Promise<void> {
      await Promise.all([
        boards.refresh(signal),
        cached.donators.refresh(signal),
        cached.voters.refresh(signal),
      ])
    },

    /** Retries sources in an outage, and reads boards that were added; true when pages have something new to show. */
    async catchUp(): Promise<boolean> {
      const behind = Object.values(cached).filter((part) => part.state().outageSince)
      const [hasBoards] = await Promise.all([
        boards.catchUp(signal),
        ...behind.map((part) => part.refreshAnew(signal)),
      ])
      return hasBoards || behind.some((part) => !part.state().outageSince)
    },

    /** Aborts reads in progress, so that a hanging source does not delay the shutdown. */
    close: () => stopping.abort(),
  }
}

function toOutage({ problem, outageSince }: Partial<SourceState> = {}): Outage | null {
  return outageSince ? { why: problem ?? 'does not answer', since: outageSince.toISOString() } : null
}

async function loadDonators(donations: DonationSource, at: Date): Promise<Loaded<Donators>> {
  const limit = DONATORS_SENT_AT_MOST
  const [monthly, alltime] = await Promise.all([
    donations.topDonators({ from: monthStart(at), limit }),
    donations.topDonators({ from: null, limit }),
  ])
  const toEntries = (rows: typeof monthly): LeaderboardEntry[] =>
    rows.slice(0, limit).map(({ name, amount }) => ({ name, value: String(amount) }))
  const value = { monthly: toEntries(monthly), alltime: toEntries(alltime), timestamp: at.toISOString() }
  return { value }
}

async function loadVoters(source: VoterSource | null, at: Date) {
  if (!source) return { value: null }
  const [current, previous] = await Promise.all([source.list('current'), source.list('previous')])
  const value = {
    current: rankVoters(current, ROWS_EXPANDED),
    previous: rankVoters(previous, ROWS_EXPANDED),
    timestamp: at.toISOString(),
  }
  return { value }
}

/** Voters type their names, so spellings in another case are merged; the one with most votes is shown. */
export function rankVoters(voters: readonly Voter[], limit: number): LeaderboardEntry[] {
  const players = new Map<string, Voter>()
  for (const { name, votes } of voters.toSorted(byVotes)) {
    const key = name.toLowerCase()
    const known = players.get(key)
    players.set(key, known ? { name: known.name, votes: known.votes + votes } : { name, votes })
  }
  return [...players.values()]
    .filter(({ votes }) => votes > 0)
    .sort(byVotes)
    .slice(0, limit)
    .map(({ name, votes }) => ({ name, value: String(votes) }))
}

function byVotes(one: Voter, other: Voter): number {
  return other.votes - one.votes
}
