import { toasts } from '#web/kit/ui/toast-store.ts'
import type { AdminTranslate } from '../text/admin-text.ts'

export const UNDO_MS = 8_000

type Undo = () => Promise<void>

/** "Saved, live now. Undo". Several sections of one screen are undone together; a new entry cannot be. */
export function showSaved(t: AdminTranslate, undos: readonly Undo[], text = t('adminSettings.saved')): void {
  async function undoAll(): Promise<void> {
    try {
      for (const undo of undos) await undo()
      toasts.show('success', t('adminSettings.undone'), UNDO_MS)
    } catch {
      toasts.show('error', t('adminSettings.undoFailed'), UNDO_MS)
    }
  }
  const undo = { label: t('adminSettings.undo'), onAct: undoAll }
  toasts.show('success', text, UNDO_MS, undos.length > 0 ? undo : undefined)
}
