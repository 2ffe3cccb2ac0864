// The words of the admin area in one language, and its manner of writing money and moments.
import type { adminEn } from '#content/locales/en/admin-index.ts'
import type { Same } from '#content/locales/same.ts'
import type { Language } from '#contract/language.ts'

type English = typeof adminEn
export type AdminDictionary = Same<English>

type Namespace = keyof English & string
type KeyOf<Name extends Namespace> = `${Name}.${keyof English[Name] & string}`
export type AdminTextKey = { [Name in Namespace]: KeyOf<Name> }[Namespace]

type TextOf<Key extends AdminTextKey> = Key extends `${infer Name extends Namespace}.${infer Rest}`
  ? Rest extends keyof English[Name]
    ? English[Name][Rest]
    : never
  : never
type Placeholder<Text> = Text extends `${string}{{${infer Name}}}${infer Rest}`
  ? Name | Placeholder<Rest>
  : never
type Values<Key extends AdminTextKey> = Record<Placeholder<TextOf<Key>>, string | number>

/** A text with placeholders does not compile without their values. */
export type AdminTranslate = <Key extends AdminTextKey>(
  key: Key,
  ...values: Placeholder<TextOf<Key>> extends never ? [] : [Values<Key>]
) => string

export type AdminText = {
  language: Language
  t: AdminTranslate
  number(value: number): string
  rupiah(value: number): string
  /** Day, year and time in Jakarta, with its zone. */
  moment(iso: string): string
  /** The same to the second. */
  exactMoment(iso: string): string
}

const LOCALE: Record<Language, string> = { en: 'en-GB', id: 'id-ID' }
const TIME_ZONE = 'Asia/Jakarta'
const RUPIAH = new Intl.NumberFormat('id-ID')

export function createAdminText(language: Language, dictionary: AdminDictionary): AdminText {
  const locale = LOCALE[language]
  const numbers = new Intl.NumberFormat(language === 'en' ? 'en-US' : locale)
  const moments = new Intl.DateTimeFormat(locale, {
    dateStyle: 'medium',
    timeStyle: 'short',
    timeZone: TIME_ZONE,
  })
  const exact = new Intl.DateTimeFormat(locale, {
    dateStyle: 'medium',
    timeStyle: 'medium',
    timeZone: TIME_ZONE,
  })
  return {
    language,
    t: (key, ...[values]) => fill(lookUp(dictionary, key), values),
    number: (value) => numbers.format(value),
    rupiah: (value) => `Rp${RUPIAH.format(value)}`,
    moment: (iso) => `${moments.format(new Date(iso))} WIB`,
    exactMoment: (iso) => `${exact.format(new Date(iso))} WIB`,
  }
}

function lookUp(dictionary: AdminDictionary, key: string): string {
  const [namespace = '', name = ''] = key.split('.')
  const texts: Record<string, Record<string, string>> = dictionary
  return texts[namespace]?.[name] ?? key
}

function fill(text: string, values?: Record<string, string | number>): string {
  return values ? text.replace(/\{\{(\w+)\}\}/g, (_, name: string) => String(values[name] ?? '')) : text
}
