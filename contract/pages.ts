// The public pages of the site, once: for the sitemap, the page cache and the tests that walk them all.
import { isLanguage, LANGUAGES } from './language.ts'
import { BOARD_VIEWS, LEADERBOARD_TABS } from './leaderboards.ts'
import { TIER_SERVERS } from './tiers.ts'

export type PublicPage = {
  /** What follows the language: '' is the home page. */
  path: string
  /** The values of the query that change what is shown; all others are ignored. */
  query?: Record<string, readonly string[]>
}

export const PUBLIC_PAGES: readonly PublicPage[] = [
  { path: '' },
  { path: '/leaderboard', query: { tab: LEADERBOARD_TABS, ...BOARD_VIEWS } },
  { path: '/vote' },
  { path: '/maps' },
  { path: '/premiumtiers', query: { tab: TIER_SERVERS } },
  { path: '/store' },
]

/** Every address below a language at which there is a page, as the spec's route table names them. */
export const PAGE_PATHS = [
  ...PUBLIC_PAGES.map(({ path }) => path),
  '/vote/:index',
  '/store/product/:id',
  '/store/checkout',
  '/store/checkout/:reference',
  '/admin',
  '/admin/login',
  '/admin/home',
  '/admin/store',
  '/admin/images',
  '/admin/audit',
  '/admin/password',
]

const PAGE = new RegExp(
  `^(?:/(?:${LANGUAGES.join('|')}))?(?:${PAGE_PATHS.join('|').replace(/:\w+/g, '[^/]+')})/?$`,
)

/** With a language or without, which leads to one. */
export function isPage(path: string): boolean {
  return PAGE.test(path)
}

const DATA_SUFFIX = '.data'
/** Longer than any that counts; a parser takes the square of the time for thousands of parameters. */
const LONGEST_QUERY = 1_000
const DATA_ROUTES = '_routes'
const ROUTES_FORM = /^[a-z:,./-]{1,80}$/

/**
 * One name for all addresses that show the same: the path with only the parts of the query that count.
 * Null when the address has no language, so it is not a page.
 */
export function pageKey(url: string): string | null {
  const [path = '', search = ''] = splitOnce(url, '?')
  if (!isLanguage(path.split('/')[1]?.replace(DATA_SUFFIX, ''))) return null
  const isData = path.endsWith(DATA_SUFFIX)
  const bare = isData ? path.slice(0, -DATA_SUFFIX.length) : path
  const known = PUBLIC_PAGES.find((page) => page.path === bare.slice(3))?.query ?? {}
  const given = new URLSearchParams(search.slice(0, LONGEST_QUERY))
  const counted = new URLSearchParams()
  for (const [name, values] of Object.entries(known)) {
    const value = given.get(name)
    if (value !== null && values.includes(value)) counted.set(name, value)
  }
  const routes = given.get(DATA_ROUTES)
  if (isData && routes !== null && ROUTES_FORM.test(routes)) counted.set(DATA_ROUTES, routes)
  return counted.size > 0 ? `${path}?${counted}` : path
}

function splitOnce(text: string, sign: string): [string, string?] {
  const at = text.indexOf(sign)
  return at < 0 ? [text] : [text.slice(0, at), text.slice(at + 1)]
}
