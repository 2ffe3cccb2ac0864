// The list of toasts: kinds, how long each stays, at most twenty. Knows nothing of the screen.
import { TOAST_MS, TOAST_REMOVAL_MS, TOASTS_AT_ONCE, type ToastKind } from '#contract/screen.ts'

export type Toast = { id: number; kind: ToastKind; text: string; leaving: boolean }

export type ToastStore = ReturnType<typeof createToastStore>

export function createToastStore() {
  let toasts: readonly Toast[] = []
  let lastId = 0
  const listeners = new Set<() => void>()
  const timers = new Map<number, ReturnType<typeof setTimeout>>()

  function change(next: readonly Toast[]): void {
    toasts = next
    for (const listener of listeners) listener()
  }

  function after(id: number, ms: number, act: (id: number) => void): void {
    clearTimeout(timers.get(id))
    timers.delete(id)
    if (ms !== Number.POSITIVE_INFINITY)
      timers.set(
        id,
        setTimeout(() => act(id), ms),
      )
  }

  function show(kind: ToastKind, text: string, ms = TOAST_MS[kind]): number {
    lastId += 1
    const id = lastId
    const next = [{ id, kind, text, leaving: false }, ...toasts]
    for (const { id: gone } of next.slice(TOASTS_AT_ONCE)) after(gone, Number.POSITIVE_INFINITY, () => {})
    change(next.slice(0, TOASTS_AT_ONCE))
    after(id, ms, dismiss)
    return id
  }

  /** Begins the fading; the toast leaves after the removal delay. */
  function dismiss(id: number): void {
    if (!toasts.some((toast) => toast.id === id && !toast.leaving)) return
    change(toasts.map((toast) => (toast.id === id ? { ...toast, leaving: true } : toast)))
    after(id, TOAST_REMOVAL_MS, remove)
  }

  function remove(id: number): void {
    after(id, Number.POSITIVE_INFINITY, () => {})
    change(toasts.filter((toast) => toast.id !== id))
  }

  return {
    show,
    dismiss,
    list: () => toasts,
    subscribe(listener: () => void): () => void {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
  }
}

/** The one list of this browser tab. */
export const toasts = createToastStore()
