import { useState } from 'react'
import { insertAt } from './reorder.ts'

type Keys = readonly number[]

/** React keys of list entries that have no id of their own: an entry that moves keeps its row. */
export function useEntryKeys(count: number) {
  const [stored, setStored] = useState<Keys>([])
  return {
    // The list may have been replaced as a whole, for example by Discard.
    list: fit(stored, count),
    change: (changed: (now: Keys) => Keys) => setStored((now) => changed(fit(now, count))),
    insert: (index: number) => setStored((now) => insertAt(now, index, nextKey(now))),
  }
}

function fit(keys: Keys, count: number): Keys {
  let fitting = keys.slice(0, count)
  while (fitting.length < count) fitting = [...fitting, nextKey(fitting)]
  return fitting
}

function nextKey(keys: Keys): number {
  return Math.max(-1, ...keys) + 1
}
