import type { MouseEvent, ReactNode } from 'react'
import { useModal } from '#web/admin/kit/parts/dialog.tsx'

type Props = {
  label: string
  head: ReactNode
  closeLabel: string
  onClose: () => void
  children: ReactNode
}

export function Palette({ label, head, closeLabel, onClose, children }: Props) {
  const dialog = useModal('input, button')
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: the keyboard closes it with Escape.
    <dialog
      ref={dialog}
      className="m-[0.5rem_auto_auto] max-h-[calc(100dvh-1rem)] w-[min(40rem,100vw-1rem)] max-w-none overflow-visible bg-transparent text-inherit backdrop:bg-[rgb(4_6_14/0.8)] md:mt-18 md:max-h-[calc(100dvh-6rem)]"
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
        <div className="flex flex-none items-center gap-3 min-h-13 pl-4 border-b border-line focus-within:[box-shadow:inset_0_-2px_0_var(--color-star)]">
          {head}
          <button type="button" className="grid place-items-center min-w-13 min-h-13" onClick={onClose}>
            <kbd>Esc</kbd>
            <span className="sr-only">{closeLabel}</span>
          </button>
        </div>
        {children}
      </div>
    </dialog>
  )
}
