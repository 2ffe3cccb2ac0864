// The boards of every game server as they were last read: one read per server, whatever number of tabs shows them.
import { isDeepStrictEqual } from 'node:util'
import { ROWS_OF_BOARD_PAGE } from '#contract/network/leaderboards.ts'
import type { BoardTab } from '#contract/settings/boards.schema.ts'
import type { BoardsAddress, GameServer } from '#server/network/servers/game-server.ts'
import type { Clock } from '#server/platform/kernel/clock.ts'
import type { Log } from '#server/platform/kernel/log.ts'
import { createCachedSource, type Load, type Loaded, type SourceState } from './cached-source.ts'
import type { OpenSource } from './sources/index.ts'
import type { BoardRows, LeaderboardSource, WantedBoard } from './sources/leaderboard-source.ts'

export type TimedRows = BoardRows & { timestamp: string }
export type ServerReading = ReadonlyMap<string, TimedRows>

type Deps = {
  tabs(): readonly BoardTab[]
  servers(): readonly Pick<GameServer, 'id' | 'boards'>[]
  openSource: OpenSource
  clock: Clock
  log: Pick<Log, 'info' | 'warn'>
}

type Part = {
  address: BoardsAddress
  /** The boards of the last read. */
  read: readonly WantedBoard[]
  cached: ReturnType<typeof createCachedSource<ServerReading>>
}

export function createServerBoards({ tabs, servers, openSource, clock, log }: Deps) {
  const parts = new Map<string, Part>()

  /** The plugin has one order for each board, whatever number of tabs shows it. */
  function wantedOf(server: string): WantedBoard[] {
    const boards = tabs()
      .filter((tab) => tab.server === server)
      .flatMap((tab) => tab.boards)
    const byName = Map.groupBy(boards, ({ board }) => board)
    return [...byName].map(([board, same]) => ({ board, reverse: same.some(({ reverse }) => reverse) }))
  }

  function open(server: string, address: BoardsAddress): Part {
    const source = openSource(address)
    const load: Load<ServerReading> = async (at, signal, before) => {
      const wanted = wantedOf(server)
      part.read = wanted
      return readBoards({ source, wanted, at, signal, before })
    }
    const part: Part = { address, read: [], cached: createCachedSource({ name: server, load, clock, log }) }
    return part
  }

  /** Follows the settings: another address starts anew, a server without boards is forgotten. */
  function update(): Map<string, Part> {
    const shown = new Set(tabs().map(({ server }) => server))
    const wanted = servers().filter(({ id, boards }) => boards && shown.has(id))
    for (const id of [...parts.keys()]) if (!wanted.some((server) => server.id === id)) parts.delete(id)
    for (const { id, boards } of wanted) {
      if (boards && !isDeepStrictEqual(parts.get(id)?.address, boards)) parts.set(id, open(id, boards))
    }
    return parts
  }

  return {
    /** Null before the first read, and without a database. The same object until the next read. */
    get: (server: string): ServerReading | null => update().get(server)?.cached.get() ?? null,
    states: (): SourceState[] => [...update().values()].map(({ cached }) => cached.state()),

    async refresh(signal: AbortSignal): Promise<void> {
      await Promise.all([...update().values()].map(({ cached }) => cached.refresh(signal)))
    },

    /** Reads what failed, and servers whose boards or address have changed; true when pages have something new to show. */
    async catchUp(signal: AbortSignal): Promise<boolean> {
      const due = [...update()].flatMap(([server, part]) => {
        const wasRead = (one: WantedBoard) => part.read.some((other) => isDeepStrictEqual(one, other))
        const hasMore = !wantedOf(server).every(wasRead)
        return hasMore || part.cached.state().outageSince ? [part] : []
      })
      await Promise.all(due.map(({ cached }) => cached.refreshAnew(signal)))
      return due.some(({ cached }) => cached.state().outageSince === null)
    },
  }
}

type ToRead = {
  source: LeaderboardSource
  wanted: readonly WantedBoard[]
  before: ServerReading | null
  at: Date
  signal: AbortSignal
}

async function readBoards({ source, wanted, before, at, signal }: ToRead): Promise<Loaded<ServerReading>> {
  const { boards, missing, problem } = await source.read(wanted, { limit: ROWS_OF_BOARD_PAGE, signal })
  if (boards.size === 0 && missing.length === 0 && wanted.length > 0) return { value: null, problem }

  const value = new Map<string, TimedRows>()
  for (const { board } of wanted) {
    const rows = boards.get(board)
    const old = missing.includes(board) ? undefined : before?.get(board)
    const known = rows ? { ...rows, timestamp: at.toISOString() } : old
    if (known) value.set(board, known)
  }
  return { value, problem, missing }
}
