import { useDeferredValue, useMemo } from 'react'
import { fillPlaceholders } from '#content/markdown/fill-placeholders.ts'
import { blocksBelow, parseMarkdown } from '#content/markdown/parse-markdown.ts'
import type { Language } from '#contract/language.ts'
import { Panel } from '#web/admin/kit/settings/fields/panel.tsx'
import { useAdminText } from '#web/admin/kit/text/use-admin-text.ts'
import { useSite } from '#web/kit/layout/use-site.ts'
import { MarkdownText } from '#web/kit/markdown/markdown-text.tsx'

type Props = {
  markdown: string
  language: Language
  /** Names the language. */
  name: string
  /** Instead of a heading at the start of the text. */
  title?: string
  picture?: string | null
}

export default function MarkdownPreview({ markdown, language, name, picture, ...own }: Props) {
  const { t } = useAdminText()
  const { name: site, publicUrl, links } = useSite()
  const source = useDeferredValue(markdown)
  const parsed = useMemo(
    () => parseMarkdown(fillPlaceholders(source, { name: site, site: publicUrl, discord: links.discord })),
    [source, site, publicUrl, links.discord],
  )
  const title = own.title ?? parsed.title
  const blocks = own.title === undefined ? parsed.blocks : blocksBelow(own.title, parsed)
  return (
    <Panel title={t('adminPages.previewOf', { language: name })}>
      <div className="legal-text text-sm [&_h2]:mt-6 [&_h2]:text-[1rem]" lang={language}>
        {!title && blocks.length === 0 && <p className="text-faint">{t('adminPages.previewEmpty')}</p>}
        {title && <p className="mt-0 font-extrabold text-[1.375rem] text-ink">{title}</p>}
        {picture && <img src={picture} alt="" className="my-3 aspect-16/9 w-full object-cover" />}
        <MarkdownText
          blocks={blocks}
          renderLink={(href, content) => (
            <a href={href.startsWith('/') ? `/${language}${href}` : href} target="_blank" rel="noopener">
              {content}
            </a>
          )}
        />
      </div>
    </Panel>
  )
}
