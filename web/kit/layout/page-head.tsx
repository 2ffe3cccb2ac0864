// The head of a page: title, description, alternate languages, Open Graph, structured data.

import { memo } from 'react'
import { LANGUAGES } from '#contract/language.ts'
import { sharePageOf } from '#contract/site/share-pages.ts'
import { switchLanguage, withoutLanguage } from '../i18n/localized-path.ts'
import { useText } from '../i18n/use-text.ts'
import { usePathname } from '../router/index.ts'
import { toScriptText } from '../router/page-data.ts'
import { useSite } from './use-site.ts'

type Props = {
  title: string
  /** With the name of the site behind the title. */
  ofSite?: boolean
  /** The description of the page; else that of the site. */
  description?: string
  noindex?: boolean
  /** The last item of the breadcrumb; home is the first. */
  breadcrumb?: string
  /** The page of the menu between them. */
  parent?: 'store' | 'news' | 'leaderboard'
  /** What the page is about, in the words of schema.org. Without a picture of its own it has that of the page. */
  about?: { '@type': 'Product' | 'NewsArticle'; image?: string; datePublished?: string }
  /** For links that are shared; the site's own without it. A plain one was uploaded, in any size. */
  picture?: { path: string; alt: string; isPlain?: boolean }
  /** False for a page that exists in this language only. */
  isInBoth?: boolean
}

const OG_LOCALE = { en: 'en_GB', id: 'id_ID' }

export const PageHead = memo(function PageHead({
  noindex = false,
  breadcrumb,
  parent,
  about,
  ...own
}: Props) {
  const { isInBoth = true } = own
  const hasAlternates = isInBoth && !noindex
  const { language } = useText()
  const { name, keywords, publicUrl, look, ...site } = useSite()
  const title = own.ofSite ? `${own.title} · ${name}` : own.title
  const description = own.description ?? site.description
  const pathname = usePathname()
  const address = publicUrl + pathname
  const page = sharePageOf(withoutLanguage(pathname))
  const share = page ? `${look.shares}/share-${page}-${language}.jpg` : look.share
  // Uploads in a bucket have an address of their own.
  const picture = new URL(own.picture?.path ?? share, publicUrl).href
  return (
    <>
      <title>{title}</title>
      <meta name="description" content={description} />
      <meta name="keywords" content={keywords} />
      {noindex ? <meta name="robots" content="noindex" /> : <link rel="canonical" href={address} />}
      {hasAlternates &&
        LANGUAGES.map((other) => (
          <link
            key={other}
            rel="alternate"
            hrefLang={other}
            href={publicUrl + switchLanguage(pathname, other)}
          />
        ))}
      {hasAlternates && (
        <link rel="alternate" hrefLang="x-default" href={publicUrl + withoutLanguage(pathname)} />
      )}
      <meta property="og:type" content={about?.datePublished ? 'article' : 'website'} />
      {about?.datePublished && <meta property="article:published_time" content={about.datePublished} />}
      <meta property="og:site_name" content={name} />
      <meta property="og:title" content={title} />
      <meta property="og:description" content={description} />
      {/* One cached not-found page serves many addresses. */}
      {!noindex && <meta property="og:url" content={address} />}
      <meta property="og:image" content={picture} />
      {!own.picture?.isPlain && (
        <>
          <meta property="og:image:width" content="1200" />
          <meta property="og:image:height" content="630" />
        </>
      )}
      <meta property="og:image:alt" content={own.picture?.alt ?? name} />
      <meta property="og:locale" content={OG_LOCALE[language]} />
      {LANGUAGES.filter((other) => isInBoth && other !== language).map((other) => (
        <meta key={other} property="og:locale:alternate" content={OG_LOCALE[other]} />
      ))}
      <meta name="twitter:card" content="summary_large_image" />
      {!noindex &&
        (import.meta.env.SSR ? (
          <StructuredData
            breadcrumb={breadcrumb}
            parent={parent}
            about={about && { image: picture, ...about }}
          />
        ) : (
          // Search engines read the document: the browser leaves its data as they are until the next page.
          <script
            key={address}
            type="application/ld+json"
            suppressHydrationWarning
            dangerouslySetInnerHTML={EMPTY}
          />
        ))}
    </>
  )
})

const EMPTY = { __html: '' }

function StructuredData({ breadcrumb, parent, about }: Pick<Props, 'breadcrumb' | 'parent' | 'about'>) {
  const { language, t } = useText()
  const { name, publicUrl, links, look } = useSite()
  const pathname = usePathname()
  const home = `${publicUrl}/${language}`
  const organization = {
    '@type': 'Organization',
    name,
    url: home,
    logo: `${publicUrl}${look.icons}/icon-512.png`,
    sameAs: [links.discord, links.tiktok].filter((link) => link !== null),
  }
  const steps = [
    [t('shell.home'), home],
    ...(parent ? [[t(`shell.${parent}`), `${home}/${parent}`]] : []),
    [breadcrumb, publicUrl + pathname],
  ]
  const trail = breadcrumb && {
    '@type': 'BreadcrumbList',
    itemListElement: steps.map(([stepName, item], index) => ({
      ...{ '@type': 'ListItem', position: index + 1, name: stepName },
      item,
    })),
  }
  const subject = about && { ...about, url: publicUrl + pathname }
  const graph = {
    '@context': 'https://schema.org',
    '@graph': [organization, trail, subject].filter(Boolean),
  }
  return <script type="application/ld+json" dangerouslySetInnerHTML={{ __html: toScriptText(graph) }} />
}
