// The one table of pages: routes, sitemap, page cache and allowed methods follow from it.
import { isLanguage, LANGUAGES, type Language } from './language.ts'
import type { Pages } from './settings/pages.schema.ts'

export type Page = {
  /** The path after the language, with `:name` for a parameter; '' is the home page. */
  path: string
  /** How long the rendered page is cached for everyone. Without it the page is rendered for every request. */
  cacheSeconds?: number
  /** Search engines: listed in the sitemap, left to them, or refused by header. */
  robots?: 'sitemap' | 'noindex'
  switch?: keyof Pages
  /** Parameters of the query with any value; only for a page that is not cached. */
  query?: readonly string[]
}

export const PAGES = {
  home: { path: '', cacheSeconds: 15, robots: 'sitemap' },
  play: { path: '/play', cacheSeconds: 60, robots: 'sitemap' },
  leaderboard: { path: '/leaderboard', cacheSeconds: 60, robots: 'sitemap', switch: 'leaderboard' },
  board: { path: '/leaderboard/:tab/:board', cacheSeconds: 60, switch: 'leaderboard' },
  'player-search': { path: '/player', robots: 'noindex', switch: 'player', query: ['q'] },
  player: { path: '/player/:name', switch: 'player' },
  vote: { path: '/vote', cacheSeconds: 3_600, robots: 'sitemap', switch: 'vote' },
  maps: { path: '/maps', cacheSeconds: 60, robots: 'sitemap', switch: 'maps' },
  tiers: { path: '/premiumtiers', cacheSeconds: 3_600, robots: 'sitemap', switch: 'premiumtiers' },
  store: { path: '/store', cacheSeconds: 60, robots: 'sitemap', switch: 'store' },
  status: { path: '/status', cacheSeconds: 15, robots: 'sitemap', switch: 'status' },
  /** In the sitemap only while there are any. */
  news: { path: '/news', cacheSeconds: 60 },
  'news-post': { path: '/news/:slug', cacheSeconds: 3_600 },
  'own-page': { path: '/p/:slug', cacheSeconds: 3_600 },
  terms: { path: '/terms', cacheSeconds: 3_600, robots: 'sitemap' },
  privacy: { path: '/privacy', cacheSeconds: 3_600, robots: 'sitemap' },
  refunds: { path: '/refunds', cacheSeconds: 3_600, robots: 'sitemap' },
  'vote-redirect': { path: '/vote/:index', switch: 'vote' },
  product: { path: '/store/product/:id', cacheSeconds: 60, switch: 'store' },
  basket: { path: '/store/basket', cacheSeconds: 60, robots: 'noindex', switch: 'store' },
  /** The list of references is stored in the browser; the page requests each order by its reference. */
  orders: { path: '/store/orders', cacheSeconds: 60, robots: 'noindex' },
  payment: { path: '/store/checkout/:reference?', robots: 'noindex', query: ['reference'] },
  'admin-index': { path: '/admin', cacheSeconds: 60, robots: 'noindex' },
  'admin-login': { path: '/admin/login', cacheSeconds: 60, robots: 'noindex' },
  'admin-home': { path: '/admin/home', cacheSeconds: 60, robots: 'noindex' },
  'admin-go-live': { path: '/admin/go-live', cacheSeconds: 60, robots: 'noindex' },
  'admin-store': { path: '/admin/store', cacheSeconds: 60, robots: 'noindex' },
  'admin-players': { path: '/admin/players', cacheSeconds: 60, robots: 'noindex' },
  'admin-player': { path: '/admin/players/:name', robots: 'noindex' },
  'admin-order': { path: '/admin/store/transactions/:id', robots: 'noindex' },
  'admin-product': { path: '/admin/store/products/:id', robots: 'noindex' },
  'admin-categories': { path: '/admin/store/categories', cacheSeconds: 60, robots: 'noindex' },
  'admin-categories-history': {
    path: '/admin/store/categories/history',
    cacheSeconds: 60,
    robots: 'noindex',
  },
  'admin-images': { path: '/admin/images', cacheSeconds: 60, robots: 'noindex' },
  'admin-identity': { path: '/admin/site/identity', cacheSeconds: 60, robots: 'noindex' },
  'admin-links': { path: '/admin/site/links', cacheSeconds: 60, robots: 'noindex' },
  'admin-texts': { path: '/admin/site/texts', cacheSeconds: 60, robots: 'noindex' },
  'admin-pages': { path: '/admin/site/pages', cacheSeconds: 60, robots: 'noindex' },
  'admin-menus': { path: '/admin/site/menus', cacheSeconds: 60, robots: 'noindex' },
  'admin-news': { path: '/admin/site/news/:id?/:view?', robots: 'noindex' },
  'admin-own-pages': { path: '/admin/site/own-pages/:id?/:view?', robots: 'noindex' },
  'admin-storefront': { path: '/admin/site/store', cacheSeconds: 60, robots: 'noindex' },
  'admin-legal': { path: '/admin/site/legal/:page', robots: 'noindex' },
  'admin-discounts': { path: '/admin/discounts', cacheSeconds: 60, robots: 'noindex' },
  'admin-coupon': { path: '/admin/discounts/coupons/:id', robots: 'noindex' },
  'admin-sale': { path: '/admin/discounts/sales/:id', robots: 'noindex' },
  'admin-money': { path: '/admin/money', cacheSeconds: 60, robots: 'noindex' },
  'admin-methods': { path: '/admin/methods', cacheSeconds: 60, robots: 'noindex' },
  'admin-methods-history': { path: '/admin/methods/history', cacheSeconds: 60, robots: 'noindex' },
  'admin-modes': { path: '/admin/network/modes', cacheSeconds: 60, robots: 'noindex' },
  'admin-boards': { path: '/admin/network/boards', cacheSeconds: 60, robots: 'noindex' },
  'admin-tiers': { path: '/admin/network/tiers', cacheSeconds: 60, robots: 'noindex' },
  'admin-votes': { path: '/admin/network/votes', cacheSeconds: 60, robots: 'noindex' },
  'admin-status': { path: '/admin/network/status/:id?', robots: 'noindex' },
  'admin-servers': { path: '/admin/network/servers', cacheSeconds: 60, robots: 'noindex' },
  'admin-site-file': { path: '/admin/site/file', cacheSeconds: 60, robots: 'noindex' },
  'admin-site-history': { path: '/admin/site/:screen/history', robots: 'noindex' },
  'admin-network-history': { path: '/admin/network/:screen/history', robots: 'noindex' },
  'admin-notices': { path: '/admin/notices', cacheSeconds: 60, robots: 'noindex' },
  'admin-notices-history': { path: '/admin/notices/history', cacheSeconds: 60, robots: 'noindex' },
  'admin-team': { path: '/admin/team', cacheSeconds: 60, robots: 'noindex' },
  'admin-team-history': { path: '/admin/team/history', cacheSeconds: 60, robots: 'noindex' },
  'admin-account': { path: '/admin/account', cacheSeconds: 60, robots: 'noindex' },
  'admin-join': { path: '/admin/join', cacheSeconds: 60, robots: 'noindex' },
  'admin-audit': { path: '/admin/audit', cacheSeconds: 60, robots: 'noindex' },
  'admin-password': { path: '/admin/password', cacheSeconds: 60, robots: 'noindex' },
} as const satisfies Record<string, Page>

