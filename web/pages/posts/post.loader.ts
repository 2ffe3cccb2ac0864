import { fillPlaceholders } from '#content/markdown/fill-placeholders.ts'
import { blocksBelow, parseMarkdown } from '#content/markdown/parse-markdown.ts'
import { summaryOf } from '#content/markdown/summary.ts'
import type { PostKind } from '#contract/site/posts.ts'
import { notFound } from '#web/kit/router/index.ts'
import { Redirect } from '#web/kit/router/loader.ts'
import type { NamedLoaderArgs } from '#web/services.ts'

export async function loader(args: NamedLoaderArgs<'news-post' | 'own-page'>) {
  const { services, language, params, page } = args
  const kind: PostKind = page === 'news-post' ? 'news' : 'page'
  const post = await services.posts.find(kind, params.slug, language)
  if (!post) {
    const path = await services.posts.movedTo(kind, params.slug, language)
    throw path === null ? notFound() : new Redirect(path, 308)
  }
  const { text, ...shown } = post
  const values = services.site.placeholders(language)
  return {
    ...shown,
    kind,
    elsewhere: post.isInBoth ? null : kind === 'news' ? '/news' : '/',
    summary: summaryOf(text, values),
    blocks: blocksBelow(post.title, parseMarkdown(fillPlaceholders(text, values))),
  }
}
