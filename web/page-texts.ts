// The texts of each public page. They come with its data, so that a script carries the texts of no language.
import { en } from '#content/locales/en/index.ts'
import { id } from '#content/locales/id/index.ts'
import type { Language } from '#contract/language.ts'
import type { RouteName } from './kit/router/load-page.ts'

type Group = keyof typeof en
type PublicPage = Exclude<RouteName, `admin-${string}` | 'vote-redirect'>
export type PageTexts = { readonly [group: string]: Readonly<Record<string, string>> }

const DICTIONARIES: Record<Language, PageTexts> = { en, id }

/** Of the layout. */
const LAYOUT: readonly Group[] = ['shell', 'legal']

/** Checked against the imports of each page by page-texts.test.ts. */
export const PAGE_TEXTS: Record<PublicPage, readonly Group[]> = {
  home: ['home', 'leaderboard', 'maps', 'scenes'],
  play: ['join'],
  leaderboard: ['leaderboard'],
  board: ['leaderboard'],
  player: ['leaderboard', 'player'],
  'player-search': ['leaderboard', 'player'],
  vote: ['vote'],
  maps: ['maps', 'scenes'],
  tiers: ['tiers'],
  store: ['store', 'storefront'],
  status: ['status'],
  product: ['store', 'checkout', 'storefront', 'botCheck'],
  payment: ['payment', 'store'],
  terms: [],
  privacy: [],
  refunds: [],
  'not-found': [],
}

export const groupsOf = (page: PublicPage): readonly Group[] => [...LAYOUT, ...PAGE_TEXTS[page]]

/** `own` are the owner's sentences by key. Admin pages have texts of their own. */
export function textsOf(
  page: RouteName,
  language: Language,
  own: Readonly<Record<string, string>>,
): PageTexts {
  if (!isPublic(page)) return {}
  const dictionary = DICTIONARIES[language]
  const texts: Record<string, Record<string, string>> = {}
  for (const group of groupsOf(page)) texts[group] = { ...dictionary[group] }
  for (const [key, text] of Object.entries(own)) {
    const [group = '', name = ''] = key.split('.')
    const found = texts[group]
    if (found && name in found) found[name] = text
  }
  return texts
}

function isPublic(page: RouteName): page is PublicPage {
  return page in PAGE_TEXTS
}
