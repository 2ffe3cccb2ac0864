import { isLanguage } from '#contract/language.ts'
import type { TextKey } from '../i18n/text.ts'
import type { IconName } from '../ui/icon-names.ts'

type PageLink = { path: string; label: TextKey; icon: IconName }

export const MAIN_LINKS = [
  { path: '/', label: 'shell.home', icon: 'house' },
  { path: '/leaderboard', label: 'shell.leaderboard', icon: 'trophy' },
  { path: '/vote', label: 'shell.vote', icon: 'thumbs-up' },
  { path: '/store', label: 'shell.store', icon: 'gem' },
] as const satisfies readonly PageLink[]

export const MAPS_LINK = { path: '/maps', label: 'shell.maps', icon: 'map' } as const satisfies PageLink

export const TIERS_LINK = {
  path: '/premiumtiers',
  label: 'shell.tiers',
  icon: 'star',
} as const satisfies PageLink

/** Home is current for `/` and a bare language; the store for everything below it; others for themselves. */
export function isCurrent(linkPath: string, pathname: string): boolean {
  const segments = pathname.split('/').filter(Boolean)
  const [first, ...rest] = isLanguage(segments[0]) ? segments.slice(1) : segments
  if (linkPath === '/') return first === undefined
  return `/${first}` === linkPath && (rest.length === 0 || linkPath === '/store')
}
