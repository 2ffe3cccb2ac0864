// Texts of old locale files that are now part of another section: names of modes, maps, boards and tabs.
import { LANGUAGES, type Language } from '#contract/language.ts'
import type { OldContent } from './load.ts'

export type LabelTarget = {
  /** Where it was. */
  path: string
  /** Where it is now, for example `modes.survival.name`. */
  target: string
  language: Language
  text: string
}

type Rule = { pattern: RegExp; target(match: string[]): string }

const lowerFirst = (word = '') => word.charAt(0).toLowerCase() + word.slice(1)

const RULES: readonly Rule[] = [
  { pattern: /^home\.([a-z]+)(Name|Text)$/, target: ([, id, field]) => `modes.${id}.${lowerFirst(field)}` },
  { pattern: /^maps\.([a-z]+)(Name|Text)$/, target: ([, id, field]) => `maps.${id}.${lowerFirst(field)}` },
  { pattern: /^leaderboard\.tab_([a-z]+)$/, target: ([, id]) => `boards.${id}` },
  {
    pattern:
      /^leaderboard\.(credits|ethea|balance|playtime|playerKills|skillPower|meteorTreasure|chatGameWins|hiddenTarget)$/,
    target: ([, id]) => `boards.*.${id}`,
  },
  { pattern: /^tiers\.(tycoon|survival|creative)$/, target: ([, id]) => `tiers.${id}` },
]

/** Only the owner's. */
export function labelTargets({ modes, site, texts }: OldContent, edited: ReadonlySet<string>): LabelTarget[] {
  const ids = new Set([...modes, ...site.maps].map(({ id }) => id))
  const isOther = (target: string) => /^(modes|maps)\./.test(target) && !ids.has(target.split('.')[1] ?? '')
  return LANGUAGES.flatMap((language) =>
    Object.entries(texts[language]).flatMap(([key, text]) => {
      const path = `texts.${language}.${key}`
      const rule = RULES.find(({ pattern }) => pattern.test(key))
      const target = rule?.target(rule.pattern.exec(key) ?? [])
      if (!edited.has(path) || target === undefined || isOther(target)) return []
      return [{ path, target, language, text }]
    }),
  )
}

/** With the owner's texts for this target. */
export function relabel(own: Record<Language, string>, labels: readonly LabelTarget[], target: string) {
  const found = labels.filter((label) => label.target === target)
  return { ...own, ...Object.fromEntries(found.map(({ language, text }) => [language, text])) }
}
