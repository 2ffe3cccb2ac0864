// Where a visitor stands on a page, kept with the entry of the history.
import { focusPage } from '../layout/focus-page.ts'

export type Landing = { kind: 'begin'; hash: string } | { kind: 'return'; y: number } | { kind: 'stay' }

const PATIENCE_MS = 500

type HistoryState = { y?: number } | null

/** Remembers the present place before it is left. */
export function keepScroll(): void {
  window.history.replaceState({ ...(window.history.state as HistoryState), y: window.scrollY }, '')
}

export function savedScroll(): number {
  return (window.history.state as HistoryState)?.y ?? 0
}

export function land(landing: Landing): void {
  if (landing.kind === 'return') returnTo(landing.y, performance.now() + PATIENCE_MS)
  if (landing.kind === 'begin') goToBegin(landing.hash)
}

/** What makes the page long enough may come a few frames later. */
function returnTo(y: number, until: number): void {
  window.scrollTo(0, y)
  const isShort = window.scrollY + 1 < y
  if (isShort && performance.now() < until) requestAnimationFrame(() => returnTo(y, until))
}

function goToBegin(hash: string): void {
  const target = hash ? document.getElementById(decodeURIComponent(hash.slice(1))) : null
  if (target) target.scrollIntoView()
  else {
    window.scrollTo(0, 0)
    focusPage()
  }
}

/** Inside the site we put visitors back ourselves; when they leave or reload, the browser does. */
export function takeOverScroll(): void {
  window.history.scrollRestoration = 'manual'
  window.addEventListener('pagehide', () => {
    window.history.scrollRestoration = 'auto'
  })
  window.addEventListener('pageshow', () => {
    window.history.scrollRestoration = 'manual'
  })
  let resting: ReturnType<typeof setTimeout> | undefined
  window.addEventListener(
    'scroll',
    () => {
      clearTimeout(resting)
      resting = setTimeout(keepScroll, 150)
    },
    { passive: true },
  )
}
