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
  /** For links that are shared; the site's own without it. A plain one was uploaded, in any size. */
  picture?: { path: string; alt: string; isPlain?: boolean }
  /** False for a page that exists in this language only. */
  isInBoth?: boolean
}

const OG_LOCALE = { en: 'en_GB', id: 'id_ID' }

export const PageHead = memo(function PageHead({ noindex = false, breadcrumb, ...own }: Props) {
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
      <meta property="og:type" content="website" />
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
      {!noindex && <StructuredData breadcrumb={breadcrumb} />}
    </>
  )
})

function StructuredData({ breadcrumb }: { breadcrumb: string | undefined }) {
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
  const step = (position: number, stepName: string, item: string) => ({
    '@type': 'ListItem',
    position,
    name: stepName,
    item,
  })
  const trail = breadcrumb && {
    '@type': 'BreadcrumbList',
    itemListElement: [step(1, t('shell.home'), home), step(2, breadcrumb, publicUrl + pathname)],
  }
  const graph = { '@context': 'https://schema.org', '@graph': trail ? [organization, trail] : [organization] }
  return <script type="application/ld+json" dangerouslySetInnerHTML={{ __html: toScriptText(graph) }} />
}
