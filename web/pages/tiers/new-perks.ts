// The perks that a rung shows: at most five that are new in its tier, as a short label and a value.
import type { FeatureChange } from '#contract/network/tier-changes.ts'
import { aroundNumber, capital } from '#contract/network/tier-numbers.ts'
import type { TierCardView } from '#contract/network/tiers-page.ts'
import type { FeatureGroup } from '#contract/settings/tiers.schema.ts'

type Perk = {
  group: FeatureGroup
  label: string
  /** The number of the required tier. */
  before: string | null
  value: string | null
}

const SHOWN = 5
const ORDER: readonly FeatureChange['kind'][] = ['new', 'number', 'text', 'same']

export function newPerks({ groups, requires }: Pick<TierCardView, 'groups' | 'requires'>): Perk[] {
  const all = groups.flatMap(({ group, features, changes }) =>
    features.map((text, at) => {
      const change = changes[at] ?? { kind: 'same' }
      return { kind: change.kind, perk: { group, ...toPerk(text, change) } }
    }),
  )
  const hasNumber = ({ perk }: (typeof all)[number]) => Number(perk.value !== null)
  // A tier that requires none is compared to nothing: what can be counted says most about it.
  const wanted =
    requires === null
      ? all.toSorted((one, other) => hasNumber(other) - hasNumber(one))
      : all
          .filter(({ kind }) => kind !== 'same')
          .toSorted((one, other) => ORDER.indexOf(one.kind) - ORDER.indexOf(other.kind))
  return wanted
    .slice(0, SHOWN)
    .toSorted((one, other) => hasNumber(other) - hasNumber(one))
    .map(({ perk }) => perk)
}

function toPerk(text: string, change: FeatureChange): Omit<Perk, 'group'> {
  if (change.kind !== 'number') return { ...aroundFirst(text), before: null }
  const { before, number, after } = aroundNumber(text, change.at)
  if (before.lastIndexOf('(') <= before.lastIndexOf(')'))
    return { ...toLabel(before, number, after), before: change.before }
  // `/feed (every 20 minutes)`: the number is in the parenthesis.
  const [inside = ''] = after.split(')')
  return { label: bare(text), value: number + inside, before: change.before }
}

function aroundFirst(text: string): { label: string; value: string | null } {
  const { before, number, after } = aroundNumber(bare(text), 0)
  return number === '' ? { label: capital(before), value: null } : toLabel(before, number, after)
}

/** `TempFly 30 minutes` is TempFly, 30 minutes; `Max 3 homes` is Homes, 3. */
function toLabel(before: string, number: string, after: string): { label: string; value: string } {
  const [start, end] = [bare(before), bare(after)]
  if (start === '') return { label: capital(end), value: number }
  return { label: capital(start), value: end === '' ? number : `${number} ${end}` }
}

/** Without parentheses, and without the words that put it into its group. */
function bare(text: string): string {
  return text
    .replaceAll(/\([^()]*\)/g, '')
    .replace(/^\s*(command|max)(?=\s)/i, '')
    .replaceAll(/\s+/g, ' ')
    .trim()
}
