import { useSyncExternalStore } from 'react'
import { Icon } from './icon.tsx'
import type { IconName } from './icon-names.ts'
import { type Toast, type ToastKind, toasts } from './toast-store.ts'

const ICONS: Record<ToastKind, IconName> = {
  blank: 'info',
  error: 'circle-x',
  success: 'circle-check',
  loading: 'loader',
  custom: 'clock-alert',
}
const NONE: readonly Toast[] = []

/** Errors interrupt a screen reader; all other toasts wait for a pause. */
export function Toaster({ label }: { label: string }) {
  const shown = useSyncExternalStore(toasts.subscribe, toasts.list, () => NONE)
  return (
    <section className="toasts" aria-label={label} aria-live="polite" aria-relevant="additions">
      {shown.map(({ id, kind, text, leaving }) => (
        <div
          key={id}
          className="toast"
          role={kind === 'error' ? 'alert' : undefined}
          data-kind={kind}
          data-leaving={leaving || undefined}
        >
          <Icon name={ICONS[kind]} />
          <span>{text}</span>
        </div>
      ))}
    </section>
  )
}
