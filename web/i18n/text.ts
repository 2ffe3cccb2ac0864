// The words of one language, and its manner of writing numbers and dates.
import type { en } from '#content/locales/en/index.ts'
import type { Same } from '#content/locales/same.ts'
import type { Language } from '#contract/language.ts'
import { createTranslate, type TextKeyOf, type TranslateOf } from './translate.ts'

type English = typeof en
export type Dictionary = Same<English>
export type TextKey = TextKeyOf<English>
export type Translate = TranslateOf<English>

export type Text = {
  language: Language
  t: Translate
  number(value: number | bigint): string
  date(value: Date): string
  /** Day and time in Jakarta, with its zone. */
  moment(value: Date): string
}

export const LOCALE: Record<Language, string> = { en: 'en-GB', id: 'id-ID' }
export const NUMBER_LOCALE: Record<Language, string> = { en: 'en-US', id: 'id-ID' }
export const TIME_ZONE = 'Asia/Jakarta'

export function createText(language: Language, dictionary: Dictionary): Text {
  const numbers = lazily(() => new Intl.NumberFormat(NUMBER_LOCALE[language]))
  const dates = lazily(
    () => new Intl.DateTimeFormat(LOCALE[language], { dateStyle: 'long', timeZone: TIME_ZONE }),
  )
  const moments = lazily(
    () =>
      new Intl.DateTimeFormat(LOCALE[language], {
        day: 'numeric',
        month: 'short',
        hour: '2-digit',
        minute: '2-digit',
        timeZone: TIME_ZONE,
      }),
  )
  return {
    language,
    t: createTranslate<English>(dictionary),
    number: (value) => numbers().format(value),
    date: (value) => dates().format(value),
    moment: (value) => `${moments().format(value)} WIB`,
  }
}

/** The first format of a kind takes milliseconds, and most pages need none or one. */
function lazily<Value>(make: () => Value): () => Value {
  let made: Value | undefined
  return () => {
    made ??= make()
    return made
  }
}
