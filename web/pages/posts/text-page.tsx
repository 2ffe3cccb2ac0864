import type { ReactNode } from 'react'
import type { TextBlock } from '#content/markdown/parse-markdown.ts'
import { localizedPath, withoutLanguage } from '#web/kit/i18n/localized-path.ts'
import { useText } from '#web/kit/i18n/use-text.ts'
import { ExternalLink } from '#web/kit/layout/external-link.tsx'
import { MarkdownText } from '#web/kit/markdown/markdown-text.tsx'
import { Link } from '#web/kit/router/index.ts'

const LAYOUT = 'lg:grid lg:grid-cols-[15rem_minmax(0,40rem)] lg:items-start lg:gap-x-12'

const anchorOf = (index: number) => `part-${index}`

type Props = {
  heading: string
  blocks: readonly TextBlock[]
  /** Above the heading, and between it and the text. */
  above?: ReactNode
  below?: ReactNode
  children?: ReactNode
}

export function TextPage({ heading, blocks, above, below, children }: Props) {
  const { language } = useText()
  const parts = blocks.flatMap((block, index) =>
    block.kind === 'heading' && block.level === 2
      ? [{ id: anchorOf(index), text: block.runs.map((run) => run.text).join('') }]
      : [],
  )

  function renderLink(href: string, content: ReactNode) {
    if (href.startsWith('/'))
      return <Link to={localizedPath(language, withoutLanguage(href))}>{content}</Link>
    if (href.startsWith('mailto:')) return <a href={href}>{content}</a>
    return <ExternalLink href={href}>{content}</ExternalLink>
  }

  return (
    <div className={`wrap pt-8 lg:pt-12 ${parts.length > 1 ? LAYOUT : ''}`}>
      <header className="legal-text lg:col-start-2">
        {above}
        <h1>{heading}</h1>
        {below}
      </header>
      {parts.length > 1 && <Contents parts={parts} />}
      <article className="legal-text min-w-0 lg:col-start-2">
        <MarkdownText blocks={blocks} renderLink={renderLink} anchorOf={anchorOf} />
      </article>
      {children && <div className="mt-8 lg:col-start-2">{children}</div>}
    </div>
  )
}

function Contents({ parts }: { parts: readonly { id: string; text: string }[] }) {
  const { t } = useText()
  return (
    <nav
      className="max-lg:mb-6 lg:sticky lg:top-24 lg:col-start-1 lg:row-span-3 lg:row-start-1"
      aria-label={t('legal.contents')}
    >
      <details open>
        <summary className="flex min-h-11 items-center font-bold">{t('legal.contents')}</summary>
        <ul>
          {parts.map(({ id, text }) => (
            <li key={id}>
              <a
                href={`#${id}`}
                className="flex min-h-11 items-center lg:min-h-9 text-[0.9375rem] text-soft leading-5 hover:text-ink"
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
