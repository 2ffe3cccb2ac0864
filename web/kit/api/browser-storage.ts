// Entries in the storage of this browser, or of this tab. Where storage is full or forbidden, nothing is stored.

import { LANGUAGE_STORAGE_KEY, type Language } from '#contract/language.ts'

type Area = 'localStorage' | 'sessionStorage'

export function readStored(key: string, area: Area = 'localStorage'): string | null {
  try {
    return window[area].getItem(key)
  } catch {
    return null
  }
}

/** Null removes the entry. Returns false where the storage refuses. */
export function writeStored(key: string, value: string | null, area: Area = 'localStorage'): boolean {
  try {
    if (value === null) window[area].removeItem(key)
    else window[area].setItem(key, value)
    return true
  } catch {
    return false
  }
}

/** Null for a text that is no JSON. */
export function parseStored(stored: string | null): unknown {
  try {
    return JSON.parse(stored ?? 'null')
  } catch {
    return null
  }
}

export function rememberLanguage(language: Language): void {
  writeStored(LANGUAGE_STORAGE_KEY, language)
}
