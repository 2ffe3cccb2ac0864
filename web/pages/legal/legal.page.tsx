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

const LAYOUT = 'lg:grid lg:grid-cols-[15rem_minmax(0,40rem)] lg:items-start lg:gap-x-12'

const anchorOf = (index: number) => `part-${index}`

export default function LegalPage({ loaderData: { page, title, blocks } }: { loaderData: LegalData }) {
  const { t, language } = useText()
  const { name, legal } = useSite()
  const heading = title ?? t(`legal.${page}`)
  const parts = blocks.flatMap((block, index) =>
    block.kind === 'heading' && block.level === 2
      ? [{ id: anchorOf(index), text: block.runs.map((run) => run.text).join('') }]
      : [],
  )
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
      <div className={`wrap pt-8 lg:pt-12 ${parts.length > 1 ? LAYOUT : ''}`}>
        <header className="legal-text lg:col-start-2">
          <h1>{heading}</h1>
        </header>
        {parts.length > 1 && <Contents parts={parts} />}
        <article className="legal-text min-w-0 lg:col-start-2">
          <MarkdownText blocks={blocks} renderLink={renderLink} anchorOf={anchorOf} />
        </article>
      </div>
      {others.length > 0 && (
        <nav
          className={`wrap mt-8 ${parts.length > 1 ? 'lg:pl-[calc(max(0px,50%-37.5rem)+19.5rem)]' : ''}`}
          aria-label={t('legal.alsoRead')}
        >
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

type Part = { id: string; text: string }

/** The headings of the text; on phones the list can be folded. */
function Contents({ parts }: { parts: readonly Part[] }) {
  const { t } = useText()
  return (
    <nav
      className="max-lg:mb-6 lg:sticky lg:top-24 lg:col-start-1 lg:row-span-2 lg:row-start-1"
      aria-label={t('legal.contents')}
    >
      <details open>
        <summary className="flex min-h-11 items-center font-bold">{t('legal.contents')}</summary>
        <ul>
          {parts.map(({ id, text }) => (
            <li key={id}>
              <a
                href={`#${id}`}
                className="flex min-h-9 items-center text-[0.9375rem] text-soft leading-5 hover:text-ink"
              >
                {text}
              </a>
            </li>
          ))}
        </ul>
      </details>
    </nav>
  )
}
