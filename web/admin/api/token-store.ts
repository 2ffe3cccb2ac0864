// The admin's token in this browser. Other tabs share it: who logs out in one is logged out in all.
import { ADMIN_TOKEN_STORAGE_KEY } from '#contract/admin.ts'

const listeners = new Set<() => void>()

/** Where storage is forbidden the token lives as long as the tab. */
let unkept: string | null = null

/** Why this tab has no token any more. */
type Dropped = 'left' | 'refused'
let dropped: Dropped | null = null

export const whyDropped = () => dropped

export function readToken(): string | null {
  try {
    return window.localStorage.getItem(ADMIN_TOKEN_STORAGE_KEY) || unkept
  } catch {
    return unkept
  }
}

export function keepToken(token: string): void {
  unkept = token
  dropped = null
  try {
    window.localStorage.setItem(ADMIN_TOKEN_STORAGE_KEY, token)
    unkept = null
  } catch {
    // Private modes may forbid storage.
  }
  tell()
}

export function dropToken(why: Dropped): void {
  unkept = null
  dropped = why
  try {
    window.localStorage.removeItem(ADMIN_TOKEN_STORAGE_KEY)
  } catch {
    // Nothing was kept.
  }
  tell()
}

export function onTokenChange(listener: () => void): () => void {
  listeners.add(listener)
  window.addEventListener('storage', listener)
  return () => {
    listeners.delete(listener)
    window.removeEventListener('storage', listener)
  }
}

function tell(): void {
  for (const listener of listeners) listener()
}
