// The share picture of one page: the name of the site and of the page, on a scene of the build.
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { shell as en } from '#content/locales/en/shell.ts'
import { shell as id } from '#content/locales/id/shell.ts'
import { isLanguage, type Language } from '#contract/language.ts'
import type { Identity } from '#contract/settings/identity.schema.ts'
import { SHARE_PAGES, type SharePage } from '#contract/site/share-pages.ts'
import type { MarkImage } from './icons.ts'
import { renderShareCard } from './share-card.ts'

const TEXTS = { en, id }
const TITLES = {
  play: 'howToJoin',
  leaderboard: 'leaderboard',
  vote: 'vote',
  maps: 'maps',
  premiumtiers: 'tiers',
  store: 'store',
  status: 'status',
  news: 'news',
} as const satisfies Record<SharePage, keyof typeof en>

export type PageShareFile = `share-${SharePage}-${Language}.jpg`

const FILE = /^share-([a-z]+)-([a-z]{2})\.jpg$/

function parse(file: string): { page: SharePage; language: Language } | null {
  const [, page = '', language] = FILE.exec(file) ?? []
  return Object.hasOwn(SHARE_PAGES, page) && isLanguage(language)
    ? { page: page as SharePage, language }
    : null
}

export function isPageShare(file: string): file is PageShareFile {
  return parse(file) !== null
}

type Parts = { identity: Identity; mark: MarkImage; publicDir: string }

export async function renderPageShare(file: PageShareFile, { identity, mark, publicDir }: Parts) {
  const { page, language } = parse(file) ?? { page: 'play', language: 'en' }
  const hero = await readFile(join(publicDir, 'art', `${SHARE_PAGES[page]}-1600.webp`))
  const tagline = TEXTS[language][TITLES[page]]
  return renderShareCard({ ...identity, tagline, mark, hero, isTitle: true })
}
