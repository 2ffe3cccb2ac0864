import './posts.css'
import type { PostSummary } from '#contract/site/posts.schema.ts'
import { useText } from '#web/kit/i18n/use-text.ts'
import { PageHead } from '#web/kit/layout/page-head.tsx'
import { PostPicture } from '#web/kit/layout/post-picture.tsx'
import { SiteLink } from '#web/kit/layout/site-link.tsx'
import { useSite } from '#web/kit/layout/use-site.ts'
import { Link, type LoaderData } from '#web/kit/router/index.ts'
import { Icon } from '#web/kit/ui/icon.tsx'
import type { loader } from './post.loader.ts'
import { Share } from './share.tsx'
import { TextPage } from './text-page.tsx'

export default function PostPage({ loaderData: post }: { loaderData: LoaderData<typeof loader> }) {
  const { t, date, language } = useText()
  const { name } = useSite()
  const { kind, title, image_url, blocks, published_at, minutes, near } = post
  const isNews = kind === 'news'
  const aboutNews = {
    '@type': 'NewsArticle' as const,
    headline: title,
    datePublished: published_at,
    inLanguage: language,
    author: { '@type': 'Organization', name },
  }
  const picture = image_url === null ? undefined : { path: image_url, alt: title, isPlain: true }
  return (
    <>
      <PageHead
        ofSite
        title={title}
        description={post.summary || undefined}
        breadcrumb={title}
        parent={isNews ? 'news' : undefined}
        about={isNews ? aboutNews : undefined}
        picture={picture}
        isInBoth={post.isInBoth}
      />
      <TextPage
        heading={title}
        blocks={blocks}
        picture={post}
        above={
          isNews && (
            <SiteLink to="/news" className="back-link text-ink">
              <Icon name="arrow-left" />
              {t('shell.news')}
            </SiteLink>
          )
        }
        below={
          isNews && (
            <p className="num mt-3 flex flex-wrap gap-x-4 font-semibold text-soft">
              <time dateTime={published_at}>{date(new Date(published_at))}</time>
              <span>{t('shell.minutesToRead', { minutes })}</span>
            </p>
          )
        }
        aside={isNews && <Share title={title} />}
      >
        {near && (near.older || near.newer) && (
          <nav
            className="mt-8 grid gap-4 border-line border-t pt-8 md:grid-cols-2 md:gap-8"
            aria-label={t('posts.others')}
          >
            {near.older && <Near post={near.older} />}
            {near.newer && <Near post={near.newer} isNewer />}
          </nav>
        )}
      </TextPage>
    </>
  )
}

function Near({ post, isNewer = false }: { post: PostSummary; isNewer?: boolean }) {
  const { t } = useText()
  return (
    <Link
      to={post.path}
      prefetch="intent"
      className={`group flex items-center gap-4 rounded-slab ${isNewer ? 'md:col-start-2 md:flex-row-reverse md:text-right' : ''}`}
    >
      <div className="pic aspect-16/9 w-28 flex-none">
        <PostPicture post={post} sizes="112px" />
      </div>
      <p className="min-w-0">
        <span className="block text-faint text-sm">{t(isNewer ? 'posts.newer' : 'posts.older')}</span>
        <b className="wrap-anywhere group-hover:text-star">{post.title}</b>
      </p>
    </Link>
  )
}
