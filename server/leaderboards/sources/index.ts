import type { GameTab } from '#contract/leaderboards.ts'
import type { BoardsAddress } from '#server/servers/game-server.ts'
import { createAjLeaderboards } from './ajleaderboards.ts'
import type { LeaderboardSource } from './leaderboard-source.ts'
import { openMysql } from './mysql.ts'
import { openSqliteFile } from './sqlite.ts'

export type LeaderboardSources = Record<GameTab, LeaderboardSource | null>

/** A game server without an address has no boards. */
export function createLeaderboardSources(
  addresses: Record<GameTab, BoardsAddress | null>,
): LeaderboardSources {
  return { survival: createSource(addresses.survival), tycoon: createSource(addresses.tycoon) }
}

function createSource(address: BoardsAddress | null): LeaderboardSource | null {
  if (address === null) return null
  return address.kind === 'mysql'
    ? createAjLeaderboards({ open: openMysql(address), prefix: address.prefix })
    : createAjLeaderboards({ open: openSqliteFile(address.path), prefix: '' })
}
