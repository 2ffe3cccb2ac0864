import { ADMIN_TOAST_MS } from '#contract/screen.ts'
import { toasts } from '../../ui/toast-store.ts'

/** Tells that something is done. What failed stands in red where it was tried. */
export function sayDone(text: string): void {
  toasts.show('success', text, ADMIN_TOAST_MS)
}
