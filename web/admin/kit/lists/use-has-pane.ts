import { useSyncExternalStore } from 'react'

const WIDE = '(width >= 90rem)'

function subscribe(onChange: () => void): () => void {
  const list = window.matchMedia(WIDE)
  list.addEventListener('change', onChange)
  return () => list.removeEventListener('change', onChange)
}

/** Whether the screen has room for a detail pane beside a list, as in pane.css. */
export function useHasPane(): boolean {
  return useSyncExternalStore(
    subscribe,
    () => window.matchMedia(WIDE).matches,
    () => false,
  )
}
