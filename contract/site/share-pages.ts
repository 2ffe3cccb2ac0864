// Pages with a share picture of their own, by the first part of their path, and the scene of the build on it.
export const SHARE_PAGES = {
  play: 'skyblock-first',
  leaderboard: 'skyblock-market',
  vote: 'survival-pass',
  maps: 'map-survival',
  premiumtiers: 'creative-candi',
  store: 'paid',
  status: 'skyblock-town',
  news: 'survival-lake',
} as const

export type SharePage = keyof typeof SHARE_PAGES

/** The share page of a path without its language; null for pages that share the picture of the site. */
export function sharePageOf(path: string): SharePage | null {
  const [, first = ''] = path.split('/')
  return Object.hasOwn(SHARE_PAGES, first) ? (first as SharePage) : null
}
