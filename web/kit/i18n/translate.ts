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

export type TranslateOf<English> = <Key extends TextKeyOf<English>>(
  key: Key,
  ...values: Placeholder<TextOf<English, Key>> extends never ? [] : [Values<TextOf<English, Key>>]
) => string

/** Reads only the texts that are asked for: every rendered page creates one. */
export function createTranslate<English extends object>(dictionary: Same<English>): TranslateOf<English> {
  const groups = dictionary as Readonly<Record<string, Readonly<Record<string, string>>>>
  return (key, ...[values]) => {
    // `shell.play` is `{shell: {play: 'Play'}}`.
    const dot = key.indexOf('.')
    const text = groups[key.slice(0, dot)]?.[key.slice(dot + 1)] ?? key
    return values ? fillText(text, values) : text
  }
}
