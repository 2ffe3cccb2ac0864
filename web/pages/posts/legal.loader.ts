import { fillPlaceholders } from '#content/markdown/fill-placeholders.ts'
import type { MarkdownDocument } from '#content/markdown/markdown-document.ts'
import { parseMarkdown } from '#content/markdown/parse-markdown.ts'
import type { LegalPageName } from '#contract/settings/legal.schema.ts'
import type { LoaderArgs } from '#web/services.ts'

export type LegalData = MarkdownDocument & { page: LegalPageName; changedAt: string | null }

const loaderOf =
  <Name extends LegalPageName>(page: Name) =>
  ({ services, language }: LoaderArgs<Name>): LegalData => {
    const { site } = services
    const filled = fillPlaceholders(site.legalText(page, language), site.placeholders(language))
    return { page, changedAt: site.legalChangedAt(), ...parseMarkdown(filled) }
  }

export const terms = loaderOf('terms')
export const privacy = loaderOf('privacy')
export const refunds = loaderOf('refunds')
