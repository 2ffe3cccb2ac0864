// The pages of the console.
import { type AdminPage, definePage, type PageModule, type PageParts } from '#web/define-page.ts'

const history = () => import('./kit/settings/history/history.page.tsx')

export const adminLayouts: Readonly<Record<string, () => Promise<PageModule>>> = {
  'admin-en': () => import('./kit/languages/admin-en.layout.tsx'),
  'admin-id': () => import('./kit/languages/admin-id.layout.tsx'),
}

export const adminPages: Readonly<Record<AdminPage, PageParts>> = {
  'admin-index': definePage<'admin-index'>(null, {
    loader: () => import('./home-redirect.loader.ts'),
  }),
  'admin-login': definePage(() => import('./team/session/login.page.tsx')),
  'admin-home': definePage(() => import('./team/today/today.page.tsx')),
  'admin-go-live': definePage(() => import('./team/go-live/go-live.page.tsx')),
  'admin-store': definePage(() => import('./shop/store/admin-store.page.tsx')),
  'admin-players': definePage(() => import('./shop/players/players.page.tsx')),
  'admin-player': definePage(() => import('./shop/players/player.page.tsx')),
  'admin-order': definePage(() => import('./shop/orders/order.page.tsx')),
  'admin-product': definePage(() => import('./shop/store/admin-store.page.tsx')),
  'admin-categories': definePage(() => import('./shop/products/categories.page.tsx')),
  'admin-categories-history': definePage(history),
  'admin-images': definePage<'admin-images'>(() => import('./network/images/admin-images.page.tsx'), {
    loader: () => import('./network/images/admin-images.loader.ts'),
  }),
  'admin-identity': definePage(() => import('./site/identity/identity.page.tsx')),
  'admin-links': definePage(() => import('./site/links/links.page.tsx')),
  'admin-texts': definePage(() => import('./site/texts/texts.page.tsx')),
  'admin-pages': definePage(() => import('./site/pages/pages.page.tsx')),
  'admin-menus': definePage(() => import('./site/menus/menus.page.tsx')),
  'admin-news': definePage(() => import('./site/posts/posts.page.tsx')),
  'admin-own-pages': definePage(() => import('./site/posts/posts.page.tsx')),
  'admin-storefront': definePage(() => import('./site/storefront/storefront.page.tsx')),
  'admin-site-file': definePage(() => import('./site/file/site-file.page.tsx')),
  'admin-legal': definePage(() => import('./site/legal/legal.page.tsx')),
  'admin-discounts': definePage(() => import('./shop/discounts/discounts.page.tsx')),
  'admin-coupon': definePage(() => import('./shop/discounts/discounts.page.tsx')),
  'admin-sale': definePage(() => import('./shop/discounts/discounts.page.tsx')),
  'admin-money': definePage(() => import('./shop/money/money.page.tsx')),
  'admin-methods': definePage(() => import('./shop/methods/methods.page.tsx')),
  'admin-methods-history': definePage(history),
  'admin-modes': definePage(() => import('./network/modes/modes.page.tsx')),
  'admin-boards': definePage(() => import('./network/boards/boards.page.tsx')),
  'admin-tiers': definePage(() => import('./network/tiers/tiers.page.tsx')),
  'admin-votes': definePage(() => import('./network/votes/votes.page.tsx')),
  'admin-status': definePage(() => import('./network/status/status.page.tsx')),
  'admin-servers': definePage(() => import('./network/servers/servers.page.tsx')),
  'admin-site-history': definePage<'admin-site-history'>(history, {
    loader: () => import('./kit/settings/history/history.loader.ts'),
  }),
  'admin-network-history': definePage<'admin-network-history'>(history, {
    loader: () => import('./kit/settings/history/history.loader.ts'),
  }),
  'admin-notices': definePage(() => import('./team/notices/notices.page.tsx')),
  'admin-notices-history': definePage(history),
  'admin-team': definePage(() => import('./team/team/team.page.tsx')),
  'admin-team-history': definePage(history),
  'admin-account': definePage(() => import('./team/account/account.page.tsx')),
  'admin-join': definePage(() => import('./team/session/join.page.tsx')),
  'admin-audit': definePage(() => import('./team/audit/audit.page.tsx')),
  'admin-password': definePage(() => import('./team/account/account.page.tsx')),
}
