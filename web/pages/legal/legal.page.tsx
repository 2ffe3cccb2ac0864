import './legal.css'
import './legal.utilities.css'
import type { ReactNode } from 'react'
import { localizedPath, withoutLanguage } from '#web/kit/i18n/localized-path.ts'
import { useText } from '#web/kit/i18n/use-text.ts'
import { ExternalLink } from '#web/kit/layout/external-link.tsx'
import { PageHead } from '#web/kit/layout/page-head.tsx'
import { SiteLink } from '#web/kit/layout/site-link.tsx'
import { useSite } from '#web/kit/layout/use-site.ts'
import { MarkdownText } from '#web/kit/markdown/markdown-text.tsx'
import { Link } from '#web/kit/router/index.ts'
import type { LegalData } from './legal.loader.ts'

export default function LegalPage({ loaderData: { page, title, blocks } }: { loaderData: LegalData }) {
  const { t, language } = useText()
  const { name, legal } = useSite()
  const heading = title ?? t(`legal.${page}`)
  const others = legal.filter((other) => other !== page)

  function renderLink(href: string, content: ReactNode) {
    if (href.startsWith('/'))
      return <Link to={localizedPath(language, withoutLanguage(href))}>{content}</Link>
    if (href.startsWith('mailto:')) return <a href={href}>{content}</a>
    return <ExternalLink href={href}>{content}</ExternalLink>
  }

  return (
    <>
      <PageHead title={`${heading} · ${name}`} breadcrumb={heading} />
      <article className="wrap legal-text pt-8 lg:pt-12">
        <h1>{heading}</h1>
        <MarkdownText blocks={blocks} renderLink={renderLink} />
      </article>
      {others.length > 0 && (
        <nav className="wrap mt-8" aria-label={t('legal.alsoRead')}>
          <p className="text-faint text-sm">{t('legal.alsoRead')}</p>
          <ul className="flex flex-wrap gap-x-6 font-semibold">
            {others.map((other) => (
              <li key={other}>
                <SiteLink to={`/${other}`} className="flex min-h-11 items-center text-star hover:underline">
                  {t(`legal.${other}`)}
                </SiteLink>
              </li>
            ))}
          </ul>
        </nav>
      )}
    </>
  )
}
