// Every page of the site. Reads like the route table of the spec; each page stands once in every language.
import { index, type RouteConfig, route } from '@react-router/dev/routes'
import { LANGUAGES, type Language } from '../contract/language.ts'

// biome-ignore lint/style/noProcessEnv: Vite's own word for how it runs; this file is read by Vite only
const developing = process.env.NODE_ENV === 'development'

function pages(language: Language) {
  const id = (name: string) => ({ id: `${language}:${name}`, caseSensitive: true })
  return [
    index('home/home.page.tsx', id('home')),
    route('leaderboard', 'leaderboard/leaderboard.page.tsx', id('leaderboard')),
    route('vote', 'vote/vote.page.tsx', id('vote')),
    route('vote/:index', 'vote/vote-redirect.page.ts', id('vote-redirect')),
    route('maps', 'maps/maps.page.tsx', id('maps')),
    route('premiumtiers', 'tiers/tiers.page.tsx', id('tiers')),
    route('store', 'store/store.page.tsx', id('store')),
    route('store/product/:id', 'store/product.page.tsx', id('product')),
    route('store/checkout/:reference?', 'store/payment/payment.page.tsx', id('payment')),
    ...(developing ? [route('design', 'design/design.page.tsx', id('design'))] : []),
    route('*', 'layout/not-found.page.tsx', id('not-found')),
  ]
}

function adminPages(language: Language) {
  const id = (name: string) => ({ id: `${language}:admin-${name}`, caseSensitive: true })
  return [
    index('admin/home/admin-index.page.ts', id('index')),
    route('login', 'admin/session/login.page.tsx', id('login')),
    route('home', 'admin/home/admin-home.page.tsx', id('home')),
    route('store', 'admin/store/admin-store.page.tsx', id('store')),
    route('images', 'admin/images/admin-images.page.tsx', id('images')),
    route('audit', 'admin/account/audit.page.tsx', id('audit')),
    route('password', 'admin/account/password.page.tsx', id('password')),
  ]
}

/** The admin area stands beside the public pages: other frame, other words, and none of it in a visitor's browser. */
function adminBranch(language: Language) {
  const layout = { id: `${language}:admin`, caseSensitive: true }
  return route(
    `${language}/admin`,
    `admin/languages/admin-${language}.layout.tsx`,
    layout,
    adminPages(language),
  )
}

export default LANGUAGES.flatMap((language) => [
  route(language, `languages/${language}.layout.tsx`, { id: language, caseSensitive: true }, pages(language)),
  adminBranch(language),
]) satisfies RouteConfig
