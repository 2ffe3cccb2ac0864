import type * as en from '#content/locales/en/index.ts'
import type { Same } from '#content/locales/same.ts'
import type { Language } from '#contract/language.ts'
import { jakartaDay, jakartaMoment } from './jakarta-time.ts'
import { wholeNumber } from './rupiah.ts'
import { createTranslate, type TextKeyOf, type TranslateOf } from './translate.ts'

type SiteTexts = typeof en
export type Dictionary = Same<SiteTexts>
export type TextKey = TextKeyOf<SiteTexts>
export type Translate = TranslateOf<SiteTexts>

/** `Texts` are the English ones, whose keys and placeholders every language has. */
export type Text<Texts = SiteTexts> = {
  language: Language
  t: TranslateOf<Texts>
  /** Takes whole numbers only. */
  number(value: number | bigint): string
  date(value: Date): string
  /** Day and time in Jakarta, with its zone. */
  moment(value: Date): string
}

const THOUSANDS = { en: ',', id: '.' } as const

export function createText<Texts extends object = SiteTexts>(
  language: Language,
  dictionary: Same<NoInfer<Texts>>,
): Text<Texts> {
  return {
    language,
    t: createTranslate<Texts>(dictionary),
    number: (value) => wholeNumber(value, THOUSANDS[language]),
    date: (value) => jakartaDay(value, language),
    moment: (value) => jakartaMoment(value, language),
  }
}