export type PageName = keyof typeof PAGES

/** The parameters in a path: `/store/product/:id` has `{ id: string }`, `:reference?` may be missing. */
type PathParams<Path extends string> = Path extends `${infer Head}/${infer Tail}`
  ? PathParams<Head> & PathParams<Tail>
  : Path extends `:${infer Name}?`
    ? { [Key in Name]?: string }
    : Path extends `:${infer Name}`
      ? { [Key in Name]: string }
      : unknown

export type PageParams<Name extends PageName> = PathParams<(typeof PAGES)[Name]['path']>

export type PageMatch = {
  /** Null where the address has no language; the visitor is redirected to one. */
  language: Language | null
  name: PageName
  params: Record<string, string>
}

const TABLE = Object.entries(PAGES) as [PageName, Page][]

export const SITEMAP_PAGES: readonly { name: PageName; path: string }[] = TABLE.filter(
  ([, { robots }]) => robots === 'sitemap',
).map(([name, { path }]) => ({ name, path }))

export const SITEMAP_PATHS: readonly string[] = SITEMAP_PAGES.map(({ path }) => path)

/** Pages that the owner can switch off, with the name of the switch. */
export const PAGE_SWITCHES: Partial<Record<PageName, keyof Pages>> = Object.fromEntries(
  TABLE.flatMap(([name, page]) => (page.switch ? [[name, page.switch]] : [])),
)

