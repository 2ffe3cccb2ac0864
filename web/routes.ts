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
    ...(developing ? [route('design', 'design/design.page.tsx', id('design'))] : []),
    route('*', 'layout/not-found.page.tsx', id('not-found')),
  ]
}

export default LANGUAGES.map((language) =>
  route(language, `languages/${language}.layout.tsx`, { id: language, caseSensitive: true }, pages(language)),
) satisfies RouteConfig
