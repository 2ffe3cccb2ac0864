// Which entry of a list is edited: it stays selected when the list is reordered.
import { useState } from 'react'
import type { OrderChange } from '../settings/fields/list-editor.tsx'

export type Selection = ReturnType<typeof useSelection>

/** `start` is selected until another entry is chosen. */
export function useSelection(count: number, start = 0) {
  const [{ index, focus }, setState] = useState<State>({ index: null, focus: null })
  const selected = Math.min(index ?? start, count - 1)
  return {
    /** -1 without entries. */
    index: selected,
    /** Where the focus moves; another object each time. */
    focus,
    select: (next: number) => setState((now) => ({ ...now, index: next })),
    /** Selects and moves the focus to the fields. */
    open: (next: number, to: Focus['to'] = 'panel') => setState({ index: next, focus: { to } }),
    reset: () => setState({ index: null, focus: null }),
    follow: (change: OrderChange) =>
      setState((now) => followChange({ index: now.index ?? start, focus: now.focus }, change)),
  }
}

/** The first field of a new entry, else the panel: a field would open the keyboard of a phone. */
export type Focus = { to: 'panel' | 'field' }

type State = { index: number | null; focus: Focus | null }
type Selected = { index: number; focus: Focus | null }

export function followChange({ index, focus }: Selected, change: OrderChange): Selected {
  if (change.kind !== 'moved') {
    if (change.kind === 'inserted') return { index: change.index, focus: { to: 'field' } }
    return { index: index > change.index ? index - 1 : index, focus }
  }
  const { from, to } = change
  if (index === from) return { index: to, focus }
  if (from < index && index <= to) return { index: index - 1, focus }
  return { index: to <= index && index < from ? index + 1 : index, focus }
}

/** The entry of the first problem, from keys such as `modes:2.name.en`; null when it lies elsewhere. */
export function problemIndex(keys: readonly string[], list: string): number | null {
  const start = `${list}${list.endsWith(':') ? '' : '.'}`
  for (const key of keys) {
    const [first = ''] = key.startsWith(start) ? key.slice(start.length).split('.') : []
    if (/^\d+$/.test(first)) return Number(first)
  }
  return null
}
