import { type MouseEvent, type ReactNode, useLayoutEffect, useRef } from 'react'
import { usePathname } from '../router/index.ts'
import { Icon } from './icon.tsx'

type Props = {
  label: string
  openLabel: string
  closeLabel: string
  buttonClassName?: string
  headClassName: string
  head: ReactNode
  onOpen?: () => void
  children(close: () => void): ReactNode
}

/** The menu of narrow screens, from the right, with the button that opens it. */
export function Drawer({
  label,
  openLabel,
  closeLabel,
  buttonClassName,
  head,
  headClassName,
  onOpen,
  children,
}: Props) {
  const pathname = usePathname()
  const dialog = useRef<HTMLDialogElement>(null)
  const close = () => dialog.current?.close()

  /** Makes the whole page inert, which takes long on slow phones: the pressed button is painted first. */
  function open(): void {
    onOpen?.()
    requestAnimationFrame(() => setTimeout(() => dialog.current?.showModal()))
  }

  /** Clicks on the backdrop have the dialog as their target, but lie left of it. */
  function onDialogClick({ clientX, target, currentTarget }: MouseEvent<HTMLDialogElement>): void {
    if (target === currentTarget && clientX < currentTarget.offsetLeft) close()
  }

  // Browser history can lead to another page while the menu is open.
  useLayoutEffect(() => {
    const menu = dialog.current
    return () => menu?.close()
  }, [pathname])

  return (
    <>
      <button
        type="button"
        className={`icon-btn lg:hidden ${buttonClassName ?? ''}`}
        aria-label={openLabel}
        aria-haspopup="dialog"
        onClick={open}
      >
        <Icon name="menu" />
      </button>
      {/* biome-ignore lint/a11y/useKeyWithClickEvents: the keyboard closes a modal dialog with Escape. */}
      <dialog ref={dialog} className="drawer" aria-label={label} onClick={onDialogClick}>
        <div className={`flex h-14 flex-none items-center justify-between pl-4 ${headClassName}`}>
          {head}
          <button type="button" className="icon-btn" aria-label={closeLabel} onClick={close}>
            <Icon name="x" />
          </button>
        </div>
        {children(close)}
      </dialog>
    </>
  )
}
