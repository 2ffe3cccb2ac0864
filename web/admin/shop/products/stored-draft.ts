// Unsaved text of a product in the session storage of the tab: it survives a change of the language and a new login.
import { DRAFT_FIELDS, NEW_PRODUCT, type ProductDraft } from './product-draft.ts'

const keyOf = (id: string) => `product-draft:${id}`

/** `version`: the one that was edited, 0 for a new product. */
export type StoredDraft = { version: number; draft: ProductDraft; at: string }

export function readStoredDraft(id: string): StoredDraft | null {
  try {
    const stored = JSON.parse(
      window.sessionStorage.getItem(keyOf(id)) ?? 'null',
    ) as Partial<StoredDraft> | null
    const isWhole = DRAFT_FIELDS.every((field) => typeof stored?.draft?.[field] === 'string')
    if (!isWhole || !stored?.draft || typeof stored.version !== 'number' || !stored.at) return null
    return { at: stored.at, version: stored.version, draft: { ...NEW_PRODUCT, ...stored.draft } }
  } catch {
    return null
  }
}

export function writeStoredDraft(id: string, stored: StoredDraft | null): void {
  try {
    if (stored === null) window.sessionStorage.removeItem(keyOf(id))
    else window.sessionStorage.setItem(keyOf(id), JSON.stringify(stored))
  } catch {
    // Storage is full or forbidden: the draft lives in memory only.
  }
}
