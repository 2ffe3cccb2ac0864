// The words of one language, and its manner of writing numbers and dates.
import type { en } from '#content/locales/en/index.ts'
import type { Same } from '#content/locales/same.ts'
import type { Language } from '#contract/language.ts'
import { jakartaDay, jakartaMoment } from './jakarta-time.ts'
import { createTranslate, type TextKeyOf, type TranslateOf } from './translate.ts'
import { wholeNumber } from './whole-number.ts'

type English = typeof en
export type Dictionary = Same<English>
export type TextKey = TextKeyOf<English>
export type Translate = TranslateOf<English>

export type Text = {
  language: Language
  t: Translate
  /** A whole one. */
  number(value: number | bigint): string
  date(value: Date): string
  /** Day and time in Jakarta, with its zone. */
  moment(value: Date): string
}

export const THOUSANDS = { en: ',', id: '.' } as const

export function createText(language: Language, dictionary: Dictionary): Text {
  return {
    language,
    t: createTranslate<English>(dictionary),
    number: (value) => wholeNumber(value, THOUSANDS[language]),
    date: (value) => jakartaDay(value, language),
    moment: (value) => jakartaMoment(value, language),
  }
}
