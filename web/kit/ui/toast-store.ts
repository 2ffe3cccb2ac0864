// The list of toasts and their timers, without any rendering.
import { createListeners } from './listeners.ts'

export type ToastKind = 'blank' | 'error' | 'success' | 'loading' | 'custom'

const TOAST_MS: Record<ToastKind, number> = {
  blank: 4_000,
  error: 4_000,
  success: 2_000,
  loading: Number.POSITIVE_INFINITY,
  custom: 4_000,
}
const TOAST_REMOVAL_MS = 1_000
const TOASTS_AT_ONCE = 20

/** A button in the toast; it dismisses the toast. */
export type ToastAction = { label: string; onAct: () => void }
export type Toast = { id: number; kind: ToastKind; text: string; leaving: boolean; action?: ToastAction }

/** Also the list while rendering on the server: another empty array would render the toaster again after hydration. */
export const NO_TOASTS: readonly Toast[] = []

export function createToastStore() {
  let toasts = NO_TOASTS
  let lastId = 0
  const { notify, subscribe } = createListeners()
  const timers = new Map<number, ReturnType<typeof setTimeout>>()

  function change(next: readonly Toast[]): void {
    toasts = next
    notify()
  }

  function cancelTimer(id: number): void {
    clearTimeout(timers.get(id))
    timers.delete(id)
  }

  function runAfter(ms: number, act: (id: number) => void, id: number): void {
    cancelTimer(id)
    if (Number.isFinite(ms)) timers.set(id, setTimeout(act, ms, id))
  }

  function show(kind: ToastKind, text: string, ms = TOAST_MS[kind], action?: ToastAction): number {
    lastId += 1
    const id = lastId
    const next = [{ id, kind, text, leaving: false, action }, ...toasts]
    for (const { id: dropped } of next.slice(TOASTS_AT_ONCE)) cancelTimer(dropped)
    change(next.slice(0, TOASTS_AT_ONCE))
    runAfter(ms, dismiss, id)
    return id
  }

  /** Starts the fade-out; the toast is removed after it. */
  function dismiss(id: number): void {
    if (!toasts.some((toast) => toast.id === id && !toast.leaving)) return
    change(toasts.map((toast) => (toast.id === id ? { ...toast, leaving: true } : toast)))
    runAfter(TOAST_REMOVAL_MS, remove, id)
  }

  function remove(id: number): void {
    cancelTimer(id)
    change(toasts.filter((toast) => toast.id !== id))
  }

  return {
    show,
    dismiss,
    list: () => toasts,
    subscribe,
  }
}

export const toasts = createToastStore()
