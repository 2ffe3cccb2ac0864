import type { en } from '../en/index.ts'
import type { Same } from '../same.ts'
import { home } from './home.ts'
import { leaderboard } from './leaderboard.ts'
import { maps } from './maps.ts'
import { shell } from './shell.ts'
import { tiers } from './tiers.ts'
import { vote } from './vote.ts'

export const id = { home, leaderboard, maps, shell, tiers, vote } as const satisfies Same<typeof en>
