// The admin's token in local storage, shared by all tabs: a logout in one tab logs out all.
import { useSyncExternalStore } from 'react'
import { ADMIN_TOKEN_STORAGE_KEY } from '#contract/team/admin.ts'

const listeners = new Set<() => void>()

/** Fallback for browsers that forbid storage: the token lives as long as the tab. */
let memoryToken: string | null = null

/** Why this tab has no token any more. */
type RemovalReason = 'logout' | 'refused'
let removalReason: RemovalReason | null = null

export const tokenRemovalReason = () => removalReason

export function readToken(): string | null {
  try {
    return window.localStorage.getItem(ADMIN_TOKEN_STORAGE_KEY) || memoryToken
  } catch {
    return memoryToken
  }
}

export function storeToken(token: string): void {
  memoryToken = token
  removalReason = null
  try {
    window.localStorage.setItem(ADMIN_TOKEN_STORAGE_KEY, token)
    memoryToken = null
  } catch {
    // Private modes may forbid storage.
  }
  notify()
}

export function removeToken(reason: RemovalReason): void {
  memoryToken = null
  removalReason = reason
  try {
    window.localStorage.removeItem(ADMIN_TOKEN_STORAGE_KEY)
  } catch {
    // Storage is forbidden, so nothing was stored.
  }
  notify()
}

function onTokenChange(listener: () => void): () => void {
  listeners.add(listener)
  window.addEventListener('storage', listener)
  return () => {
    listeners.delete(listener)
    window.removeEventListener('storage', listener)
  }
}

function notify(): void {
  for (const listener of listeners) listener()
}

/** Undefined on the server and during hydration, when local storage cannot be read. */
export function useToken(): string | null | undefined {
  return useSyncExternalStore<string | null | undefined>(onTokenChange, readToken, () => undefined)
}
