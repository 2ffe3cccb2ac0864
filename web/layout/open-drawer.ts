// Opens a dialog over the page. Not by showModal: with that the browser styles the whole page anew before it shows
// anything, and a slow phone shows the menu a tenth of a second later. The page is put to rest right after.
type CloseWatcher = EventTarget & { destroy(): void }
declare const window: { CloseWatcher?: new () => CloseWatcher }

/** On a slow phone too. */
const ON_THE_SCREEN_MS = 200

/** What lies around the dialog is at rest until it closes; then the opener has the focus again. */
export function openDrawer(dialog: HTMLDialogElement, opener: HTMLElement): void {
  if (dialog.open) return
  dialog.show()
  const close = () => dialog.close()
  const stopKeys = new AbortController()
  const onKey = ({ key }: KeyboardEvent) => key === 'Escape' && close()
  document.addEventListener('keydown', onKey, { signal: stopKeys.signal })
  // On Android the way back closes what is open, where the browser knows of it.
  const back = window.CloseWatcher && new window.CloseWatcher()
  back?.addEventListener('close', close)
  let wakePage = () => {}
  const rest = setTimeout(() => {
    wakePage = putToRest(dialog)
    // Some browsers forget it when a dialog is opened a second time.
    if (!dialog.contains(document.activeElement))
      dialog.querySelector('button')?.focus({ preventScroll: true })
  }, ON_THE_SCREEN_MS)
  const stop = () => {
    stopKeys.abort()
    back?.destroy()
    clearTimeout(rest)
    wakePage()
    const { activeElement } = document
    if (activeElement === document.body || dialog.contains(activeElement))
      opener.focus({ preventScroll: true })
  }
  dialog.addEventListener('close', stop, { once: true })
}

/** Neither scrolled, nor reached by keys or a screen reader, as behind a modal dialog. */
function putToRest(dialog: HTMLElement): () => void {
  const resting = [...listAround(dialog)].filter((element) => !element.inert)
  for (const element of resting) element.inert = true
  document.documentElement.style.overflow = 'hidden'
  return () => {
    for (const element of resting) element.inert = false
    document.documentElement.style.overflow = ''
  }
}

/** Everything beside it, on every level up to the body; its own shade is to be pressed. */
function* listAround(dialog: HTMLElement): Generator<HTMLElement> {
  for (let inner = dialog; inner !== document.body && inner.parentElement; inner = inner.parentElement)
    for (const beside of inner.parentElement.children)
      if (beside !== inner && beside instanceof HTMLElement && !beside.classList.contains('shade'))
        yield beside
}
