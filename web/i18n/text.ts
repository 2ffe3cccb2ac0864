// The words of one language: typed keys, placeholders that must be filled, numbers and dates in its manner.
import type { en } from '#content/locales/en/index.ts'
import type { Same } from '#content/locales/same.ts'
import type { Language } from '#contract/language.ts'

type English = typeof en
export type Dictionary = Same<English>

type Namespace = keyof English & string
type KeyOf<Name extends Namespace> = `${Name}.${keyof English[Name] & string}`
export type TextKey = { [Name in Namespace]: KeyOf<Name> }[Namespace]

type TextOf<Key extends TextKey> = Key extends `${infer Name extends Namespace}.${infer Rest}`
  ? Rest extends keyof English[Name]
    ? English[Name][Rest]
    : never
  : never
type Placeholder<Text> = Text extends `${string}{{${infer Name}}}${infer Rest}`
  ? Name | Placeholder<Rest>
  : never
type Values<Key extends TextKey> = Record<Placeholder<TextOf<Key>>, string | number>

/** A text with placeholders does not compile without their values. */
export type Translate = <Key extends TextKey>(
  key: Key,
  ...values: Placeholder<TextOf<Key>> extends never ? [] : [Values<Key>]
) => string

export type Text = {
  language: Language
  t: Translate
  number(value: number | bigint): string
  date(value: Date): string
  /** Day and time in Jakarta, with its zone. */
  moment(value: Date): string
}

const LOCALE: Record<Language, string> = { en: 'en-GB', id: 'id-ID' }
const TIME_ZONE = 'Asia/Jakarta'

export function createText(language: Language, dictionary: Dictionary): Text {
  const texts = flatten(dictionary)
  const numbers = new Intl.NumberFormat(language === 'en' ? 'en-US' : LOCALE.id)
  const dates = new Intl.DateTimeFormat(LOCALE[language], { dateStyle: 'long', timeZone: TIME_ZONE })
  const moments = new Intl.DateTimeFormat(LOCALE[language], {
    day: 'numeric',
    month: 'short',
    hour: '2-digit',
    minute: '2-digit',
    timeZone: TIME_ZONE,
  })
  return {
    language,
    t: (key, ...[values]) => fill(texts.get(key) ?? key, values),
    number: (value) => numbers.format(value),
    date: (value) => dates.format(value),
    moment: (value) => `${moments.format(value)} WIB`,
  }
}

/** `{shell: {play: 'Play'}}` is looked up as `shell.play`. */
function flatten(dictionary: Dictionary): Map<string, string> {
  return new Map(
    Object.entries(dictionary).flatMap(([name, texts]) =>
      Object.entries(texts).map(([key, text]): [string, string] => [`${name}.${key}`, text]),
    ),
  )
}

function fill(text: string, values?: Record<string, string | number>): string {
  return values ? text.replace(/\{\{(\w+)\}\}/g, (_, name: string) => String(values[name] ?? '')) : text
}
