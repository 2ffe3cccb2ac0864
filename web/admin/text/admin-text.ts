// The words of the admin area in one language, and its manner of writing money and moments.
import type { adminEn } from '#content/locales/en/admin-index.ts'
import type { Same } from '#content/locales/same.ts'
import type { Language } from '#contract/language.ts'
import { jakartaMoment } from '../../i18n/jakarta-time.ts'
import { rupiah } from '../../i18n/rupiah.ts'
import { THOUSANDS } from '../../i18n/text.ts'
import { createTranslate, type TextKeyOf, type TranslateOf } from '../../i18n/translate.ts'
import { wholeNumber } from '../../i18n/whole-number.ts'

type English = typeof adminEn
export type AdminDictionary = Same<English>
export type AdminTextKey = TextKeyOf<English>
export type AdminTranslate = TranslateOf<English>

export type AdminText = {
  language: Language
  t: AdminTranslate
  /** A whole one. */
  number(value: number): string
  rupiah(value: number): string
  /** Day, year and time in Jakarta, with its zone. */
  moment(iso: string): string
  /** The same to the second. */
  exactMoment(iso: string): string
}

export function createAdminText(language: Language, dictionary: AdminDictionary): AdminText {
  return {
    language,
    t: createTranslate<English>(dictionary),
    number: (value) => wholeNumber(value, THOUSANDS[language]),
    rupiah,
    moment: (iso) => jakartaMoment(new Date(iso), language, { year: true }),
    exactMoment: (iso) => jakartaMoment(new Date(iso), language, { year: true, seconds: true }),
  }
}
