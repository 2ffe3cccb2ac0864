import './search.css'
import { type MouseEvent, type ReactNode, useLayoutEffect, useRef } from 'react'

type Props = { label: string; onClose: () => void; children: ReactNode }

/** The modal dialog of the search and of the keys. */
export function Palette({ label, onClose, children }: Props) {
  const dialog = useModal()
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

/** Opens with the element; the focus returns to where it was. */
function useModal() {
  const dialog = useRef<HTMLDialogElement>(null)
  useLayoutEffect(() => {
    const element = dialog.current
    const opener = document.activeElement
    element?.showModal()
    element?.querySelector<HTMLElement>('input, button')?.focus()
    return () => {
      element?.close()
      queueMicrotask(() => {
        if (opener instanceof HTMLElement && opener.isConnected && opener !== document.body) opener.focus()
      })
    }
  }, [])
  return dialog
}
