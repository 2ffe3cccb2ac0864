// The pages that the frame links to, and when a link counts as the current one.
import { isLanguage } from '#contract/language.ts'
import { withoutLanguage } from '../i18n/localized-path.ts'
import type { TextKey } from '../i18n/text.ts'
import type { IconName } from '../ui/icon-names.ts'

export type PageLink = { path: string; label: TextKey; icon: IconName }

export const MAIN_LINKS = [
  { path: '/', label: 'shell.home', icon: 'house' },
  { path: '/leaderboard', label: 'shell.leaderboard', icon: 'trophy' },
  { path: '/vote', label: 'shell.vote', icon: 'thumbs-up' },
  { path: '/store', label: 'shell.store', icon: 'gem' },
] as const satisfies readonly PageLink[]

export const MAPS_LINK = { path: '/maps', label: 'shell.maps', icon: 'map' } as const satisfies PageLink

/** Home is current for `/` and a bare language; the store for everything below it; others for themselves. */
export function isCurrent(linkPath: string, pathname: string): boolean {
  const segments = pathname.split('/').filter(Boolean)
  const bare = segments.length === 0 || (segments.length === 1 && isLanguage(segments[0]))
  if (linkPath === '/') return bare
  const here = withoutLanguage(pathname).replace(/\/+$/, '')
  return here === linkPath || (linkPath === '/store' && here.startsWith('/store/'))
}
