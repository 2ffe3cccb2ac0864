import { toasts } from '../../ui/toast-store.ts'

const ADMIN_TOAST_MS = 1_500

/** Tells that something is done. What failed stands in red where it was tried. */
export function sayDone(text: string): void {
  toasts.show('success', text, ADMIN_TOAST_MS)
}
