import { home } from './home.ts'
import { maps } from './maps.ts'
import { shell } from './shell.ts'
import { tiers } from './tiers.ts'
import { vote } from './vote.ts'

export const en = { home, maps, shell, tiers, vote } as const
