import type { ComponentProps } from 'react'
import { Icon } from '#web/kit/ui/icon.tsx'

type Props = ComponentProps<'button'> & { busy: boolean; busyLabel: string }

export function BusyButton({ busy, busyLabel, className = '', children, ...props }: Props) {
  return (
    <button
      type="button"
      {...props}
      className={`btn ${className}`}
      aria-busy={busy || undefined}
      disabled={busy || props.disabled}
    >
      {busy && <Icon name="loader" className="animate-spin" />}
      {busy ? busyLabel : children}
    </button>
  )
}
