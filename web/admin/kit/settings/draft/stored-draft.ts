// Unsaved changes in the session storage of the tab: they survive a reload, a new login and a change of the language.
import { parseStored, readStored, writeStored } from '#web/kit/api/browser-storage.ts'

export type StoredDraft = {
  /** The version that was edited, and its value. */
  version: number
  base: unknown
  draft: unknown
  /** When it was typed. */
  at: string
}

const keyOf = (section: string) => `settings-draft:${section}`

export function readDraft(section: string): StoredDraft | null {
  const stored = parseStored(readStored(keyOf(section), 'sessionStorage')) as StoredDraft | null
  return typeof stored?.version === 'number' ? stored : null
}

export function writeDraft(section: string, stored: StoredDraft | null): void {
  writeStored(keyOf(section), stored && JSON.stringify(stored), 'sessionStorage')
}
