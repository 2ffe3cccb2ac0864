// Rows of the Go live screen: the checks of each part, most urgent first.

import type { Checks } from '#contract/monitoring/checks.schema.ts'
import {
  byUrgency,
  type CheckPart,
  type CheckResult,
  type CheckState,
  stateNow,
} from '#contract/monitoring/checks.ts'
import type { PageName } from '#contract/pages.ts'
import type { IconName } from '#web/kit/ui/icon-names.ts'

export type PartRow = {
  part: CheckPart
  /** Null until it is tested, and when something was changed since. */
  state: CheckState | null
  results: CheckResult[]
}

export const PART_ICONS: Record<CheckPart, IconName> = {
  payments: 'credit-card',
  delivery: 'send',
  status: 'activity',
  leaderboards: 'trophy',
  voters: 'thumbs-up',
  bot_check: 'shield',
  files: 'images',
  address: 'link',
  data: 'server',
  notices: 'megaphone',
  team: 'users',
  identity: 'palette',
  content: 'layers',
  legal: 'file-text',
}

/** Where the owner changes it; what only the environment sets has no screen. */
export const PART_SCREENS: Partial<Record<CheckPart, PageName>> = {
  payments: 'admin-methods',
  delivery: 'admin-servers',
  status: 'admin-servers',
  leaderboards: 'admin-servers',
  notices: 'admin-notices',
  team: 'admin-password',
  identity: 'admin-identity',
  legal: 'admin-pages',
}

/** Where an owner adds entries of a kind. */
export const CHECK_SCREENS: Readonly<Record<string, PageName>> = {
  content_play: 'admin-links',
  content_products: 'admin-store',
  content_tiers: 'admin-tiers',
  content_votes: 'admin-votes',
  content_maps: 'admin-votes',
  content_boards: 'admin-boards',
  content_modes: 'admin-modes',
  content_links: 'admin-links',
  content_registered_players: 'admin-identity',
}

export function toRows({ parts, results, valid_from }: Checks): PartRow[] {
  return parts
    .map((part) => {
      const own = results.filter((result) => result.part === part)
      own.sort((a, b) => byUrgency(a.state, b.state))
      return { part, state: stateNow(own, valid_from), results: own }
    })
    .toSorted((a, b) => byUrgency(a.state ?? 'ready', b.state ?? 'ready'))
}
