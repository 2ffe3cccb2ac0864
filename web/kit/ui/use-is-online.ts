import { useSyncExternalStore } from 'react'
import { createListeners } from './listeners.ts'

const { subscribe } = createListeners('online', 'offline')

/** Whether the browser is online; true while rendering on the server. */
export function useIsOnline(): boolean {
  return useSyncExternalStore(
    subscribe,
    () => navigator.onLine,
    () => true,
  )
}
