// Leaderboards as they were last read, refreshed in the background.

import type {
  Board,
  Donators,
  LeaderboardEntry,
  SurvivalBoards,
  TycoonBoards,
  Voters,
} from '#contract/leaderboards.schema.ts'
import {
  DONATORS_SENT_AT_MOST,
  type GameTab,
  ROWS_EXPANDED,
  SURVIVAL_BOARDS,
  TYCOON_BOARDS,
} from '#contract/leaderboards.ts'
import type { Clock } from '#server/kernel/clock.ts'
import { monthStart } from '#server/kernel/jakarta.ts'
import type { Log } from '#server/kernel/log.ts'
import type { Outage } from '#server/kernel/outage.ts'
import { createCachedSource, type Load, type Loaded, type SourceState } from './cached-source.ts'
import { rankVoters } from './rank-voters.ts'
import type { LeaderboardSource, WantedBoard } from './sources/leaderboard-source.ts'
import type { VoterSource } from './voters/voter-source.ts'

/** `name` as the game shows it, `amount` in whole rupiah. */
export type Donation = { name: string; amount: number }

export type DonationSource = {
  /** Largest first; only orders paid since `from`, or all with null. */
  topDonators(query: { from: Date | null; limit: number }): Promise<Donation[]>
}

type Deps = {
  /** A game server without a source has no boards. */
  sources: Record<GameTab, LeaderboardSource | null>
  voters: VoterSource
  donations: DonationSource
  clock: Clock
  log: Pick<Log, 'info' | 'warn'>
}

type BoardsOf = { survival: SurvivalBoards; tycoon: TycoonBoards }
type BoardsByKey = Partial<Record<string, Board>>
type LeaderboardPart = GameTab | 'donators' | 'voters'

export type Leaderboards = ReturnType<typeof createLeaderboards>

/** The plugin has no index for our queries, so its database scans all players. */
const HELPFUL_INDEXES = ['(weekly_delta, namecache)', '(monthly_delta, namecache)', '(value, namecache)']
const SLOW_READ_MS = 1_000

const BOARDS: Record<GameTab, readonly WantedBoard[]> = { survival: SURVIVAL_BOARDS, tycoon: TYCOON_BOARDS }

export function createLeaderboards({ sources, voters, donations, clock, log }: Deps) {
  const stopping = new AbortController()
  const cache = <Value>(name: LeaderboardPart, load: Load<Value>) =>
    createCachedSource({ name, load, clock, log })
  const cacheTab = (tab: GameTab) =>
    cache<BoardsByKey>(tab, async (at, signal, before) => {
      const loaded = await loadBoards({ source: sources[tab], wanted: BOARDS[tab], at, signal, before })
      if (!loaded.problem) warnIfSlow(tab, clock.now().getTime() - at.getTime())
      return loaded
    })
  const warned = new Set<GameTab>()

  /** Logged once per tab; the owner of the game's database can add the indexes. */
  function warnIfSlow(tab: GameTab, tookMs: number): void {
    if (tookMs < SLOW_READ_MS || warned.has(tab)) return
    warned.add(tab)
    log.warn(
      { source: tab, tookMs, indexes: HELPFUL_INDEXES },
      'leaderboard queries are slow; add the indexes',
    )
  }

  const cached = {
    survival: cacheTab('survival'),
    tycoon: cacheTab('tycoon'),
    donators: cache<Donators>('donators', (at) => loadDonators(donations, at)),
    voters: cache<Voters>('voters', (at, signal) => loadVoters(voters, at, signal)),
  }

  return {
    /** Each board has a timestamp; missing boards are left out. Null before the first load. */
    tab: <Tab extends GameTab>(tab: Tab) => cached[tab].get() as BoardsOf[Tab] | null,
    donators: (): Donators | null => cached.donators.get(),
    voters: (): Voters | null => cached.voters.get(),

    state: (part: LeaderboardPart): SourceState => cached[part].state(),

    outage(part: LeaderboardPart): Outage | null {
      const { problem, outageSince } = cached[part].state()
      return outageSince && { why: problem ?? 'does not answer', since: outageSince.toISOString() }
    },

    /** Reads every source once; a read in progress is shared. */
    async refresh(): Promise<void> {
      await Promise.all(Object.values(cached).map((part) => part.refresh(stopping.signal)))
    },

    /** Retries only sources in an outage; true when one of them is back. */
    async retryOutages(): Promise<boolean> {
      const failing = Object.values(cached).filter((part) => part.state().outageSince)
      await Promise.all(failing.map((part) => part.refresh(stopping.signal)))
      return failing.some((part) => !part.state().outageSince)
    },

    /** Aborts reads in progress, so that a hanging source does not delay the shutdown. */
    close: () => stopping.abort(),
  }
}

type TabToLoad = {
  source: LeaderboardSource | null
  wanted: readonly WantedBoard[]
  before: BoardsByKey | null
  at: Date
  signal: AbortSignal
}

async function loadBoards(tab: TabToLoad): Promise<Loaded<BoardsByKey>> {
  const { source, wanted, before, at, signal } = tab
  if (!source) return { value: null }
  const { boards, missing, problem } = await source.read(wanted, { limit: ROWS_EXPANDED, signal })
  if (boards.size === 0 && missing.length === 0) return { value: null, problem }

  const value: BoardsByKey = {}
  for (const { key } of wanted) {
    const rows = boards.get(key)
    const old = missing.includes(key) ? undefined : before?.[key]
    const board = rows ? { ...rows, timestamp: at.toISOString() } : old
    if (board) value[key] = board
  }
  return { value, problem, missing }
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

async function loadVoters(source: VoterSource, at: Date, signal: AbortSignal): Promise<Loaded<Voters>> {
  const [current, previous] = await Promise.all([
    source.list('current', signal),
    source.list('previous', signal),
  ])
  const value = {
    current: rankVoters(current, ROWS_EXPANDED),
    previous: rankVoters(previous, ROWS_EXPANDED),
    timestamp: at.toISOString(),
  }
  return { value }
}
