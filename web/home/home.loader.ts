import type { GamemodeImages } from '#contract/gamemodes.schema.ts'
import { hasEveryKind, type ShownTab } from '#contract/leaderboards.ts'
import type { LoaderArgs } from '../services.ts'

export async function loader({ services, language, reportError }: LoaderArgs<'home'>) {
  const { channels, network, status, gallery } = services
  const images = await gallery.listActive().catch((error: unknown): GamemodeImages => {
    // Without a reply the page shows the pictures of the build.
    reportError(error)
    return {}
  })
  return {
    status: status.isOff() ? ('off' as const) : status.network(),
    modes: network.modes(language),
    /** Modes whose server has an address of its own. */
    playing: Object.fromEntries(
      network.modes(language).flatMap(({ id }) => {
        const own = status.findOwn(id)
        return own ? [[id, own]] : []
      }),
    ),
    images,
    voteSites: network.voteSites().length,
    maps: network.maps(language).length,
    tiers: network.tiers(language).tabs.length,
    methods: channels.methods(),
    boards: boardsOf(network.leaderboardTabs(language)),
  }
}

function boardsOf(tabs: readonly ShownTab[]): 'none' | 'some' | 'every kind' {
  if (tabs.length === 0) return 'none'
  return hasEveryKind(tabs) ? 'every kind' : 'some'
}
