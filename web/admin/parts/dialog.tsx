// A modal dialog of the browser's own: focus stays inside, and goes back to where it came from.
import {
  type KeyboardEvent,
  type MouseEvent,
  type PointerEvent,
  type ReactNode,
  useId,
  useLayoutEffect,
  useRef,
} from 'react'
import { Icon } from '../../ui/icon.tsx'
import { useAdminText } from '../text/use-admin-text.ts'

type Props = {
  title: string
  /** Escape, backdrop, X: a wish that the owner may refuse. */
  onClose: () => void
  /** Something is under way whose end must be seen: it stays open. */
  locked?: boolean
  /** Stays in view below what scrolls. */
  foot?: ReactNode
  size?: 'small' | 'large'
  children: ReactNode
}

/** What opened it may be gone, for example a dialog below that was closed with it. */
function returnFocus(opener: Element | null): void {
  if (opener instanceof HTMLElement && opener.isConnected && opener !== document.body) opener.focus()
  else if (document.activeElement === document.body) document.getElementById('main')?.focus()
}

/** The first field, or what the owner of the dialog chose; else the browser takes the X. */
const FIRST_FOCUS = '[data-first-focus], .modal-body :is(input, select, textarea)'

export function Dialog({ title, onClose, locked = false, foot, size = 'large', children }: Props) {
  const { t } = useAdminText()
  const dialog = useRef<HTMLDialogElement>(null)
  const pressed = useRef<EventTarget>(null)
  const titleId = useId()

  // Before the browser paints, and before the element is taken away: only then does it give the focus back.
  useLayoutEffect(() => {
    const element = dialog.current
    const opener = document.activeElement
    element?.showModal()
    element?.querySelector<HTMLElement>(FIRST_FOCUS)?.focus()
    return () => {
      element?.close()
      // A dialog above this one closes in the same breath; until then nothing below it can have the focus.
      queueMicrotask(() => returnFocus(opener))
    }
  }, [])

  function leave(): void {
    if (!locked) onClose()
  }

  function onKey(event: KeyboardEvent): void {
    if (event.key !== 'Escape') return
    // The browser closes on the second Escape whatever the page says: it never gets to that.
    event.preventDefault()
    event.stopPropagation()
    leave()
  }

  /** A press that began inside, such as marking text, does not count. */
  function onBackdrop(event: MouseEvent<HTMLDialogElement>): void {
    if (event.target === event.currentTarget && pressed.current === event.currentTarget) leave()
  }

  return (
    <dialog
      ref={dialog}
      className={`modal ${size === 'small' ? 'modal-small' : ''}`}
      aria-labelledby={titleId}
      onKeyDown={onKey}
      closedby={locked ? 'none' : undefined}
      onCancel={(event) => {
        event.preventDefault()
        leave()
      }}
      onPointerDown={(event: PointerEvent) => {
        pressed.current = event.target
      }}
      onClick={onBackdrop}
    >
      <div className="modal-head">
        <h2 id={titleId} className="text-lg">
          {title}
        </h2>
        <button
          type="button"
          className="icon-btn"
          aria-label={t('admin.close')}
          disabled={locked}
          onClick={leave}
        >
          <Icon name="x" />
        </button>
      </div>
      <div className="modal-body">{children}</div>
      {foot && <div className="modal-foot">{foot}</div>}
    </dialog>
  )
}
