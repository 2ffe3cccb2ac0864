// Unsaved changes in the session storage of the tab: they survive a reload, a new login and a change of the language.

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
  try {
    const stored = JSON.parse(window.sessionStorage.getItem(keyOf(section)) ?? 'null')
    return typeof stored?.version === 'number' ? stored : null
  } catch {
    return null
  }
}

export function writeDraft(section: string, stored: StoredDraft | null): void {
  try {
    if (stored === null) window.sessionStorage.removeItem(keyOf(section))
    else window.sessionStorage.setItem(keyOf(section), JSON.stringify(stored))
  } catch {
    // Storage is full or forbidden: the draft lives in memory only.
  }
}
