// Own pages and news: rules that the forms, the pages and the server share.
import { LANGUAGES, type Language } from '#contract/language.ts'
import { hashName } from './generated-face.ts'

export const POST_KINDS = ['page', 'news'] as const
export type PostKind = (typeof POST_KINDS)[number]

export const POST_TITLE_MAX_LENGTH = 100
export const POST_TEXT_MAX_LENGTH = 40_000
export const SLUG_MAX_LENGTH = 64
/** One large, then two rows of two. */
export const NEWS_ROWS = 5
/** Earlier addresses of a post in the file of the site. */
export const OLD_SLUGS_MAX = 100
/** More than a team writes in years; an import stops there. */
export const POSTS_MAX = 2_000

const SLUG = /^[a-z0-9]+(?:-[a-z0-9]+)*$/
/** Left for addresses of the site itself below `/news` and `/p`. */
const RESERVED_SLUGS: readonly string[] = ['admin', 'api', 'edit', 'feed', 'new', 'page', 'search']

export type SlugProblem = 'slug_invalid' | 'slug_reserved'

export function slugProblem(slug: string): SlugProblem | null {
  if (slug.length > SLUG_MAX_LENGTH || !SLUG.test(slug)) return 'slug_invalid'
  return RESERVED_SLUGS.includes(slug) ? 'slug_reserved' : null
}

/** The last part of an address from a title: `Musim 2: Dimulai!` is `musim-2-dimulai`. */
export function toSlug(title: string): string {
  return title
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .slice(0, SLUG_MAX_LENGTH)
    .replace(/^-|-$/g, '')
}

/** Pictures of the build for posts without one. */
const SCENES =
  'survival-lake skyblock-market survival-pass creative-candi survival-cave skyblock-town creative-garden skyblock-first creative-plots'.split(
    ' ',
  )

/** The slug decides, so that a post keeps its scene; the one `before` is never repeated. */
export function sceneOf(slug: string, before?: string): string {
  const at = hashName(slug)
  const [scene = '', next = ''] = [at, at + 1].map((index) => SCENES[index % SCENES.length])
  return scene === before ? next : scene
}

/** At 200 words a minute. */
export function minutesToRead(words: number): number {
  return Math.max(1, Math.round(words / 200))
}

/** The path after the language. */
export function postPath(kind: PostKind, slug: string): string {
  return kind === 'news' ? `/news/${slug}` : `/p/${slug}`
}

export function languagesOf(title: Readonly<Record<Language, string>>): Language[] {
  return LANGUAGES.filter((language) => title[language] !== '')
}
