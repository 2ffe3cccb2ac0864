import { toasts } from '#web/kit/ui/toast-store.ts'

const ADMIN_TOAST_MS = 1_500

/** Confirms an action. Failures are shown in place, not as a toast. */
export function showDone(text: string): void {
  toasts.show('success', text, ADMIN_TOAST_MS)
}
