import { VOTERS_BOARD } from '#contract/settings/boards.ts'
import { localizedPath } from '#web/kit/i18n/localized-path.ts'
import { Redirect } from '#web/kit/router/loader.ts'
import type { LoaderArgs } from '#web/services.ts'

export function loader({ services, language }: LoaderArgs<'vote'>) {
  const { network } = services
  const boards = network.leaderboardTabs(language).flatMap((tab) => tab.boards)
  const sites = network.voteSites()
  return {
    sites,
    rewards: network.voteRewards(language),
    /** Ticks come from votes that were received. */
    isVerified: services.votes.isOn && sites.some(({ isVerifiable }) => isVerifiable),
    isDemo: services.votes.receiver === 'sandbox',
    hasVotersBoard: boards.some(({ id }) => id === VOTERS_BOARD),
  }
}

/** `/vote/3` leads to the third site. */
export function redirectLoader({ services, params, language }: LoaderArgs<'vote-redirect'>): never {
  const site = voteSiteAt(services.network.voteSites(), params.index)
  throw new Redirect(site ? site.url : localizedPath(language, '/vote'))
}

/** The site at an index counted from 1; null for anything else. */
export function voteSiteAt<Site>(sites: readonly Site[], index: string | undefined): Site | null {
  if (!index || !/^[1-9]\d{0,2}$/.test(index)) return null
  return sites[Number(index) - 1] ?? null
}
