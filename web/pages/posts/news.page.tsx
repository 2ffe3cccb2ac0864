import { FIRST_PAGE } from '#contract/platform/pagination.ts'
import { useText } from '#web/kit/i18n/use-text.ts'
import { PageHead } from '#web/kit/layout/page-head.tsx'
import { PageTitle } from '#web/kit/layout/page-title.tsx'
import { PostCard } from '#web/kit/layout/post-card.tsx'
import { SiteLink } from '#web/kit/layout/site-link.tsx'
import { useSite } from '#web/kit/layout/use-site.ts'
import type { LoaderData } from '#web/kit/router/index.ts'
import { Icon } from '#web/kit/ui/icon.tsx'
import { Notice } from '#web/kit/ui/notice.tsx'
import type { loader } from './news.loader.ts'

export default function NewsPage({ loaderData }: { loaderData: LoaderData<typeof loader> }) {
  const { t, language } = useText()
  const { name } = useSite()
  const { page, posts, pagination } = loaderData
  const title = t('shell.news')
  return (
    <>
      <PageHead ofSite title={title} description={t('posts.description', { name })} breadcrumb={title} />
      <link rel="alternate" type="application/atom+xml" href={`/${language}/news.xml`} title={title} />
      <PageTitle title={title} text={t('posts.text', { name })} />
      {posts.length === 0 ? (
        <Notice level={2} icon="megaphone" title={t('posts.empty')} text={t('posts.emptyText')} />
      ) : (
        <ol className="wrap grid grid-cols-1 gap-4 pt-2">
          {posts.map((post) => (
            <li key={post.slug}>
              <PostCard post={post} level={2} />
            </li>
          ))}
        </ol>
      )}
      {pagination.totalPages > FIRST_PAGE && (
        <nav className="wrap mt-6 flex flex-wrap justify-between gap-4" aria-label={t('posts.pages')}>
          {page > FIRST_PAGE && (
            <SiteLink
              to={page === FIRST_PAGE + 1 ? '/news' : `/news?page=${page - 1}`}
              className="btn btn-outline"
            >
              <Icon name="arrow-left" />
              {t('posts.newer')}
            </SiteLink>
          )}
          {pagination.hasMore && (
            <SiteLink to={`/news?page=${page + 1}`} className="btn btn-outline ml-auto">
              {t('posts.older')}
              <Icon name="arrow-right" />
            </SiteLink>
          )}
        </nav>
      )}
    </>
  )
}
