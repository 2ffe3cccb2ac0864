import { LEGAL_PAGES, type Legal } from '#contract/settings/legal.schema.ts'
import { legalEn } from './legal-en.ts'
import { legalId } from './legal-id.ts'

/** As the schema writes them: without spaces at the end. */
export const legal = Object.fromEntries(
  LEGAL_PAGES.map((page) => [page, { published: true, en: legalEn[page].trim(), id: legalId[page].trim() }]),
) as Legal
