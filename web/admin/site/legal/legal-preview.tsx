import { useDeferredValue, useMemo } from 'react'
import { fillPlaceholders } from '#content/markdown/fill-placeholders.ts'
import { parseMarkdown } from '#content/markdown/parse-markdown.ts'
import type { Language } from '#contract/language.ts'
import { Panel } from '#web/admin/kit/settings/fields/panel.tsx'
import { useAdminText } from '#web/admin/kit/text/use-admin-text.ts'
import { useSite } from '#web/kit/layout/use-site.ts'
import { MarkdownText } from '#web/kit/markdown/markdown-text.tsx'

type Props = { markdown: string; language: Language; name: string }

/** As visitors see it. */
export default function LegalPreview({ markdown, language, name }: Props) {
  const { t } = useAdminText()
  const { name: site, publicUrl, links } = useSite()
  const source = useDeferredValue(markdown)
  const { title, blocks } = useMemo(
    () => parseMarkdown(fillPlaceholders(source, { name: site, site: publicUrl, discord: links.discord })),
    [source, site, publicUrl, links.discord],
  )
  return (
    <Panel title={t('adminPages.previewOf', { language: name })}>
      <div className="legal-text text-sm [&_h2]:mt-6 [&_h2]:text-[1rem]" lang={language}>
        {title !== null && <p className="mt-0 font-extrabold text-[1.375rem] text-ink">{title}</p>}
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
