import { useSyncExternalStore } from 'react'
import { DISMISSED_KEY } from '#contract/site/announcement.ts'

const listeners = new Set<() => void>()
/** For this page only, where the browser stores nothing. */
let dismissedHere = ''

function subscribe(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

function readDismissed(): string {
  try {
    return window.localStorage.getItem(DISMISSED_KEY) ?? dismissedHere
  } catch {
    return dismissedHere
  }
}

/** Whether this visitor has dismissed the announcement with this key. */
export function useDismissal(key: string) {
  const dismissed = useSyncExternalStore(subscribe, readDismissed, () => '')

  function dismiss(): void {
    dismissedHere = key
    try {
      window.localStorage.setItem(DISMISSED_KEY, key)
    } catch {
      // Without storage it is back on the next document.
    }
    for (const listener of listeners) listener()
  }

  return { isDismissed: key !== '' && dismissed === key, dismiss }
}
