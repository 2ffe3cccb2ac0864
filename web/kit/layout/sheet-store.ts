// The page that lies over the current one: `/play` or the basket, fetched when its button is pressed. Null while it is closed.
import { type ComponentType, type ReactNode, useSyncExternalStore } from 'react'
import type { LoadedPage } from '../router/index.ts'
import { createListeners } from '../ui/listeners.ts'

type SheetProps = { page: LoadedPage; at: string; children: ReactNode }
type Sheet = { page: LoadedPage; PageSheet: ComponentType<SheetProps> }

let shown: (Sheet & { at: string }) | null = null
const { notify, subscribe } = createListeners()

export function showInSheet(sheet: Sheet | null): void {
  shown = sheet && { ...sheet, at: window.location.pathname }
  notify()
}

export function useSheet() {
  return useSyncExternalStore(
    subscribe,
    () => shown,
    () => null,
  )
}
