// The boards as they were last read. Reading happens in the background; asking never waits and never fails.

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
import type { DonationSource } from './donations.ts'
import { createKept, type Load, type Loaded, type SourceState } from './kept.ts'
import { rankVoters } from './rank-voters.ts'
import type { LeaderboardSource, WantedBoard } from './sources/leaderboard-source.ts'
import type { VoterSource } from './voters/voter-source.ts'

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

/** The plugin makes none for what we ask, so its database looks at every player. */
const INDEXES_THAT_HELP = ['(weekly_delta, namecache)', '(monthly_delta, namecache)', '(value, namecache)']
const SLOW_READING_MS = 1_000

const WANTED: Record<GameTab, readonly WantedBoard[]> = { survival: SURVIVAL_BOARDS, tycoon: TYCOON_BOARDS }

export function createLeaderboards({ sources, voters, donations, clock, log }: Deps) {
  const stopping = new AbortController()
  const keep = <Answer>(name: LeaderboardPart, load: Load<Answer>) => createKept({ name, load, clock, log })
  const keepTab = (tab: GameTab) =>
    keep<BoardsByKey>(tab, async (at, signal, before) => {
      const loaded = await loadBoards({ source: sources[tab], wanted: WANTED[tab], at, signal, before })
      if (!loaded.problem) advise(tab, clock.now().getTime() - at.getTime())
      return loaded
    })
  const advised = new Set<GameTab>()

  /** Once: whoever runs the game's database may help, but need not. */
  function advise(tab: GameTab, tookMs: number): void {
    if (tookMs < SLOW_READING_MS || advised.has(tab)) return
    advised.add(tab)
    log.warn(
      { source: tab, tookMs, indexes: INDEXES_THAT_HELP },
      'boards are read slowly; indexes would help',
    )
  }

  const kept = {
    survival: keepTab('survival'),
    tycoon: keepTab('tycoon'),
    donators: keep<Donators>('donators', (at) => loadDonators(donations, at)),
    voters: keep<Voters>('voters', (at, signal) => loadVoters(voters, at, signal)),
  }

  return {
    /** Each board says how old it is; one that the game server does not have is left out. Null: never loaded. */
    tab: <Tab extends GameTab>(tab: Tab) => kept[tab].get() as BoardsOf[Tab] | null,
    donators: (): Donators | null => kept.donators.get(),
    voters: (): Voters | null => kept.voters.get(),

    /** How each source is doing. */
    state: (part: LeaderboardPart): SourceState => kept[part].state(),

    outage(part: LeaderboardPart): Outage | null {
      const { problem, awaySince } = kept[part].state()
      return awaySince && { why: problem ?? 'does not answer', since: awaySince.toISOString() }
    },

    /** Reads every source once; a reading that is under way is joined, not repeated. */
    async refresh(): Promise<void> {
      await Promise.all(Object.values(kept).map((part) => part.refresh(stopping.signal)))
    },

    /** Asks only those again that did not answer; tells whether one of them does now. */
    async refreshAway(): Promise<boolean> {
      const away = Object.values(kept).filter((part) => part.state().awaySince)
      await Promise.all(away.map((part) => part.refresh(stopping.signal)))
      return away.some((part) => !part.state().awaySince)
    },

    /** Ends what is under way, so that a source that hangs does not keep the process. */
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
  if (!source) return { answer: null }
  const { boards, missing, problem } = await source.read(wanted, { limit: ROWS_EXPANDED, signal })
  if (boards.size === 0 && missing.length === 0) return { answer: null, problem }

  const answer: BoardsByKey = {}
  for (const { key } of wanted) {
    const rows = boards.get(key)
    const old = missing.includes(key) ? undefined : before?.[key]
    const board = rows ? { ...rows, timestamp: at.toISOString() } : old
    if (board) answer[key] = board
  }
  return { answer, problem, missing }
}

async function loadDonators(donations: DonationSource, at: Date): Promise<Loaded<Donators>> {
  const limit = DONATORS_SENT_AT_MOST
  const [monthly, alltime] = await Promise.all([
    donations.topDonators({ from: monthStart(at), limit }),
    donations.topDonators({ from: null, limit }),
  ])
  const toEntries = (rows: typeof monthly): LeaderboardEntry[] =>
    rows.slice(0, limit).map(({ name, amount }) => ({ name, value: String(amount) }))
  const answer = { monthly: toEntries(monthly), alltime: toEntries(alltime), timestamp: at.toISOString() }
  return { answer }
}

async function loadVoters(source: VoterSource, at: Date, signal: AbortSignal): Promise<Loaded<Voters>> {
  const [current, previous] = await Promise.all([
    source.list('current', signal),
    source.list('previous', signal),
  ])
  const answer = {
    current: rankVoters(current, ROWS_EXPANDED),
    previous: rankVoters(previous, ROWS_EXPANDED),
    timestamp: at.toISOString(),
  }
  return { answer }
}
