// Scroll position and focus after a navigation. Positions are stored with the history entry.

export type ScrollTarget =
  | { kind: 'top'; hash: string }
  | { kind: 'restore'; y: number }
  | { kind: 'unchanged' }

const RESTORE_TIMEOUT_MS = 500
const SAVE_AFTER_MS = 150

type HistoryState = { y?: number } | null

export function saveScroll(): void {
  window.history.replaceState({ ...(window.history.state as HistoryState), y: window.scrollY }, '')
}

export function savedScroll(): number {
  return (window.history.state as HistoryState)?.y ?? 0
}

export function scrollToTarget(target: ScrollTarget): void {
  if (target.kind === 'restore') restore(target.y, performance.now() + RESTORE_TIMEOUT_MS)
  if (target.kind === 'top') scrollToTop(target.hash)
}

/** The page may reach its full height a few frames later. */
function restore(y: number, until: number): void {
  window.scrollTo(0, y)
  const isShort = window.scrollY + 1 < y
  if (isShort && performance.now() < until) requestAnimationFrame(() => restore(y, until))
}

function scrollToTop(hash: string): void {
  const target = hash ? document.getElementById(decodeURIComponent(hash.slice(1))) : null
  if (target) target.scrollIntoView()
  else {
    window.scrollTo(0, 0)
    focusHeading()
  }
}

/** Keyboard and screen reader go on at the heading of the new page. */
export function focusHeading(): void {
  const target = document.querySelector<HTMLElement>('main h1') ?? document.querySelector<HTMLElement>('main')
  if (!target) return
  if (!target.hasAttribute('tabindex')) target.tabIndex = -1
  target.focus({ preventScroll: true })
}

/** Inside the site positions are restored here; the browser restores them after leaving or reloading. */
export function manageScroll(): void {
  window.history.scrollRestoration = 'manual'
  window.addEventListener('pagehide', () => {
    window.history.scrollRestoration = 'auto'
  })
  window.addEventListener('pageshow', () => {
    window.history.scrollRestoration = 'manual'
  })
  let timer: ReturnType<typeof setTimeout> | undefined
  window.addEventListener(
    'scroll',
    () => {
      clearTimeout(timer)
      timer = setTimeout(saveScroll, SAVE_AFTER_MS)
    },
    { passive: true },
  )
}
