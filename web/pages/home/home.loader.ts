import type { Language } from '#contract/language.ts'
import type { GamemodeImages } from '#contract/network/gamemodes.schema.ts'
import { hasEveryKind, type ShownTab } from '#contract/network/leaderboards.ts'
import type { LoaderArgs, ServerContext } from '#web/services.ts'
import { pulseOf } from './pulse-events.ts'
import { skyAt } from './sky-hour.ts'
import { findTopBoard } from './top-board.ts'

const LATEST_VOTES = 10

type Services = ServerContext['services']

export async function loader({ services, language, reportError }: LoaderArgs<'home'>) {
  const { channels, network, status, gallery, leaderboards } = services
  const now = services.clock.now()
  const tabs = network.leaderboardTabs(language)
  /** A part that cannot be read is missing in the page. */
  const orElse = <Value>(found: Promise<Value>, instead: Value) =>
    found.catch((error: unknown) => {
      reportError(error)
      return instead
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
    images: await orElse<GamemodeImages>(gallery.listActive(), {}),
    voteSites: network.voteSites().length,
    maps: network.maps(language).length,
    tiers: network.tiers(language).tabs.length,
    methods: channels.methods(),
    boards: boardsOf(tabs),
    top: findTopBoard(leaderboards, tabs),
    sky: skyAt(now),
    incidents: await orElse(services.statusHistory.openIncidents(language), []),
    newest: await orElse(services.posts.newest(language), null),
    pulse: await orElse(findPulse(services, language, now), []),
    cheapest: await orElse(findCheapest(services, language), null),
  }
}

function boardsOf(tabs: readonly ShownTab[]): 'none' | 'some' | 'every kind' {
  if (tabs.length === 0) return 'none'
  return hasEveryKind(tabs) ? 'every kind' : 'some'
}

/** Votes while their page is on, supporters as the store shows them. */
async function findPulse({ site, votes, storefront }: Services, language: Language, now: Date) {
  const { pages } = site.view(language)
  return pulseOf(
    pages.vote ? await votes.recent(LATEST_VOTES) : [],
    pages.store ? (await storefront.view(language)).supporters : [],
    now,
  )
}

/** The lowest price that the store asks; null where it sells nothing. */
async function findCheapest({ site, catalogue }: Services, language: Language): Promise<number | null> {
  if (!site.view(language).pages.store) return null
  const prices = (await catalogue.list(language)).map(({ price }) => price)
  return prices.length > 0 ? Math.min(...prices) : null
}
