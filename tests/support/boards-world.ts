// Leaderboards whose sources answer what a test wants.

import { demoSettings } from '#content/settings/index.ts'
import type { Boards } from '#contract/settings/boards.schema.ts'
import {
  createLeaderboards,
  type DonationSource,
  type Voter,
} from '#server/network/leaderboards/leaderboards.service.ts'
import type { BoardRows, Reading } from '#server/network/leaderboards/sources/leaderboard-source.ts'
import type { BoardsAddress } from '#server/network/servers/game-server.ts'
import { boardServer } from '#tests/support/game-servers.ts'

export const AWAY: Reading = { boards: new Map(), missing: [], problem: 'refused' }
export const TABS = demoSettings.boards.tabs
const keysOf = (id: string) => TABS.find((tab) => tab.id === id)?.boards.map(({ board }) => board) ?? []
export const KEYS = keysOf('survival')

export function rows(name: string, value = '1'): BoardRows {
  const entries = [{ name, value }]
  return { weekly: entries, monthly: entries, alltime: entries }
}

export function reading(keys: readonly string[], name = 'Ayu', rest: Partial<Reading> = {}): Reading {
  return { boards: new Map(keys.map((key) => [key, rows(name)])), missing: [], problem: null, ...rest }
}

export const databaseOf = (path: string): BoardsAddress => ({ kind: 'sqlite', path })

/** A clock that the test turns; `reads` lists the databases in the order of their reads. */
export function createBoardsWorld() {
  const world = {
    now: '2026-11-15T03:00:00.000Z',
    boards: demoSettings.boards as Boards,
    /** The databases by server; only survival has one at first. */
    databases: { survival: databaseOf('survival.db') } as Record<string, BoardsAddress>,
    isSimulated: false,
    /** By the names of the boards, with a note for those whose lowest value is first. */
    reading: async (_keys: readonly string[]): Promise<Reading> => reading(KEYS),
    reads: [] as string[],
    voters: async (): Promise<Voter[]> => [{ name: 'Bayu', votes: 3 }],
    donations: (async () => []) as DonationSource['topDonators'],
    logged: [] as string[],
    /** With boards that have no source. */
    configured: null as Boards | null,
  }
  const note = (details: object, message: string) =>
    world.logged.push(`${message} ${JSON.stringify(details)}`)
  const voters = { list: () => world.voters() }
  const leaderboards = createLeaderboards({
    shownSettings: () => ({ boards: world.boards }),
    savedSettings: () => ({ boards: world.configured ?? world.boards }),
    servers: {
      current: () => ({
        list: ['survival', 'skyblock', 'creative'].map((id) => boardServer(id, world.databases[id] ?? null)),
        simulated: { rcon: false, ping: false, boards: world.isSimulated },
      }),
    },
    openSource: (address) => ({
      read: (boards) => {
        world.reads.push(address.kind === 'sqlite' ? address.path : address.host)
        return world.reading(boards.map(({ board, reverse }) => (reverse ? `${board} reversed` : board)))
      },
      list: async () => [],
      players: async () => null,
    }),
    isVotersSimulated: false,
    voters,
    donations: { topDonators: (asked) => world.donations(asked) },
    clock: { now: () => new Date(world.now) },
    log: { info: note, warn: note },
  })
  const survival = () => leaderboards.tab('survival')?.data
  return Object.assign(world, { leaderboards, survival })
}
