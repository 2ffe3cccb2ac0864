import { LANGUAGES } from '#contract/language.ts'
import { FIRST_PAGE } from '#contract/platform/pagination.ts'
import { NEWS_ROWS } from '#contract/site/posts.ts'
import { notFound } from '#web/kit/router/index.ts'
import type { LoaderArgs } from '#web/services.ts'

export async function loader({ services: { posts }, language, url }: LoaderArgs<'news'>) {
  const page = Number(url.searchParams.get('page') ?? FIRST_PAGE)
  const found = await posts.list('news', language, page, NEWS_ROWS)
  if (found.posts.length === 0) throw notFound()
  const isInBoth = (await posts.newsLanguages()).length === LANGUAGES.length
  // The other language may have fewer pages, or none.
  const elsewhere = isInBoth ? (page > FIRST_PAGE ? '/news' : null) : '/'
  return { page, isInBoth, elsewhere, ...found }
}
