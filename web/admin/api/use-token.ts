import { useSyncExternalStore } from 'react'
import { onTokenChange, readToken } from './token-store.ts'

/** Undefined while the page is drawn on the server and brought to life: nobody knows yet. */
export function useToken(): string | null | undefined {
  return useSyncExternalStore<string | null | undefined>(onTokenChange, readToken, () => undefined)
}
