import './search.css'
import type { MouseEvent, ReactNode } from 'react'
import { useModal } from '#web/admin/kit/parts/dialog.tsx'

type Props = { label: string; onClose: () => void; children: ReactNode }

export function Palette({ label, onClose, children }: Props) {
  const dialog = useModal('input, button')
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: the keyboard closes it with Escape.
    <dialog
      ref={dialog}
      className="palette"
      aria-label={label}
      onCancel={(event) => {
        event.preventDefault()
        onClose()
      }}
      onClick={({ target, currentTarget }: MouseEvent) => {
        if (target === currentTarget) onClose()
      }}
    >
      <div className="flex flex-col max-h-[inherit] bg-slab border border-edge rounded-slab [box-shadow:var(--shadow-pop)]">
        {children}
      </div>
    </dialog>
  )
}
