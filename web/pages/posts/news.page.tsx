import { FIRST_PAGE } from '#contract/platform/pagination.ts'
import { useText } from '#web/kit/i18n/use-text.ts'
import { ExternalLink } from '#web/kit/layout/external-link.tsx'
import { PageHead } from '#web/kit/layout/page-head.tsx'
import { PageTitle } from '#web/kit/layout/page-title.tsx'
import { PostCard } from '#web/kit/layout/post-card.tsx'
import { SiteLink } from '#web/kit/layout/site-link.tsx'
import { useSite } from '#web/kit/layout/use-site.ts'
import type { LoaderData } from '#web/kit/router/index.ts'
import { Icon } from '#web/kit/ui/icon.tsx'
import type { loader } from './news.loader.ts'

export default function NewsPage({ loaderData }: { loaderData: LoaderData<typeof loader> }) {
  const { t, language } = useText()
  const { name, links } = useSite()
  const { page, posts, pagination, isInBoth } = loaderData
  const title = t('shell.news')
  const feed = `/${language}/news.xml`
  return (
    <>
      <PageHead
        ofSite
        title={title}
        description={t('posts.description', { name })}
        breadcrumb={title}
        isInBoth={isInBoth}
      />
      <link rel="alternate" type="application/atom+xml" href={feed} title={title} />
      <PageTitle
        title={title}
        action={
          <p className="-mr-3.5 flex">
            {links.discord && (
              <ExternalLink href={links.discord} className="btn btn-ghost btn-sm">
                {t('shell.discord')}
              </ExternalLink>
            )}
            <a href={feed} type="application/atom+xml" className="btn btn-ghost btn-sm">
              <Icon name="rss" />
              {t('posts.feed')}
            </a>
          </p>
        }
      />
      <ol className="starless wrap grid grid-cols-1 gap-x-8 gap-y-10 pt-2 md:grid-cols-2">
        {posts.map((post, index) => (
          <li key={post.slug} className={index === 0 ? 'md:col-span-2' : ''}>
            <PostCard post={post} level={2} isLead={index === 0} />
          </li>
        ))}
      </ol>
      {pagination.totalPages > FIRST_PAGE && (
        <nav className="wrap mt-8 flex flex-wrap justify-between gap-4" aria-label={t('posts.pages')}>
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
