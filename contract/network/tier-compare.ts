// The table that compares the tiers of a tab, computed from the texts of their features.
import type { Language } from '#contract/language.ts'
import type { Feature, TierEntry } from '#contract/settings/tiers.schema.ts'
import { aroundNumber, capital, differingNumbers } from './tier-numbers.ts'
import { fullFeatures, GROUPS, isSameFeature } from './tiers.ts'

export type CompareRow = {
  label: string
  /** Behind the label: what the number counts. */
  unit: string | null
  /** One for each tier: a number or a few words, true for a tick, null where the tier does not have it. */
  cells: readonly (string | true | null)[]
}

type Line = (Feature | null)[]

/** In the order of the last tier, which has most; what only others have comes after it. */
export function compareTiers(tiers: readonly TierEntry[], language: Language): CompareRow[] {
  return GROUPS.flatMap((group) => {
    const lines: Line[] = []
    const lists = tiers.map((tier) => fullFeatures(tiers, tier)[group])
    for (const [index, features] of [...lists.entries()].reverse())
      for (const feature of features) addTo(lines, { feature, index, length: tiers.length })
    return lines.flatMap((line) => toRows(line, tiers, language))
  })
}

type Placed = { feature: Feature; index: number; length: number }

function addTo(lines: Line[], { feature, index, length }: Placed): void {
  const line = lines.find(
    (each) => each[index] === null && each.some((other) => other !== null && isSameFeature(other, feature)),
  )
  if (line) line[index] = feature
  else lines.push(Array.from({ length }, (_, at) => (at === index ? feature : null)))
}

function toRows(line: Line, tiers: readonly TierEntry[], language: Language): CompareRow[] {
  const texts = line.map((feature) => feature && withoutWord(feature[language]))
  const shown = texts.filter((text) => text !== null)
  const plain = tickRow(texts) ?? numberRow(texts, shown)
  if (plain) return [plain]
  // `Vega prefix in chat`: the same for every tier apart from its own name.
  const nameless = texts.map((text, index) => text && withoutName(text, tiers[index]?.name ?? ''))
  const common = tickRow(nameless)
  if (common) return [common]
  return [...new Set(shown)].map((text) => ({
    label: text,
    unit: null,
    cells: texts.map((own) => (own === text ? true : null)),
  }))
}

/** Ticks where all tiers of the line have the same text. */
function tickRow(texts: readonly (string | null)[]): CompareRow | null {
  const [label, ...others] = new Set(texts.filter((text) => text !== null))
  if (label === undefined || others.length > 0) return null
  return { label: capital(label), unit: null, cells: texts.map((text) => (text === null ? null : true)) }
}

/** Texts that differ in numbers: in one outside of parentheses, or in those of one parenthesis. */
function numberRow(texts: readonly (string | null)[], shown: readonly string[]): CompareRow | null {
  const [at, ...more] = differingNumbers(shown) ?? []
  const last = shown.at(-1)
  if (at === undefined || last === undefined) return null
  const { before, after } = aroundNumber(last, at)
  if (before.lastIndexOf('(') > before.lastIndexOf(')')) {
    const inside = (text: string) => /\(([^()]*)\)/.exec(text)?.[1] ?? text
    const outside = last.replace(/\s*\([^()]*\)/, '').trim()
    return { label: capital(outside), unit: null, cells: texts.map((text) => text && inside(text)) }
  }
  if (more.length > 0) return null
  const start = before.replace(/^max\s+/i, '').trim()
  return {
    label: capital(start || after.trim()),
    unit: start && after.trim() ? after.trim() : null,
    cells: texts.map((text) => text && aroundNumber(text, at).number),
  }
}

/** `Command /hat` is `/hat` in a table. */
function withoutWord(text: string): string {
  return text.replace(/^command\s+(?=\/)/i, '')
}

function withoutName(text: string, name: string): string {
  return text.replace(name, '').replaceAll(/\s+/g, ' ').trim()
}
