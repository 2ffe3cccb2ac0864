import { useSyncExternalStore } from 'react'
import { onTokenChange, readToken } from './token-store.ts'

/** Undefined on the server and during hydration, when local storage cannot be read. */
export function useToken(): string | null | undefined {
  return useSyncExternalStore<string | null | undefined>(onTokenChange, readToken, () => undefined)
}
