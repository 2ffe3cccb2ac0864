import { FIRST_PAGE } from '#contract/platform/pagination.ts'
import { notFound } from '#web/kit/router/index.ts'
import type { LoaderArgs } from '#web/services.ts'

export async function loader({ services, language, url }: LoaderArgs<'news'>) {
  const page = Number(url.searchParams.get('page') ?? FIRST_PAGE)
  const found = await services.posts.list('news', language, page)
  if (page > found.pagination.totalPages) throw notFound()
  // The other language may have fewer pages.
  return { page, elsewhere: page > FIRST_PAGE ? '/news' : null, ...found }
}
