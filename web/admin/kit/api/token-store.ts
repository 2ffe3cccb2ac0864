// The admin's token in local storage, shared by all tabs: a logout in one tab logs out all.
import { useSyncExternalStore } from 'react'
import { ADMIN_TOKEN_STORAGE_KEY } from '#contract/team/admin.ts'
import { readStored, writeStored } from '#web/kit/api/browser-storage.ts'
import { createListeners } from '#web/kit/ui/listeners.ts'

const { notify, subscribe } = createListeners('storage')

/** Fallback for browsers that forbid storage: the token lives as long as the tab. */
let memoryToken: string | null = null

/** Why this tab has no token any more. */
type RemovalReason = 'logout' | 'refused'
let removalReason: RemovalReason | null = null

export const tokenRemovalReason = () => removalReason

export function readToken(): string | null {
  return readStored(ADMIN_TOKEN_STORAGE_KEY) || memoryToken
}

export function storeToken(token: string): void {
  removalReason = null
  change(token)
}

export function removeToken(reason: RemovalReason): void {
  removalReason = reason
  change(null)
}

function change(token: string | null): void {
  memoryToken = writeStored(ADMIN_TOKEN_STORAGE_KEY, token) ? null : token
  notify()
}

/** Undefined on the server and during hydration, when local storage cannot be read. */
export function useToken(): string | null | undefined {
  return useSyncExternalStore<string | null | undefined>(subscribe, readToken, () => undefined)
}
