// The native modal dialog: focus is trapped inside and restored on close.
import {
  type KeyboardEvent,
  type MouseEvent,
  type PointerEvent,
  type ReactNode,
  useId,
  useLayoutEffect,
  useRef,
} from 'react'
import { useAdminText } from '../text/use-admin-text.ts'
import { IconButton } from './button.tsx'

type Props = {
  title: string
  /** Escape, backdrop and X request a close, which the parent may refuse. */
  onClose: () => void
  /** Cannot be closed while an action is running. */
  locked?: boolean
  /** Stays visible below the scrolling content. */
  foot?: ReactNode
  /** `wide` fills the screen of a phone. */
  size?: keyof typeof SIZES
  text?: ReactNode
  /** Before the X. */
  action?: ReactNode
  children: ReactNode
}

/** Opens the dialog with its element, and focuses the first element that the selector finds. */
export function useModal(firstFocus: string) {
  const dialog = useRef<HTMLDialogElement>(null)
  // A layout effect: close() restores the focus only while the element is still in the document.
  useLayoutEffect(() => {
    const element = dialog.current
    const opener = document.activeElement
    element?.showModal()
    element?.querySelector<HTMLElement>(firstFocus)?.focus()
    return () => {
      element?.close()
      // A dialog above closes in the same commit; until then elements below it are inert.
      queueMicrotask(() => returnFocus(opener))
    }
  }, [firstFocus])
  return dialog
}

/** The opener may be gone, for example a dialog below that was closed with it. */
function returnFocus(opener: Element | null): void {
  if (opener instanceof HTMLElement && opener.isConnected && opener !== document.body) opener.focus()
  else if (document.activeElement === document.body) document.getElementById('main')?.focus()
}

const SIZES = {
  small: 'w-[min(28rem,100vw-1rem)]',
  large: 'w-[min(44rem,100vw-1rem)]',
  wide: 'modal-wide',
}

/** The first field or the element chosen by the parent; by default the browser would focus the X. */
const FIRST_FOCUS = '[data-first-focus], [data-body] :is(input, select, textarea)'

export function Dialog({ title, onClose, locked = false, size = 'large', ...content }: Props) {
  const { text, action, foot, children } = content
  const { t } = useAdminText()
  const dialog = useModal(FIRST_FOCUS)
  const pressed = useRef<EventTarget>(null)
  const titleId = useId()

  function requestClose(): void {
    if (!locked) onClose()
  }

  function onKey(event: KeyboardEvent): void {
    if (event.key !== 'Escape') return
    // Handled on keydown, because the browser closes on a second Escape even if `cancel` is prevented.
    event.preventDefault()
    event.stopPropagation()
    requestClose()
  }

  /** Ignores a press that began inside, such as a text selection. */
  function onBackdrop(event: MouseEvent<HTMLDialogElement>): void {
    if (event.target === event.currentTarget && pressed.current === event.currentTarget) requestClose()
  }

  return (
    <dialog
      ref={dialog}
      className={`modal ${SIZES[size]}`}
      aria-labelledby={titleId}
      onKeyDown={onKey}
      closedby={locked ? 'none' : undefined}
      onCancel={(event) => {
        // A file chooser that is cancelled fires the same event, which bubbles.
        if (event.target !== event.currentTarget) return
        event.preventDefault()
        requestClose()
      }}
      onPointerDown={(event: PointerEvent) => {
        pressed.current = event.target
      }}
      onClick={onBackdrop}
    >
      <div className="flex min-h-14 flex-none items-center justify-between gap-2 border-line border-b p-2 pl-5">
        <div className="mr-auto min-w-0">
          <h2 id={titleId} className="text-lg">
            {title}
          </h2>
          {text && <p className="wrap-anywhere text-faint text-sm">{text}</p>}
        </div>
        {action}
        <IconButton icon="x" label={t('admin.close')} disabled={locked} onClick={requestClose} />
      </div>
      <div className={`min-h-0 overflow-y-auto overscroll-contain ${size === 'wide' ? '' : 'p-5'}`} data-body>
        {children}
      </div>
      {foot && (
        <div className="flex flex-none flex-wrap justify-end gap-2 border-line border-t px-5 py-3">
          {foot}
        </div>
      )}
    </dialog>
  )
}
