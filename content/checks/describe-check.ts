// Sentences for the result of a check, for the terminal.

import type { Language } from '#contract/language.ts'
import type { CheckResult } from '#contract/monitoring/checks.ts'
import { adminChecks as en } from '../locales/en/admin-checks.ts'
import { fillText } from '../locales/fill-text.ts'
import { adminChecks as id } from '../locales/id/admin-checks.ts'

const TEXTS: Record<Language, Readonly<Record<string, string>>> = { en, id }

export type DescribedCheck = {
  part: string
  /** The name of the checked thing, where its part has several. */
  subject: string | null
  state: string
  found: string
  next: string | null
}

export function describeCheck(
  { id, part, subject, state, reason, values }: Omit<CheckResult, 'at' | 'ms'>,
  language: Language,
): DescribedCheck {
  const texts = TEXTS[language]
  const fill = (text: string) => fillText(text, values)
  const next = texts[`next_${reason}`]
  return {
    part: texts[`part_${part}`] ?? part,
    subject: subject ?? texts[`check_${id}`] ?? null,
    state: texts[`state_${state}`] ?? state,
    found: fill(texts[`reason_${reason}`] ?? reason),
    next: next === undefined ? null : fill(next),
  }
}
