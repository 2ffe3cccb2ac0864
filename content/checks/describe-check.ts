// Sentences for the result of a check, for the terminal and for the screens that show results. Both languages are here, because
// the texts of every page of the console would be larger with them.

import type { Language } from '#contract/language.ts'
import type { CheckResult } from '#contract/monitoring/checks.ts'
import { adminCheckNames as enNames } from '../locales/en/admin-check-names.ts'
import { adminChecks as en } from '../locales/en/admin-checks.ts'
import { fillText } from '../locales/fill-text.ts'
import { adminCheckNames as idNames } from '../locales/id/admin-check-names.ts'
import { adminChecks as id } from '../locales/id/admin-checks.ts'
import type { Same } from '../locales/same.ts'
import { withKnownWords } from './known-words.ts'

export const TEXTS: Record<Language, Readonly<Record<string, string>>> = {
  en: { ...enNames, ...en },
  id: { ...idNames, ...(id satisfies Same<typeof en>) },
}

export type DescribedCheck = {
  part: string
  /** The name of the checked thing, where its part has several. */
  subject: string | null
  state: string
  found: string
  next: string | null
}

type Found = Pick<CheckResult, 'reason' | 'values'> & Partial<Pick<CheckResult, 'id' | 'subject'>>

export function describeFinding({ id = '', subject = null, reason, ...found }: Found, language: Language) {
  const texts = TEXTS[language]
  const values = withKnownWords(found.values, language)
  const next = texts[`next_${reason}`]
  return {
    subject: subject ?? texts[`check_${id}`] ?? null,
    found: fillText(texts[`reason_${reason}`] ?? reason, values),
    next: next === undefined ? null : fillText(next, values),
  }
}

export function describeCheck(
  { part, state, ...finding }: Omit<CheckResult, 'at' | 'ms'>,
  language: Language,
): DescribedCheck {
  const texts = TEXTS[language]
  return {
    part: texts[`part_${part}`] ?? part,
    state: texts[`state_${state}`] ?? state,
    ...describeFinding(finding, language),
  }
}
