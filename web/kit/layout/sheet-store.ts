// The page that the join sheet shows: that of `/play`, fetched when Play Now is pressed. Null while it is closed.
import { useSyncExternalStore } from 'react'
import type { LoadedPage } from '../router/index.ts'

let shown: LoadedPage | null = null
const listeners = new Set<() => void>()

export function showInSheet(page: LoadedPage | null): void {
  shown = page
  for (const listener of listeners) listener()
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

export function useSheetPage(): LoadedPage | null {
  return useSyncExternalStore(
    subscribe,
    () => shown,
    () => null,
  )
}