const PATTERNS = TABLE.map(([name, { path }]) => ({ name, pattern: toPattern(path) }))

function toPattern(path: string): RegExp {
  const segments = path.replace(/\/:(\w+)(\??)/g, '(?:/(?<$1>[^/]+))$2')
  return new RegExp(`^(?:/(?<language>${LANGUAGES.join('|')}))?${segments}/?$`)
}

/** Expects a canonical path; what it cannot decode is no page. */
export function matchPage(path: string): PageMatch | null {
  for (const { name, pattern } of PATTERNS) {
    const groups = pattern.exec(path)?.groups
    if (groups) return toMatch(name, groups)
  }
  return null
}

function toMatch(name: PageName, { language, ...groups }: Record<string, string | undefined>) {
  try {
    const params = Object.entries(groups).flatMap(([key, value]) =>
      value === undefined ? [] : [[key, decodeURIComponent(value)]],
    )
    return { language: isLanguage(language) ? language : null, name, params: Object.fromEntries(params) }
  } catch {
    return null
  }
}

/** The longest value that is passed on as it is. */
const LONGEST_VALUE = 64

/** Longer than any query that counts: parsing thousands of parameters takes quadratic time. */
const LONGEST_QUERY = 1_000

/** A page with tabs: which other parameters change it depends on the tab. */
export type TabbedQuery = {
  /** The tab without a parameter. */
  defaultTab: string
  /** By tab: the values of each parameter that change the page. */
  tabs: ReadonlyMap<string, ReadonlyMap<string, readonly string[]>>
}

/** The pages whose query counts; that of all others is ignored. */
export type PageQueries = { readonly [Name in PageName]?: TabbedQuery }

/**
 * The cache key of an address: its path with only those parts of the query that change the page.
 * Null when the path does not begin with a language.
 */
export function pageKey(url: string, queries: PageQueries): string | null {
  const at = url.indexOf('?')
  const path = at < 0 ? url : url.slice(0, at)
  if (!isLanguage(path.split('/')[1])) return null
  if (at < 0) return path
  const name = matchPage(path)?.name
  if (!name) return path
  const given = new URLSearchParams(url.slice(at + 1, at + 1 + LONGEST_QUERY))
  const query = queries[name]
  const counted = query ? countedQuery(query, given) : passedQuery((PAGES[name] as Page).query ?? [], given)
  return counted.size > 0 ? `${path}?${counted}` : path
}

function passedQuery(keys: readonly string[], given: URLSearchParams): URLSearchParams {
  const passed = new URLSearchParams()
  for (const key of keys) {
    const value = given.get(key)
    if (value !== null) passed.set(key, value.slice(0, LONGEST_VALUE))
  }
  return passed
}

function countedQuery({ defaultTab, tabs }: TabbedQuery, given: URLSearchParams): URLSearchParams {
  const counted = new URLSearchParams()
  const asked = given.get('tab') ?? ''
  const tab = tabs.has(asked) ? asked : defaultTab
  if (tab !== defaultTab) counted.set('tab', tab)
  for (const [key, values] of tabs.get(tab) ?? []) {
    const value = given.get(key)
    if (value !== null && values.includes(value)) counted.set(key, value)
  }
  return counted
}
