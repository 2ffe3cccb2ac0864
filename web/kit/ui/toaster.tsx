import { useSyncExternalStore } from 'react'
import { Icon } from './icon.tsx'
import type { IconName } from './icon-names.ts'
import { NO_TOASTS, type ToastKind, toasts } from './toast-store.ts'

const LOOKS: Record<ToastKind, { icon: IconName; colour?: string }> = {
  blank: { icon: 'info' },
  error: { icon: 'circle-x', colour: '[--c:var(--color-bad)]' },
  success: { icon: 'circle-check', colour: '[--c:var(--color-ok)]' },
  loading: { icon: 'loader' },
  custom: { icon: 'clock-alert', colour: '[--c:var(--color-wait)]' },
}

/** Errors interrupt a screen reader; all other toasts wait for a pause. */
export function Toaster({ label }: { label: string }) {
  const shown = useSyncExternalStore(toasts.subscribe, toasts.list, () => NO_TOASTS)
  return (
    <section className="toasts" aria-label={label} aria-live="polite" aria-relevant="additions">
      {shown.map(({ id, kind, text, leaving, action }) => (
        <div
          key={id}
          className={`toast ${LOOKS[kind].colour ?? ''}`}
          role={kind === 'error' ? 'alert' : undefined}
          data-kind={kind}
          data-leaving={leaving || undefined}
        >
          <Icon name={LOOKS[kind].icon} />
          <span>{text}</span>
          {action && (
            <button
              type="button"
              className="link"
              onClick={() => {
                toasts.dismiss(id)
                action.onAct()
              }}
            >
              {action.label}
            </button>
          )}
        </div>
      ))}
    </section>
  )
}
