// Legal pages in Markdown. `{{name}}` is the name of the network.
import * as z from 'zod'
import { paragraphs } from './fields.schema.ts'

export const LEGAL_PAGES = ['terms', 'privacy', 'refunds'] as const
export type LegalPageName = (typeof LEGAL_PAGES)[number]
export const LEGAL_MAX_LENGTH = 40_000

const LegalPage = z.object({
  /** Drafts are not found, and linked nowhere. */
  published: z.boolean(),
  en: paragraphs(LEGAL_MAX_LENGTH).min(1),
  id: paragraphs(LEGAL_MAX_LENGTH).min(1),
})

export const Legal = z.object({ terms: LegalPage, privacy: LegalPage, refunds: LegalPage })
export type Legal = z.infer<typeof Legal>
