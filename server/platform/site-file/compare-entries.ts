// Two lists of entries by their key: what an import adds, changes and removes.
import { isDeepStrictEqual } from 'node:util'
import type { SiteFileChange } from './site-file-kind.ts'

type Lists<Entry> = {
  wanted: readonly Entry[]
  present: readonly Entry[]
  keyOf(entry: Entry): string
  nameOf(entry: Entry): string
  /** `index`: its place in the file. */
  add(entry: Entry, index: number): SiteFileChange['apply']
  change(after: Entry, before: Entry): SiteFileChange['apply']
  /** Null: it stays as it is. */
  remove(entry: Entry): Pick<SiteFileChange, 'action' | 'apply'> | null
}

export function compareEntries<Entry>(lists: Lists<Entry>): SiteFileChange[] {
  const { wanted, present, keyOf, nameOf } = lists
  const presentBy = new Map(present.map((entry) => [keyOf(entry), entry]))
  const kept = new Set(wanted.map(keyOf))
  return [
    ...wanted.flatMap((after, index): SiteFileChange[] => {
      const before = presentBy.get(keyOf(after))
      if (before === undefined) {
        return [{ action: 'add', name: nameOf(after), before: null, after, apply: lists.add(after, index) }]
      }
      if (isDeepStrictEqual(before, after)) return []
      return [{ action: 'change', name: nameOf(before), before, after, apply: lists.change(after, before) }]
    }),
    ...present.flatMap((before): SiteFileChange[] => {
      const removal = kept.has(keyOf(before)) ? null : lists.remove(before)
      return removal ? [{ ...removal, name: nameOf(before), before, after: null }] : []
    }),
  ]
}
