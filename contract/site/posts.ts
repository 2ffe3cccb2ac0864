// Own pages and news: rules that the forms, the pages and the server share.
import { LANGUAGES, type Language } from '#contract/language.ts'

export const POST_KINDS = ['page', 'news'] as const
export type PostKind = (typeof POST_KINDS)[number]

export const POST_TITLE_MAX_LENGTH = 100
export const POST_TEXT_MAX_LENGTH = 40_000
export const SLUG_MAX_LENGTH = 64
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

/** The path after the language. */
export function postPath(kind: PostKind, slug: string): string {
  return kind === 'news' ? `/news/${slug}` : `/p/${slug}`
}

export function languagesOf(title: Readonly<Record<Language, string>>): Language[] {
  return LANGUAGES.filter((language) => title[language] !== '')
}
