import type { Language } from '#contract/language.ts'
import type { GamemodeImages } from '#contract/network/gamemodes.schema.ts'
import type { GoalView, SupporterView } from '#contract/shop/storefront.ts'
import { monthName } from '#web/kit/i18n/jakarta-time.ts'
import type { LoaderArgs, ServerContext } from '#web/services.ts'
import grounds from './hero-grounds.json' with { type: 'json' }
import { pulseOf } from './pulse-events.ts'
import { skyAt } from './sky-hour.ts'
import { findTopBoard } from './top-board.ts'

const LATEST_VOTES = 10

type Services = ServerContext['services']

export type MonthGoal = Omit<GoalView, 'month'> & { month: string }

const NOTHING: { goal: MonthGoal | null; supporters: readonly SupporterView[] } = {
  goal: null,
  supporters: [],
}

export async function loader({ services, language, reportError }: LoaderArgs<'home'>) {
  const { network, site, status, gallery, leaderboards } = services
  const { pages } = site.view(language)
  const now = services.clock.now()
  /** A part that cannot be read is missing in the page. */
  const orElse = <Value>(found: Promise<Value>, instead: Value) =>
    found.catch((error: unknown) => {
      reportError(error)
      return instead
    })
  const sky = skyAt(now)
  const { goal, supporters } = pages.store ? await orElse(findSupport(services, language), NOTHING) : NOTHING
  const votes = pages.vote ? await orElse(services.votes.recent(LATEST_VOTES), []) : []
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
    top: pages.leaderboard ? findTopBoard(leaderboards, network.leaderboardTabs(language)) : null,
    sky,
    ground: grounds[sky],
    incidents: await orElse(services.statusHistory.openIncidents(language), []),
    newest: await orElse(services.posts.newest(language), null),
    goal,
    pulse: pulseOf(votes, supporters, now),
  }
}

/** The goal and the supporters as the store shows them. */
async function findSupport({ storefront }: Services, language: Language): Promise<typeof NOTHING> {
  const { goal, supporters } = await storefront.view(language)
  return { goal: goal && { ...goal, month: monthName(goal.month, language) }, supporters }
}
