// Ready content for a site that starts empty: imported like any file of a site.
import type { StartingPointName } from '#contract/site/site-file.ts'
import type { StartingPoint } from './define.ts'
import { points } from './points.ts'
import { ranks } from './ranks.ts'
import { survival } from './survival.ts'

export const startingPoints: Record<StartingPointName, StartingPoint> = { survival, ranks, points }
