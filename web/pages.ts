// The pages by name, for the server. Those of the console are in admin/pages.ts.

import type { Language } from '#contract/language.ts'
import type { LegalPageName } from '#contract/settings/legal.schema.ts'
import { adminLayouts, adminPages } from './admin/pages.ts'
import { definePage, isAdminPage, type PageModule, type PageParts, type PublicPage } from './define-page.ts'
import type { LoadComponents } from './kit/router/fetch-page.ts'
import type { RouteName } from './kit/router/load-page.ts'

const legalPage = definePage<LegalPageName>(() => import('./pages/posts/legal.page.tsx'), {
  loader: () => import('./pages/posts/legal.loader.ts'),
  texts: ['legal'],
})
const postPage = definePage<'news-post' | 'own-page'>(() => import('./pages/posts/post.page.tsx'), {
  loader: () => import('./pages/posts/post.loader.ts'),
  texts: ['legal', 'posts'],
})

export const publicPages: Readonly<Record<PublicPage, PageParts>> = {
  home: definePage<'home'>(() => import('./pages/home/home.page.tsx'), {
    loader: () => import('./pages/home/home.loader.ts'),
    texts: ['home', 'leaderboard', 'scenes', 'storefront', 'unpaid'],
  }),
  play: definePage<'play'>(() => import('./pages/play/play.page.tsx'), {
    loader: () => import('./pages/play/play.loader.ts'),
    texts: ['join'],
  }),
  leaderboard: definePage<'leaderboard'>(() => import('./pages/leaderboard/leaderboard.page.tsx'), {
    loader: () => import('./pages/leaderboard/leaderboard.loader.ts'),
    texts: ['leaderboard'],
  }),
  board: definePage<'board'>(() => import('./pages/leaderboard/one/board.page.tsx'), {
    loader: () => import('./pages/leaderboard/one/board.loader.ts'),
    texts: ['leaderboard'],
  }),
  'player-search': definePage<'player-search'>(
    () => import('./pages/leaderboard/player/player-search.page.tsx'),
    {
      loader: () => import('./pages/leaderboard/player/player-search.loader.ts'),
      texts: ['player'],
    },
  ),
  player: definePage<'player'>(() => import('./pages/leaderboard/player/player.page.tsx'), {
    loader: () => import('./pages/leaderboard/player/player.loader.ts'),
    texts: ['leaderboard', 'player'],
  }),
  vote: definePage<'vote'>(() => import('./pages/vote/vote.page.tsx'), {
    loader: () => import('./pages/vote/vote.loader.ts'),
    texts: ['vote'],
  }),
  'vote-redirect': definePage<'vote-redirect'>(null, {
    loader: () =>
      import('./pages/vote/vote.loader.ts').then(({ redirectLoader }) => ({ loader: redirectLoader })),
  }),
  maps: definePage<'maps'>(() => import('./pages/maps/maps.page.tsx'), {
    loader: () => import('./pages/maps/maps.loader.ts'),
    texts: ['maps', 'scenes'],
  }),
  tiers: definePage<'tiers'>(() => import('./pages/tiers/tiers.page.tsx'), {
    loader: () => import('./pages/tiers/tiers.loader.ts'),
    texts: ['tiers'],
  }),
  store: definePage<'store'>(() => import('./pages/store/store.page.tsx'), {
    loader: () => import('./pages/store/store.loader.ts'),
    texts: ['store', 'storefront', 'basket', 'unpaid'],
  }),
  product: definePage<'product'>(() => import('./pages/store/product.page.tsx'), {
    loader: () => import('./pages/store/product.loader.ts'),
    texts: ['store', 'checkout', 'storefront', 'botCheck', 'legal', 'basket'],
  }),
  basket: definePage<'basket'>(() => import('./pages/store/basket/basket.page.tsx'), {
    loader: () => import('./pages/store/basket/basket.loader.ts'),
    texts: ['store', 'checkout', 'storefront', 'botCheck', 'legal', 'basket', 'unpaid'],
  }),
  payment: definePage<'payment'>(() => import('./pages/store/payment/payment.page.tsx'), {
    loader: () => import('./pages/store/payment/payment.loader.ts'),
    texts: ['payment'],
  }),
  orders: definePage<'orders'>(() => import('./pages/store/orders/orders.page.tsx'), {
    loader: () => import('./pages/store/orders/orders.loader.ts'),
    texts: ['payment', 'orders', 'unpaid'],
  }),
  status: definePage<'status'>(() => import('./pages/status/status.page.tsx'), {
    loader: () => import('./pages/status/status.loader.ts'),
    texts: ['status'],
  }),
  terms: legalPage,
  privacy: legalPage,
  refunds: legalPage,
  news: definePage<'news'>(() => import('./pages/posts/news.page.tsx'), {
    loader: () => import('./pages/posts/news.loader.ts'),
    texts: ['posts'],
  }),
  'news-post': postPage,
  'own-page': postPage,
  'not-found': definePage(() => import('./kit/layout/not-found.page.tsx')),
}

const siteLayouts: Readonly<Record<string, () => Promise<PageModule>>> = {
  site: () => import('./kit/layout/site.layout.tsx'),
  checkout: () => import('./kit/layout/checkout.layout.tsx'),
}

/** The console has one layout per language, so that its pages carry the texts of one language only. */
export function layoutOf(page: RouteName, language: Language): string {
  if (isAdminPage(page)) return `admin-${language}`
  return page === 'product' || page === 'basket' || page === 'payment' ? 'checkout' : 'site'
}

export const pages = { ...publicPages, ...adminPages }
export const layouts = { ...siteLayouts, ...adminLayouts }

/** On the server; a browser imports the scripts that the document names. */
export const loadComponents: LoadComponents = async ({ page, layout }) => {
  const [Layout, Page] = await Promise.all([layouts[layout]?.(), pages[page as RouteName]?.component?.()])
  if (!Layout || !Page) throw new Error(`There is no component for page ${page}`)
  return { Layout: Layout.default, Page: Page.default }
}
