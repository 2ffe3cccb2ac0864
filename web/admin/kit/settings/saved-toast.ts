import { toasts } from '#web/kit/ui/toast-store.ts'
import type { AdminTranslate } from '../text/admin-text.ts'

/** How long an undo is offered. */
export const UNDO_MS = 8_000

type Undo = () => Promise<void>

/** "Saved, live now. Undo". Several sections of one screen are undone together. */
export function showSaved(t: AdminTranslate, undos: readonly Undo[]): void {
  async function undoAll(): Promise<void> {
    try {
      for (const undo of undos) await undo()
      toasts.show('success', t('adminSettings.undone'), UNDO_MS)
    } catch {
      toasts.show('error', t('adminSettings.undoFailed'), UNDO_MS)
    }
  }
  toasts.show('success', t('adminSettings.saved'), UNDO_MS, {
    label: t('adminSettings.undo'),
    onAct: undoAll,
  })
}
