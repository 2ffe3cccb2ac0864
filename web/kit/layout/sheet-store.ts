// The page that the join sheet shows: that of `/play`, fetched when Play Now is pressed. Null while it is closed.
import { type ComponentType, type ReactNode, useSyncExternalStore } from 'react'
import type { LoadedPage } from '../router/index.ts'
import { createListeners } from '../ui/listeners.ts'

type Sheet = { page: LoadedPage; JoinSheet: ComponentType<{ page: LoadedPage; children: ReactNode }> }

let shown: Sheet | null = null
const { notify, subscribe } = createListeners()

export function showInSheet(sheet: Sheet | null): void {
  shown = sheet
  notify()
}

export function useSheet(): Sheet | null {
  return useSyncExternalStore(
    subscribe,
    () => shown,
    () => null,
  )
}
