import type { GameTab } from '#contract/leaderboards.ts'
import { ConfigError } from '#server/config.ts'
import { createAjLeaderboards } from './ajleaderboards.ts'
import { toDatabaseAddress } from './database-address.ts'
import type { LeaderboardSource } from './leaderboard-source.ts'
import { openMysql } from './mysql.ts'
import { openSqliteFile } from './sqlite.ts'

export type LeaderboardSources = Record<GameTab, LeaderboardSource | null>

/** A game server without an address has no boards. */
export function createLeaderboardSources(urls: Record<GameTab, string | null>): LeaderboardSources {
  return { survival: createSource('survival', urls.survival), tycoon: createSource('tycoon', urls.tycoon) }
}

function createSource(tab: GameTab, url: string | null): LeaderboardSource | null {
  if (url === null) return null
  const address = toDatabaseAddress(url)
  if (!address) {
    throw new ConfigError(
      `AJLEADERBOARDS_${tab.toUpperCase()}_URL must be mysql://user:password@host:3306/db?prefix=ajlb_ or sqlite:path`,
    )
  }
  return address.kind === 'mysql'
    ? createAjLeaderboards({ open: openMysql(address), prefix: address.prefix })
    : createAjLeaderboards({ open: openSqliteFile(address.path), prefix: '' })
}
