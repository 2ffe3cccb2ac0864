// The texts of the site with the owner's own sentences: found, changed and reset. No React.
import { builtInText } from '#content/locales/check-override.ts'
import * as en from '#content/locales/en/index.ts'
import * as id from '#content/locales/id/index.ts'
import type { Language } from '#contract/language.ts'
import type { Texts } from '#contract/settings/texts.schema.ts'

export type TextGroup = keyof typeof en

export type TextEntry = {
  /** `vote.title` */
  key: string
  /** Null: an own sentence whose text an update has removed. */
  group: TextGroup | null
  builtIn: Record<Language, string>
  /** The names of the parts that are filled in. */
  parts: readonly string[]
}

const DICTIONARIES: Record<Language, Record<string, Record<string, string>>> = { en, id }
const PLACEHOLDER = /\{\{(\w+)\}\}/g

/** Most seen first. */
const FIRST_GROUPS: readonly TextGroup[] = [
  'home',
  'shell',
  'store',
  'checkout',
  'payment',
  'vote',
  'leaderboard',
  'tiers',
]

export const TEXT_GROUPS: readonly TextGroup[] = [
  ...new Set([...FIRST_GROUPS, ...(Object.keys(en) as TextGroup[])]),
]

const ENTRIES: readonly TextEntry[] = TEXT_GROUPS.flatMap((group) =>
  Object.keys(DICTIONARIES.en[group] ?? {}).map((name) => {
    const builtIn = { en: DICTIONARIES.en[group]?.[name] ?? '', id: DICTIONARIES.id[group]?.[name] ?? '' }
    return {
      key: `${group}.${name}`,
      group,
      builtIn,
      parts: [...new Set(Array.from(builtIn.en.matchAll(PLACEHOLDER), ([, part = '']) => part))],
    }
  }),
)
const KEYS = new Set(ENTRIES.map(({ key }) => key))

export const TEXT_COUNT = ENTRIES.length

/** Every text, and own sentences without one. */
export function listEntries(texts: Texts): readonly TextEntry[] {
  const gone = [...new Set([...Object.keys(texts.en), ...Object.keys(texts.id)])].filter(
    (key) => !KEYS.has(key),
  )
  if (gone.length === 0) return ENTRIES
  const orphans = gone.map((key) => ({ key, group: null, builtIn: { en: '', id: '' }, parts: [] }))
  return [...orphans, ...ENTRIES]
}

export type TextFilter = { search: string; group: TextGroup | 'all'; show: 'all' | 'own' | 'outdated' }

export function findEntries(texts: Texts, { search, group, show }: TextFilter): TextEntry[] {
  const wanted = search.trim().toLowerCase()
  return listEntries(texts).filter((entry) => {
    if (group !== 'all' && entry.group !== group) return false
    if (show === 'own' && !isOwn(texts, entry)) return false
    if (show === 'outdated' && !isOutdated(texts, entry)) return false
    if (wanted === '') return true
    const { key, builtIn } = entry
    return [key, builtIn.en, builtIn.id, texts.en[key], texts.id[key]].some((text) =>
      text?.toLowerCase().includes(wanted),
    )
  })
}

export function sentenceOf(texts: Texts, language: Language, key: string): string {
  return texts[language][key] ?? builtInText(language, key) ?? ''
}

export function findEntry(texts: Texts, key: string): TextEntry | undefined {
  return listEntries(texts).find((entry) => entry.key === key)
}

function isOwn(texts: Texts, { key, group }: TextEntry): boolean {
  return group === null || key in texts.en || key in texts.id
}

/** The site has another sentence now than when the owner replaced it. */
export function isOutdated(texts: Texts, { key, builtIn }: TextEntry): boolean {
  return (['en', 'id'] as const).some((language) => {
    const before = texts.built_in?.[language][key]
    return key in texts[language] && before !== undefined && before !== builtIn[language]
  })
}

export function countOutdated(texts: Texts): number {
  return ENTRIES.filter((entry) => isOutdated(texts, entry)).length
}

export function countOwn(texts: Texts): number {
  return new Set([...Object.keys(texts.en), ...Object.keys(texts.id)]).size
}

/** The sentence of the site itself is no own one. */
export function withText(texts: Texts, entry: TextEntry, language: Language, text: string): Texts {
  const { key, builtIn } = entry
  const isBuiltIn = entry.group !== null && text === builtIn[language]
  const next = { ...texts, [language]: changed(texts[language], key, isBuiltIn ? undefined : text) }
  return withBuiltIn(next, key, language, isBuiltIn ? undefined : builtIn[language])
}

export function withoutText(texts: Texts, { key }: TextEntry): Texts {
  const next = { ...texts, en: changed(texts.en, key), id: changed(texts.id, key) }
  return withBuiltIn(withBuiltIn(next, key, 'en'), key, 'id')
}

/** The owner has seen the new sentence of the site and keeps the own one. */
export function withSeen(texts: Texts, { key, builtIn }: TextEntry): Texts {
  return (['en', 'id'] as const).reduce(
    (next, language) => (key in texts[language] ? withBuiltIn(next, key, language, builtIn[language]) : next),
    texts,
  )
}

function withBuiltIn(texts: Texts, key: string, language: Language, sentence?: string): Texts {
  const { built_in, ...rest } = texts
  const before = built_in ?? { en: {}, id: {} }
  const after = { ...before, [language]: changed(before[language], key, sentence) }
  const isEmpty = Object.keys(after.en).length + Object.keys(after.id).length === 0
  return isEmpty ? rest : { ...rest, built_in: after }
}

function changed(texts: Record<string, string>, key: string, text?: string): Record<string, string> {
  const { [key]: _before, ...rest } = texts
  return text === undefined ? rest : { ...rest, [key]: text }
}
