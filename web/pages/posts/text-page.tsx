import type { ReactNode } from 'react'
import type { TextBlock } from '#content/markdown/parse-markdown.ts'
import type { PostSummary } from '#contract/site/posts.schema.ts'
import { localizedPath, withoutLanguage } from '#web/kit/i18n/localized-path.ts'
import { useText } from '#web/kit/i18n/use-text.ts'
import { ExternalLink } from '#web/kit/layout/external-link.tsx'
import { PostPicture } from '#web/kit/layout/post-picture.tsx'
import { MarkdownText } from '#web/kit/markdown/markdown-text.tsx'
import { Link } from '#web/kit/router/index.ts'

const anchorOf = (index: number) => `part-${index}`

/** From so many headings on there are contents; on phones, where they stand above the text, later. */
const CONTENTS_FROM = 3
const CONTENTS_FROM_ON_PHONES = 6

type Props = {
  heading: string
  blocks: readonly TextBlock[]
  picture: Pick<PostSummary, 'image_url' | 'scene'>
  /** On the picture, above the heading and below it. */
  above?: ReactNode
  below?: ReactNode
  /** Beside the text; instead of the contents. */
  aside?: ReactNode
  children?: ReactNode
}

export function TextPage({ heading, blocks, picture, above, below, aside, children }: Props) {
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
    <>
      <header
        className={`hero justify-end [--focus:50%_55%] [--foot:0rem] ${aside ? 'min-h-80 md:min-h-104' : 'min-h-56 md:min-h-72'}`}
      >
        <PostPicture post={picture} sizes="100vw" isFirst />
        <div className="scrim" />
        <div className="wrap py-16">
          {above}
          <h1 className="max-w-[22ch] text-2xl md:text-4xl">{heading}</h1>
          {below}
        </div>
        <div className="steps" />
      </header>
      <div className="wrap pt-4 lg:grid lg:grid-cols-[minmax(0,40rem)_14rem] lg:items-start lg:justify-between">
        {!aside && parts.length >= CONTENTS_FROM && <Contents parts={parts} />}
        <article className="legal-text min-w-0 lg:row-start-1">
          <MarkdownText blocks={blocks} renderLink={renderLink} anchorOf={anchorOf} />
        </article>
        {aside && <div className={BESIDE}>{aside}</div>}
      </div>
      {children && <div className="wrap">{children}</div>}
    </>
  )
}

const BESIDE = 'max-lg:mt-6 lg:sticky lg:top-24 lg:col-start-2 lg:row-start-1'

/** Folded on phones; open beside the text in every browser that can show what is folded. */
function Contents({ parts }: { parts: readonly { id: string; text: string }[] }) {
  const { t } = useText()
  const onPhones = parts.length < CONTENTS_FROM_ON_PHONES ? 'max-lg:hidden' : ''
  return (
    <nav className={`${BESIDE} ${onPhones}`} aria-label={t('legal.contents')}>
      <details className="lg:[&::details-content]:[content-visibility:visible]">
        <summary className="flex min-h-11 items-center font-bold lg:supports-[selector(::details-content)]:hidden">
          {t('legal.contents')}
        </summary>
        <ul className="border-line border-l-2 pl-4">
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
