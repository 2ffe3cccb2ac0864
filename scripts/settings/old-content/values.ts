// Old content as single values, so that each can be compared with those that version 0.1 came with.
import { createHash } from 'node:crypto'
import type { Language } from '#contract/language.ts'
import { OLD_TIER_TABS, type OldContent } from './load.ts'
import known from './shipped-0-1.json' with { type: 'json' }

const SHIPPED: Record<string, readonly string[]> = known

/** By a path such as `site.name` or `texts.en.home.voteTitle`. */
export function listOldValues({ site, modes, tiers, texts }: OldContent): [path: string, value: unknown][] {
  const { links, ...rest } = site
  const ofTexts = (language: Language): [string, unknown][] =>
    Object.entries(texts[language]).map(([key, text]) => [`texts.${language}.${key}`, text])
  return [
    ...Object.entries(rest).map(([key, value]): [string, unknown] => [`site.${key}`, value]),
    ...Object.entries(links).map(([key, value]): [string, unknown] => [`site.links.${key}`, value]),
    ['modes', modes.map(({ id }) => id)],
    ...modes.map((mode): [string, unknown] => [`modes.${mode.id}`, mode]),
    ...OLD_TIER_TABS.map((tab): [string, unknown] => [`tiers.${tab}`, tiers[tab]]),
    ...ofTexts('en'),
    ...ofTexts('id'),
  ]
}

export function digest(value: unknown): string {
  return createHash('sha256').update(JSON.stringify(value)).digest('hex').slice(0, 12)
}

/** The paths of the values that no release had: the owner's. */
export function findEdited(content: OldContent): Set<string> {
  const edited = listOldValues(content).filter(([path, value]) => !SHIPPED[path]?.includes(digest(value)))
  return new Set(edited.map(([path]) => path))
}
