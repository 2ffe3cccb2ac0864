import { useLayoutEffect, useRef } from 'react'

/** Rows have their id in `data-row`, inside the element with the ref `list`. */
const rowsIn = (list: HTMLElement | null) => [...(list?.querySelectorAll<HTMLElement>('[data-row]') ?? [])]
const CONTROLS = 'button:not(:disabled), a[href]'

/** When a row is deleted with the focus in it, the row that takes its place gets the focus. */
export function useFocusAfterRemoval(ids: readonly string[]) {
  const list = useRef<HTMLDivElement>(null)
  const removed = useRef<{ id: string; index: number } | null>(null)

  // No dependencies: the row may disappear in any later render.
  useLayoutEffect(() => {
    if (!removed.current || ids.includes(removed.current.id)) return
    const { index } = removed.current
    removed.current = null
    if (document.activeElement !== document.body) return
    const rows = rowsIn(list.current)
    const next = (rows[index] ?? rows.at(-1))?.querySelector<HTMLElement>(CONTROLS)
    const target = next ?? document.getElementById('main')
    target?.focus()
  })

  /** Must be called before the list is reloaded. */
  function onRemoved(id: string): void {
    const index = rowsIn(list.current).findIndex(({ dataset }) => dataset.row === id)
    if (index >= 0) removed.current = { id, index }
  }

  return { list, onRemoved }
}
