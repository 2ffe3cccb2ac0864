// Sentences for refused settings, in the language of the reader.
import type { Language } from '#contract/language.ts'
import type { SettingsProblem } from '#contract/settings/settings.schema.ts'
import { settingsProblems as en } from '../locales/en/settings-problems.ts'
import { fillText } from '../locales/fill-text.ts'
import { settingsProblems as id } from '../locales/id/settings-problems.ts'

type Code = keyof typeof en
type Values = Record<string, string | number>

/** An issue of Zod, or one of a check that needs more than the schema. */
export type SettingsIssue = {
  readonly path: readonly PropertyKey[]
  readonly message: string
  readonly code?: string
  readonly origin?: unknown
  readonly format?: unknown
  readonly params?: unknown
  readonly minimum?: unknown
  readonly maximum?: unknown
}

const TEXTS: Record<Language, Record<Code, string>> = { en, id }

export function describeProblems(issues: readonly SettingsIssue[], language: Language): SettingsProblem[] {
  return issues.map((issue) => ({
    path: issue.path.map(String).join('.'),
    text: describeProblem(issue, language),
  }))
}

export function describeProblem(issue: SettingsIssue, language: Language): string {
  const { code, values } = toProblem(issue)
  const written = Object.entries(values).map(([name, value]) => [name, value.toLocaleString(language)])
  return fillText(TEXTS[language][code], Object.fromEntries(written))
}

function toProblem(issue: SettingsIssue): { code: Code; values: Values } {
  const { message, code, origin, params, maximum, minimum } = issue
  if (Object.hasOwn(en, message)) return { code: message as Code, values: (params ?? {}) as Values }
  if (code === 'too_big')
    return { code: sizeCode(origin, 'too_long', 'too_many', 'too_large'), values: { max: limit(maximum) } }
  if (code === 'too_small')
    return { code: sizeCode(origin, 'required', 'too_few', 'too_small'), values: { min: limit(minimum) } }
  if (code === 'invalid_format' && issue.format === 'datetime') return { code: 'not_a_moment', values: {} }
  if (code === 'invalid_value' || code === 'invalid_union') return { code: 'unknown_choice', values: {} }
  if (code === 'invalid_type' && 'input' in issue === false) return { code: 'required', values: {} }
  return { code: 'invalid', values: {} }
}

/** Text is a limit that is written already, such as an amount. */
const limit = (given: unknown) => (typeof given === 'string' ? given : Number(given))

function sizeCode(origin: unknown, ofText: Code, ofList: Code, ofNumber: Code): Code {
  if (origin === 'string') return ofText
  return origin === 'array' ? ofList : ofNumber
}
