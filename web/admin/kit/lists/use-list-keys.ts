// Keys of a list screen: J, K and the arrows move between the rows, Enter follows the link of a row, and a letter presses
// what names it in aria-keyshortcuts. They act while the focus is in the content, and never inside a field.
import { useEffect } from 'react'

const STEPS: Record<string, number> = { j: 1, ArrowDown: 1, k: -1, ArrowUp: -1 }
const FIELDS = 'input:not([type=checkbox]), textarea, select, dialog, .pop'
const ROWS = 'main .row-link'

export function useListKeys(): void {
  useEffect(() => {
    document.addEventListener('keydown', onKey)
    return () => document.removeEventListener('keydown', onKey)
  }, [])
}

/** The focus, where a single key may act; null inside a field and outside of the content. */
export function keyTarget(event: KeyboardEvent): HTMLElement | null {
  const { target } = event
  if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey) return null
  if (!(target instanceof HTMLElement) || target.closest(FIELDS)) return null
  return target === document.body || target.closest('main') ? target : null
}

function onKey(event: KeyboardEvent): void {
  const { key } = event
  const target = keyTarget(event)
  if (!target) return
  const step = STEPS[key]
  if (step === undefined) {
    if (pressShortcut(target, key.length === 1 ? key.toUpperCase() : key)) event.preventDefault()
    return
  }
  // Arrows scroll the page, unless the focus is in a list.
  if (key.length > 1 && !target.closest('.list, .row-list, .needs, .pane')) return
  event.preventDefault()
  move(target, step)
}

/** With a detail pane the row that is moved to is opened in it. */
function move(from: HTMLElement, step: number): void {
  const rows = [...document.querySelectorAll<HTMLElement>(ROWS)]
  const at = rows.indexOf(rowOf(from)?.querySelector<HTMLElement>('.row-link') ?? from)
  const next = rows[at === -1 ? 0 : Math.max(0, at + step)]
  next?.focus()
  if (document.querySelector('.pane')) next?.click()
}

/** The row of the focus, or the one that is open in the pane. */
function rowOf(element: HTMLElement): Element | null {
  return element.closest('tr, .row-list > li, .needs > li') ?? document.querySelector('tr[data-open]')
}

/** The pane's element comes first, then the row's, then one outside of all rows. */
function pressShortcut(from: HTMLElement, key: string): boolean {
  const named = [...document.querySelectorAll<HTMLElement>(`main [aria-keyshortcuts=${CSS.escape(key)}]`)]
  const row = rowOf(from)
  const found =
    named.find((one) => one.closest('.pane')) ??
    named.find((one) => row?.contains(one)) ??
    named.find((one) => !one.closest('tr, .needs'))
  if (!found) return false
  if (found.matches('input, textarea')) found.focus()
  else found.click()
  return true
}
