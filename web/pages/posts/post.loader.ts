import { fillPlaceholders } from '#content/markdown/fill-placeholders.ts'
import { blocksBelow, parseMarkdown } from '#content/markdown/parse-markdown.ts'
import { LANGUAGES } from '#contract/language.ts'
import type { PostKind } from '#contract/site/posts.ts'
import { notFound } from '#web/kit/router/index.ts'
import { Redirect } from '#web/kit/router/loader.ts'
import type { NamedLoaderArgs, ServerContext } from '#web/services.ts'

export async function loader(args: NamedLoaderArgs<'news-post' | 'own-page'>) {
  const { services, language, params, page } = args
  const kind: PostKind = page === 'news-post' ? 'news' : 'page'
  const post = await services.posts.find(kind, params.slug, language)
  if (!post) {
    const path = await services.posts.movedTo(kind, params.slug, language)
    throw path === null ? notFound() : new Redirect(path, 308)
  }
  const { text, older, newer, ...shown } = post
  const filled = fillPlaceholders(text, services.site.placeholders(language))
  return {
    ...shown,
    kind,
    elsewhere: post.isInBoth ? null : await listElsewhere(services, kind),
    near: kind === 'news' ? { older, newer } : null,
    blocks: blocksBelow(post.title, parseMarkdown(filled)),
  }
}

/** The other language may have no news at all. */
async function listElsewhere({ posts }: ServerContext['services'], kind: PostKind): Promise<string> {
  return kind === 'news' && (await posts.newsLanguages()).length === LANGUAGES.length ? '/news' : '/'
}
