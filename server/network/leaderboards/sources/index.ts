import type { BoardsAddress } from '#server/network/servers/game-server.ts'
import { createAjLeaderboards } from './ajleaderboards.ts'
import type { LeaderboardSource } from './leaderboard-source.ts'
import { openMysql } from './mysql.ts'
import { openSqliteFile } from './sqlite.ts'

export type OpenSource = (address: BoardsAddress) => LeaderboardSource

export const openLeaderboardSource: OpenSource = (address) =>
  address.kind === 'mysql'
    ? createAjLeaderboards({ open: openMysql(address), prefix: address.prefix })
    : createAjLeaderboards({ open: openSqliteFile(address.path), prefix: '' })
