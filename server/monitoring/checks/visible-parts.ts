// The parts of the site as visitors see them now: real, invented, or nothing.
import { demoSettings } from '#content/settings/index.ts'
import type { VisiblePart } from '#contract/monitoring/checks.schema.ts'
import type { Part } from '#contract/monitoring/health.ts'
import type { Settings } from '#contract/settings/sections.schema.ts'

type SiteState = {
  settings: Settings
  parts: Record<Part, { mode: string }>
  /** Null while no server answers. */
  playersOnline: number | null
  products: number
  /** Entries of the demo that visitors see. */
  builtIn: number
  /** A connected leaderboard database does not answer. */
  areBoardsAway: boolean
}

export function describeVisibleParts(site: SiteState): VisiblePart[] {
  const { settings, parts, playersOnline, products, builtIn, areBoardsAway } = site
  const { pages, boards: shown } = settings
  const { name } = settings.identity
  const source = (part: Part): VisiblePart['state'] => {
    const { mode } = parts[part]
    return mode === 'sandbox' ? 'demo' : mode === 'off' ? 'off' : 'real'
  }
  const ifShown = (isShown: boolean, state: VisiblePart['state']): VisiblePart['state'] =>
    isShown ? state : 'off'
  const players = source('status')
  const boards = source('leaderboards')
  return [
    { place: 'name', state: name === demoSettings.identity.name ? 'demo' : 'real', value: name },
    {
      place: 'players',
      state: players === 'real' && playersOnline === null ? 'away' : players,
      value: players === 'off' ? null : playersOnline,
    },
    { place: 'store', state: ifShown(pages.store, source('payments')), value: products },
    {
      place: 'leaderboard',
      state: ifShown(pages.leaderboard, boards === 'real' && areBoardsAway ? 'away' : boards),
      value: null,
    },
    { place: 'voters', state: ifShown(pages.leaderboard && shown.voters, source('voters')), value: null },
    {
      place: 'donators',
      state: ifShown(pages.leaderboard && shown.donators, source('payments')),
      value: null,
    },
    { place: 'content', state: builtIn > 0 ? 'demo' : 'real', value: builtIn },
  ]
}
