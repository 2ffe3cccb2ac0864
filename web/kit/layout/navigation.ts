import { isLanguage } from '#contract/language.ts'
import type { Pages } from '#contract/settings/pages.schema.ts'
import type { TextKey } from '../i18n/text.ts'
import type { IconName } from '../ui/icon-names.ts'

type PageLink = {
  path: string
  label: TextKey
  icon: IconName
  /** Not linked while the owner has switched the page off. */
  page?: keyof Pages
}

export const MAIN_LINKS = [
  { path: '/', label: 'shell.home', icon: 'house' },
  { path: '/leaderboard', label: 'shell.leaderboard', icon: 'trophy', page: 'leaderboard' },
  { path: '/vote', label: 'shell.vote', icon: 'thumbs-up', page: 'vote' },
  { path: '/store', label: 'shell.store', icon: 'gem', page: 'store' },
] as const satisfies readonly PageLink[]

export const MAPS_LINK = {
  path: '/maps',
  label: 'shell.maps',
  icon: 'map',
  page: 'maps',
} as const satisfies PageLink

export const TIERS_LINK = {
  path: '/premiumtiers',
  label: 'shell.tiers',
  icon: 'star',
  page: 'premiumtiers',
} as const satisfies PageLink

export const PLAY_LINK = {
  path: '/play',
  label: 'shell.howToJoin',
  icon: 'gamepad-2',
} as const satisfies PageLink

/** Our own status page, where the owner has none outside of the site. */
export const STATUS_LINK = {
  path: '/status',
  label: 'shell.status',
  icon: 'activity',
  page: 'status',
} as const satisfies PageLink

/** Without the pages that are switched off. */
export function shownLinks<Link extends { path: string; page?: keyof Pages }>(
  links: readonly Link[],
  pages: Pages,
): Link[] {
  return links.filter(({ page }) => page === undefined || pages[page])
}

const DEEP_LINKS: readonly string[] = ['/store', '/leaderboard']

/** Home is current for `/` and a bare language, the store and the boards for everything below them, others for themselves. */
export function isCurrent(linkPath: string, pathname: string): boolean {
  const segments = pathname.split('/').filter(Boolean)
  const [first, ...rest] = isLanguage(segments[0]) ? segments.slice(1) : segments
  if (linkPath === '/') return first === undefined
  // Players are found through the boards.
  if (first === 'player') return linkPath === '/leaderboard'
  return `/${first}` === linkPath && (rest.length === 0 || DEEP_LINKS.includes(linkPath))
}
