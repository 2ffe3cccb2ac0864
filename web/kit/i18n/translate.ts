// Typed translation: an unknown key or a missing value does not compile.
import { fillText } from '#content/locales/fill-text.ts'
import type { Same } from '#content/locales/same.ts'

export type TextKeyOf<English> = {
  [Name in keyof English & string]: `${Name}.${keyof English[Name] & string}`
}[keyof English & string]

type TextOf<English, Key> = Key extends `${infer Name extends keyof English & string}.${infer Rest}`
  ? Rest extends keyof English[Name]
    ? English[Name][Rest]
    : never
  : never
type Placeholder<Text> = Text extends `${string}{{${infer Name}}}${infer Rest}`
  ? Name | Placeholder<Rest>
  : never
type Values<Text> = Record<Placeholder<Text>, string | number>

/** A text with placeholders does not compile without their values. */
export type TranslateOf<English> = <Key extends TextKeyOf<English>>(
  key: Key,
  ...values: Placeholder<TextOf<English, Key>> extends never ? [] : [Values<TextOf<English, Key>>]
) => string

export function createTranslate<English extends object>(dictionary: Same<English>): TranslateOf<English> {
  const texts = flatten(dictionary)
  return (key, ...[values]) => {
    const text = texts.get(key) ?? key
    return values ? fillText(text, values) : text
  }
}

/** `{shell: {play: 'Play'}}` is looked up as `shell.play`. */
function flatten(dictionary: object): Map<string, string> {
  return new Map(
    Object.entries(dictionary).flatMap(([name, texts]: [string, Readonly<Record<string, string>>]) =>
      Object.entries(texts).map(([key, text]): [string, string] => [`${name}.${key}`, text]),
    ),
  )
}
