// The owner's own sentences must exist, and keep the words in braces but for plain numbers.
import type { Language } from '#contract/language.ts'
import type { Texts } from '#contract/settings/texts.schema.ts'
import type { SettingsIssue } from '../settings/describe-problems.ts'
import * as en from './en/index.ts'
import * as id from './id/index.ts'
import type { Same } from './same.ts'

/** A text that only one language has does not compile. */
const BOTH: Record<Language, Same<typeof en> & Same<typeof id>> = { en, id }
const DICTIONARIES: Record<Language, Record<string, Record<string, string>>> = BOTH
/** A sentence says the same without these. */
export const NUMBERS = ['count', 'islands', 'sites']
const PLACEHOLDER = /\{\{(\w+)\}\}/g

/** The sentence of the site; undefined for an unknown key. */
export function builtInText(language: Language, key: string): string | undefined {
  const [name = '', rest = ''] = key.split('.')
  const dictionary = DICTIONARIES[language]
  if (!Object.hasOwn(dictionary, name)) return undefined
  const group = dictionary[name] ?? {}
  return Object.hasOwn(group, rest) ? group[rest] : undefined
}

export function checkTexts(texts: Texts): SettingsIssue[] {
  return (['en', 'id'] as const).flatMap((language) =>
    Object.entries(texts[language]).flatMap(([key, text]): SettingsIssue[] => {
      const path = [language, key]
      const builtIn = builtInText(language, key)
      if (builtIn === undefined) return [{ path, message: 'no_such_text' }]
      const names = placeholdersOf(builtIn)
      const used = placeholdersOf(text)
      const isKept = names.every((name) => used.includes(name) || NUMBERS.includes(name))
      if (isKept && used.every((name) => names.includes(name))) return []
      const wanted = names.map((name) => `{{${name}}}`).join(', ') || '–'
      return [{ path, message: 'placeholders_differ', params: { names: wanted } }]
    }),
  )
}

function placeholdersOf(text: string): string[] {
  return [...new Set(Array.from(text.matchAll(PLACEHOLDER), ([, name = '']) => name))].sort()
}
