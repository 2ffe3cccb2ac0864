// The file of every page and layout. The paths are in contract/pages.ts, the loaders in loaders.ts.
import type { Language } from '#contract/language.ts'
import type { PageModule } from './admin/admin-modules.ts'
import type { LoadComponents } from './router/fetch-page.ts'
import type { RouteName } from './router/load-page.ts'

/** Null: the loader always redirects. */
const PAGE_FILES: Record<RouteName, string | null> = {
  home: './home/home.page.tsx',
  play: './play/play.page.tsx',
  leaderboard: './leaderboard/leaderboard.page.tsx',
  board: './leaderboard/one/board.page.tsx',
  'player-search': './leaderboard/player/player-search.page.tsx',
  player: './leaderboard/player/player.page.tsx',
  vote: './vote/vote.page.tsx',
  'vote-redirect': null,
  maps: './maps/maps.page.tsx',
  tiers: './tiers/tiers.page.tsx',
  store: './store/store.page.tsx',
  product: './store/product.page.tsx',
  payment: './store/payment/payment.page.tsx',
  status: './status/status.page.tsx',
  terms: './legal/legal.page.tsx',
  privacy: './legal/legal.page.tsx',
  refunds: './legal/legal.page.tsx',
  'admin-index': null,
  'admin-login': './admin/session/login.page.tsx',
  'admin-home': './admin/home/admin-home.page.tsx',
  'admin-go-live': './admin/go-live/go-live.page.tsx',
  'admin-store': './admin/store/admin-store.page.tsx',
  'admin-players': './admin/players/players.page.tsx',
  'admin-player': './admin/players/player.page.tsx',
  'admin-order': './admin/orders/order.page.tsx',
  'admin-product': './admin/products/product.page.tsx',
  'admin-categories': './admin/products/categories.page.tsx',
  'admin-categories-history': './admin/settings/history/history.page.tsx',
  'admin-images': './admin/images/admin-images.page.tsx',
  'admin-identity': './admin/site/identity/identity.page.tsx',
  'admin-links': './admin/site/links.page.tsx',
  'admin-texts': './admin/site/texts/texts.page.tsx',
  'admin-pages': './admin/site/pages/pages.page.tsx',
  'admin-storefront': './admin/site/storefront/storefront.page.tsx',
  'admin-legal': './admin/site/legal/legal.page.tsx',
  'admin-discounts': './admin/discounts/discounts.page.tsx',
  'admin-coupon': './admin/discounts/discounts.page.tsx',
  'admin-sale': './admin/discounts/discounts.page.tsx',
  'admin-money': './admin/money/money.page.tsx',
  'admin-methods': './admin/methods/methods.page.tsx',
  'admin-methods-history': './admin/settings/history/history.page.tsx',
  'admin-modes': './admin/network/modes.page.tsx',
  'admin-boards': './admin/network/boards.page.tsx',
  'admin-tiers': './admin/network/tiers.page.tsx',
  'admin-votes': './admin/network/votes.page.tsx',
  'admin-status': './admin/status/status.page.tsx',
  'admin-servers': './admin/network/servers/servers.page.tsx',
  'admin-site-history': './admin/settings/history/history.page.tsx',
  'admin-network-history': './admin/settings/history/history.page.tsx',
  'admin-notices': './admin/notices/notices.page.tsx',
  'admin-notices-history': './admin/settings/history/history.page.tsx',
  'admin-team': './admin/team/team.page.tsx',
  'admin-team-history': './admin/settings/history/history.page.tsx',
  'admin-account': './admin/account/account.page.tsx',
  'admin-join': './admin/session/join.page.tsx',
  'admin-audit': './admin/account/audit.page.tsx',
  'admin-password': './admin/account/account.page.tsx',
  'not-found': './layout/not-found.page.tsx',
}

/** The admin area has one layout per language, so that its pages carry the texts of one language only. */
const LAYOUT_FILES: Record<string, string> = {
  site: './layout/site.layout.tsx',
  'admin-en': './admin/languages/admin-en.layout.tsx',
  'admin-id': './admin/languages/admin-id.layout.tsx',
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
