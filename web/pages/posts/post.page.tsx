import './posts.css'
import { IMAGE_WIDTHS_PX, imageUrlAtWidth } from '#contract/network/gamemodes.ts'
import { useText } from '#web/kit/i18n/use-text.ts'
import { PageHead } from '#web/kit/layout/page-head.tsx'
import { SiteLink } from '#web/kit/layout/site-link.tsx'
import { useSite } from '#web/kit/layout/use-site.ts'
import type { LoaderData } from '#web/kit/router/index.ts'
import { Icon } from '#web/kit/ui/icon.tsx'
import type { loader } from './post.loader.ts'
import { TextPage } from './text-page.tsx'

const SIZES = '(width >= 42rem) 40rem, 100vw'

export default function PostPage({ loaderData: post }: { loaderData: LoaderData<typeof loader> }) {
  const { t, date, language } = useText()
  const { name } = useSite()
  const { kind, title, image_url, blocks, published_at } = post
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
        above={
          isNews && (
            <SiteLink to="/news" className="flex min-h-11 items-center gap-2">
              <Icon name="arrow-left" />
              {t('shell.news')}
            </SiteLink>
          )
        }
        below={
          <>
            {isNews && (
              <p className="legal-day">
                <time dateTime={published_at}>{date(new Date(published_at))}</time>
              </p>
            )}
            {image_url !== null && (
              <img
                src={imageUrlAtWidth(image_url, 960)}
                srcSet={IMAGE_WIDTHS_PX.map(
                  (width) => `${imageUrlAtWidth(image_url, width)} ${width}w`,
                ).join()}
                sizes={SIZES}
                alt=""
                className="mb-6 aspect-16/9 w-full rounded-slab bg-deep object-cover"
              />
            )}
          </>
        }
      />
    </>
  )
}
