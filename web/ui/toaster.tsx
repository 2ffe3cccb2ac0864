import { useSyncExternalStore } from 'react'
import { Icon } from './icon.tsx'
import type { IconName } from './icon-names.ts'
import { type Toast, type ToastKind, toasts } from './toast-store.ts'

const ICONS: Record<ToastKind, IconName | null> = {
  blank: 'info',
  error: 'circle-x',
  success: 'circle-check',
  loading: 'loader',
  custom: 'clock-alert',
}
const NONE: readonly Toast[] = []

/** Shows the toasts; errors interrupt a screen reader, all others wait for a pause. */
export function Toaster({ label }: { label: string }) {
  const shown = useSyncExternalStore(toasts.subscribe, toasts.list, () => NONE)
  return (
    <section className="toasts" aria-label={label} aria-live="polite" aria-relevant="additions">
      {shown.map(({ id, kind, text, leaving }) => {
        const icon = ICONS[kind]
        return (
          <div
            key={id}
            className="toast"
            role={kind === 'error' ? 'alert' : undefined}
            data-kind={kind}
            data-leaving={leaving || undefined}
          >
            {icon && <Icon name={icon} className={kind === 'loading' ? 'animate-spin' : ''} />}
            <span>{text}</span>
          </div>
        )
      })}
    </section>
  )
}
