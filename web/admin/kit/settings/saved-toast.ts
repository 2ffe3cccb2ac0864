import { toasts } from '#web/kit/ui/toast-store.ts'
import { showDone } from '../parts/action.tsx'
import type { AdminTranslate } from '../text/admin-text.ts'

/** Long enough for its button to be read and pressed. */
export const UNDO_MS = 8_000

type Undo = () => Promise<void>

/** "Saved, live now. Undo". Several sections of one screen are undone together; a new entry cannot be. */
export function showSaved(t: AdminTranslate, undos: readonly Undo[], text = t('adminSettings.saved')): void {
  async function undoAll(): Promise<void> {
    try {
      for (const undo of undos) await undo()
      showDone(t('adminSettings.undone'))
    } catch {
      toasts.show('error', t('adminSettings.undoFailed'), UNDO_MS)
    }
  }
  if (undos.length === 0) showDone(text)
  else toasts.show('success', text, UNDO_MS, { label: t('adminSettings.undo'), onAct: undoAll })
}
