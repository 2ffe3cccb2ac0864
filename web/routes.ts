// The file of every page and layout. The paths are in contract/pages.ts, the loaders in loaders.ts.
import type { Language } from '#contract/language.ts'
import type { PageModule } from './admin/admin-modules.ts'
import type { LoadComponents } from './kit/router/fetch-page.ts'
import type { RouteName } from './kit/router/load-page.ts'

/** Null: the loader always redirects. */
const PAGE_FILES: Record<RouteName, string | null> = {
  home: './pages/home/home.page.tsx',
  play: './pages/play/play.page.tsx',
  leaderboard: './pages/leaderboard/leaderboard.page.tsx',
  board: './pages/leaderboard/one/board.page.tsx',
  'player-search': './pages/leaderboard/player/player-search.page.tsx',
  player: './pages/leaderboard/player/player.page.tsx',
  vote: './pages/vote/vote.page.tsx',
  'vote-redirect': null,
  maps: './pages/maps/maps.page.tsx',
  tiers: './pages/tiers/tiers.page.tsx',
  store: './pages/store/store.page.tsx',
  product: './pages/store/product.page.tsx',
  payment: './pages/store/payment/payment.page.tsx',
  status: './pages/status/status.page.tsx',
  terms: './pages/legal/legal.page.tsx',
  privacy: './pages/legal/legal.page.tsx',
  refunds: './pages/legal/legal.page.tsx',
  'admin-index': null,
  'admin-login': './admin/team/session/login.page.tsx',
  'admin-home': './admin/team/today/today.page.tsx',
  'admin-go-live': './admin/team/go-live/go-live.page.tsx',
  'admin-store': './admin/shop/store/admin-store.page.tsx',
  'admin-players': './admin/shop/players/players.page.tsx',
  'admin-player': './admin/shop/players/player.page.tsx',
  'admin-order': './admin/shop/orders/order.page.tsx',
  'admin-product': './admin/shop/store/admin-store.page.tsx',
  'admin-categories': './admin/shop/products/categories.page.tsx',
  'admin-categories-history': './admin/kit/settings/history/history.page.tsx',
  'admin-images': './admin/network/images/admin-images.page.tsx',
  'admin-identity': './admin/site/identity/identity.page.tsx',
  'admin-links': './admin/site/links/links.page.tsx',
  'admin-texts': './admin/site/texts/texts.page.tsx',
  'admin-pages': './admin/site/pages/pages.page.tsx',
  'admin-storefront': './admin/site/storefront/storefront.page.tsx',
  'admin-site-file': './admin/site/file/site-file.page.tsx',
  'admin-legal': './admin/site/legal/legal.page.tsx',
  'admin-discounts': './admin/shop/discounts/discounts.page.tsx',
  'admin-coupon': './admin/shop/discounts/discounts.page.tsx',
  'admin-sale': './admin/shop/discounts/discounts.page.tsx',
  'admin-money': './admin/shop/money/money.page.tsx',
  'admin-methods': './admin/shop/methods/methods.page.tsx',
  'admin-methods-history': './admin/kit/settings/history/history.page.tsx',
  'admin-modes': './admin/network/modes/modes.page.tsx',
  'admin-boards': './admin/network/boards/boards.page.tsx',
  'admin-tiers': './admin/network/tiers/tiers.page.tsx',
  'admin-votes': './admin/network/votes/votes.page.tsx',
  'admin-status': './admin/network/status/status.page.tsx',
  'admin-servers': './admin/network/servers/servers.page.tsx',
  'admin-site-history': './admin/kit/settings/history/history.page.tsx',
  'admin-network-history': './admin/kit/settings/history/history.page.tsx',
  'admin-notices': './admin/team/notices/notices.page.tsx',
  'admin-notices-history': './admin/kit/settings/history/history.page.tsx',
  'admin-team': './admin/team/team/team.page.tsx',
  'admin-team-history': './admin/kit/settings/history/history.page.tsx',
  'admin-account': './admin/team/account/account.page.tsx',
  'admin-join': './admin/team/session/join.page.tsx',
  'admin-audit': './admin/team/account/audit.page.tsx',
  'admin-password': './admin/team/account/account.page.tsx',
  'not-found': './kit/layout/not-found.page.tsx',
}

/** The admin area has one layout per language, so that its pages carry the texts of one language only. */
const LAYOUT_FILES: Record<string, string> = {
  site: './kit/layout/site.layout.tsx',
  'admin-en': './admin/kit/languages/admin-en.layout.tsx',
  'admin-id': './admin/kit/languages/admin-id.layout.tsx',
}

const modules = import.meta.glob<PageModule>(['./**/*.page.tsx', './**/*.layout.tsx', '!./admin/**'])

/** The list of admin pages and what they load is a chunk of its own, so that public pages do not carry it. */
const ADMIN_FOLDER = './admin/'
const ADMIN_MODULES_FILE = './admin/admin-modules.ts'

async function loadModule(file: string): Promise<PageModule | undefined> {
  if (!file.startsWith(ADMIN_FOLDER)) return modules[file]?.()
  const { adminModules } = await import('./admin/admin-modules.ts')
  return adminModules[`./${file.slice(ADMIN_FOLDER.length)}`]?.()
}

export function layoutOf(page: RouteName, language: Language): string {
  return page.startsWith('admin-') ? `admin-${language}` : 'site'
}

/** Source files of a page: its layout and itself. */
function filesOf({ layout, page }: { layout: string; page: string }): string[] {
  const files = [LAYOUT_FILES[layout], PAGE_FILES[page as RouteName]]
  return files.filter((file) => typeof file === 'string')
}

/** Source files that the browser needs for a page. */
export function neededFiles(page: { layout: string; page: string }): string[] {
  const files = filesOf(page)
  return files.some((file) => file.startsWith(ADMIN_FOLDER)) ? [...files, ADMIN_MODULES_FILE] : files
}

export const loadComponents: LoadComponents = async (page) => {
  const [Layout, Page] = await Promise.all(
    filesOf(page).map(async (file) => (await loadModule(file))?.default),
  )
  if (!Layout || !Page) throw new Error(`There is no component for page ${page.page}`)
  return { Layout, Page }
}
