// Own pages and news as visitors see them. The heads of all posts are cached; the text of one is read with its page.
import { summaryOf } from '#content/markdown/summary.ts'
import { LANGUAGES, type Language } from '#contract/language.ts'
import { FIRST_PAGE, PAGE_ROWS, paginationOf } from '#contract/platform/pagination.ts'
import type { AdminPost, PostPage, PostSummary } from '#contract/site/posts.schema.ts'
import { languagesOf, minutesToRead, type PostKind, postPath, sceneOf } from '#contract/site/posts.ts'
import type { NewNotice } from '#contract/team/notice-event.schema.ts'
import type { Core } from '#server/platform/database/core.ts'
import type { Db } from '#server/platform/database/schema.ts'
import { createCache } from '#server/platform/kernel/cache.ts'
import {
  findPostBySlug,
  hasDuePosts,
  listShownPosts,
  releasePosts,
  type ShownPost,
} from './post.repository.ts'

type Deps = Pick<Core, 'db' | 'clock'> & {
  /** The words in double braces of a text. */
  placeholders(language: Language): Parameters<typeof summaryOf>[1]
}

export type FoundPost = PostSummary & {
  text: string
  isInBoth: boolean
  older: PostSummary | null
  newer: PostSummary | null
}

export type Posts = ReturnType<typeof createPosts>

export function createPosts({ db, clock, placeholders }: Deps) {
  const heads = createCache(() => listShownPosts(db), clock)
  /** The public call needs the same object until the data changes. */
  let pages = new Map<string, PostPage>()

  function invalidate(): void {
    heads.invalidate()
    pages = new Map()
  }

  const isOut = ({ published_at }: { published_at: string }) => published_at <= clock.now().toISOString()

  async function listOut(kind: PostKind, language?: Language) {
    const all = (await heads.get()).filter((post) => post.kind === kind && isOut(post))
    return withScenes(language ? all.filter(({ title }) => title[language] !== '') : all)
  }

  const summarize = (post: WithScene, language: Language) => toSummary(post, language, placeholders(language))

  /** A page holds at most `rows` posts. */
  async function list(kind: PostKind, language: Language, page = FIRST_PAGE, rows: number = PAGE_ROWS) {
    const key = `${kind} ${language} ${page} ${rows}`
    const stored = pages.get(key)
    if (stored) return stored
    const into = pages
    const all = await listOut(kind, language)
    const start = (page - 1) * rows
    const posts = all.slice(start, start + rows).map((post) => summarize(post, language))
    const found: PostPage = { posts, pagination: paginationOf(all.length, page, rows) }
    // Pages that do not exist are not stored, so that strangers cannot fill the memory.
    if (page <= found.pagination.totalPages) into.set(key, found)
    return found
  }

  async function newsLanguages(): Promise<Language[]> {
    const news = await listOut('news')
    return LANGUAGES.filter((language) => news.some(({ title }) => title[language] !== ''))
  }

  return {
    invalidate,
    list,
    newsLanguages,

    /** Null: there is none, or not yet, or not in this language. */
    async find(kind: PostKind, slug: string, language: Language): Promise<FoundPost | null> {
      const all = await listOut(kind, language)
      const at = all.findIndex((one) => one.slug === slug)
      const post = at < 0 ? null : await findPostBySlug(db, kind, slug)
      if (!post) return null
      const [newer = null, own, older = null] = [at - 1, at, at + 1].map((index) => {
        const one = all[index]
        return one && summarize(one, language)
      })
      if (!own) return null
      const isInBoth = languagesOf(post.title).length === LANGUAGES.length
      return { ...own, text: post.text[language], isInBoth, older, newer }
    },

    /** The path of the post that had this address before; null without one. */
    async movedTo(kind: PostKind, slug: string, language: Language): Promise<string | null> {
      const post = (await listOut(kind, language)).find(({ oldSlugs }) => oldSlugs.includes(slug))
      return post ? `/${language}${postPath(kind, post.slug)}` : null
    },

    /** Titles of the own pages by address, for menus, which may name an earlier one. */
    async titles(language: Language): Promise<Map<string, string>> {
      const pages = await listOut('page', language)
      const earlier = pages.flatMap((page) => page.oldSlugs.map((slug) => ({ ...page, slug })))
      return new Map([...earlier, ...pages].map(({ slug, title }) => [slug, title[language]]))
    },

    async newest(language: Language): Promise<PostSummary | null> {
      return (await list('news', language)).posts[0] ?? null
    },

    /** For the sitemap: the list of news, while there are any, and every post. */
    async addresses(): Promise<{ path: string; languages: readonly Language[] }[]> {
      const languages = await newsLanguages()
      const posts = [...(await listOut('news')), ...(await listOut('page'))]
      return [
        ...(languages.length > 0 ? [{ path: '/news', languages }] : []),
        ...posts.map(({ kind, slug, title }) => ({
          path: postPath(kind, slug),
          languages: languagesOf(title),
        })),
      ]
    },
  }
}

type WithScene = ShownPost & { scene: string }

/** From the oldest on, so that a new post changes no other. */
function withScenes(newestFirst: readonly ShownPost[]): WithScene[] {
  let scene: string | undefined
  const toScene = (post: ShownPost) => {
    scene = sceneOf(post.slug, scene)
    return { ...post, scene }
  }
  return newestFirst.toReversed().map(toScene).toReversed()
}

type Values = Parameters<typeof summaryOf>[1]

function toSummary(post: WithScene, language: Language, values: Values): PostSummary {
  const { kind, slug, image_url, scene, published_at } = post
  return {
    slug,
    path: `/${language}${postPath(kind, slug)}`,
    title: post.title[language],
    summary: summaryOf(post.start[language], values),
    image_url,
    scene,
    minutes: minutesToRead(post.words[language]),
    published_at,
  }
}

type ReleaseDeps = Deps & {
  onChange(): Promise<void>
  notices: { record(trx: Db, event: NewNotice, options: { key: string }): Promise<void> }
}

/** Old news that an owner enters later is nothing to announce. */
const ANNOUNCED_MS = 24 * 60 * 60 * 1_000

/**
 * A job for posts whose publish time has come: pages are invalidated, and news is announced. Each post is released once
 * among all processes.
 */
export function createPostRelease({ db, clock, placeholders, onChange, notices }: ReleaseDeps) {
  async function announce(trx: Db, post: AdminPost): Promise<void> {
    const isNew = clock.now().getTime() - Date.parse(post.published_at) < ANNOUNCED_MS
    if (post.kind !== 'news' || !isNew) return
    const summary = (language: Language) => summaryOf(post.text[language], placeholders(language))
    const data = { slug: post.slug, title: post.title, summary: { en: summary('en'), id: summary('id') } }
    await notices.record(trx, { type: 'news.published', data }, { key: `news ${post._id}` })
  }

  return async (): Promise<void> => {
    const now = clock.now()
    if (!(await hasDuePosts(db, now))) return
    await db.transaction().execute(async (trx) => {
      for (const post of await releasePosts(trx, now)) await announce(trx, post)
    })
    await onChange()
  }
}
