import { isLanguage } from '#contract/language.ts'

const DEEP_LINKS: readonly string[] = ['/store', '/leaderboard', '/news']

/** Home is current for `/` and a bare language, store, boards and news for everything below them, others for themselves. */
export function isCurrent(linkPath: string, pathname: string): boolean {
  const segments = pathname.split('/').filter(Boolean)
  const path = isLanguage(segments[0]) ? segments.slice(1) : segments
  // Players are found through the boards.
  if (path[0] === 'player') return linkPath === '/leaderboard'
  return `/${path.join('/')}` === linkPath || (DEEP_LINKS.includes(linkPath) && `/${path[0]}` === linkPath)
}
