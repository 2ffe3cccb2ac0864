// Opens a dialog over the page and keeps the keyboard inside. Not by showModal: with that the browser styles the
// whole page anew, and a slow phone shows the menu a tenth of a second later.
type CloseWatcher = EventTarget & { destroy(): void }
declare const window: { CloseWatcher?: new () => CloseWatcher }

const ON_THE_SCREEN_MS = 100

export function openDrawer(dialog: HTMLDialogElement): void {
  if (dialog.open) return
  dialog.show()
  const close = () => dialog.close()
  const stopKeys = new AbortController()
  const onKey = (event: KeyboardEvent) => {
    if (event.key === 'Escape') close()
    if (event.key === 'Tab') keepInside(dialog, event)
  }
  document.addEventListener('keydown', onKey, { signal: stopKeys.signal })
  // On Android the way back closes what is open, where the browser knows of it.
  const back = window.CloseWatcher && new window.CloseWatcher()
  back?.addEventListener('close', close)
  // Only when the drawer is on the screen: to hold the page means to lay it out anew.
  const hold = setTimeout(() => holdPage(true), ON_THE_SCREEN_MS)
  const stop = () => {
    stopKeys.abort()
    back?.destroy()
    clearTimeout(hold)
    holdPage(false)
  }
  dialog.addEventListener('close', stop, { once: true })
}

/** The page behind does not scroll meanwhile. */
function holdPage(isHeld: boolean): void {
  document.documentElement.style.overflow = isHeld ? 'hidden' : ''
}

/** After the last comes the first, and before the first the last. */
function keepInside(dialog: HTMLDialogElement, event: KeyboardEvent): void {
  const all = [...dialog.querySelectorAll<HTMLElement>('a[href], button')]
  const place = all.indexOf(document.activeElement as HTMLElement)
  const isOnEdge = event.shiftKey ? place <= 0 : place < 0 || place === all.length - 1
  if (!isOnEdge) return
  event.preventDefault()
  all.at(event.shiftKey ? -1 : 0)?.focus()
}
