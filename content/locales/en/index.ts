import { home } from './home.ts'
import { leaderboard } from './leaderboard.ts'
import { maps } from './maps.ts'
import { shell } from './shell.ts'
import { tiers } from './tiers.ts'
import { vote } from './vote.ts'

export const en = { home, leaderboard, maps, shell, tiers, vote } as const
