// Where a visitor stands on a page, kept with the entry of the history.
export type Landing = { kind: 'begin'; hash: string } | { kind: 'return'; y: number } | { kind: 'stay' }

type HistoryState = { y?: number } | null

/** Remembers the present place before it is left. */
export function keepScroll(): void {
  window.history.replaceState({ ...(window.history.state as HistoryState), y: window.scrollY }, '')
}

export function savedScroll(): number {
  return (window.history.state as HistoryState)?.y ?? 0
}

export function land(landing: Landing): void {
  if (landing.kind === 'return') window.scrollTo(0, landing.y)
  if (landing.kind === 'begin') goToBegin(landing.hash)
}

function goToBegin(hash: string): void {
  const target = hash ? document.getElementById(decodeURIComponent(hash.slice(1))) : null
  if (target) target.scrollIntoView()
  else window.scrollTo(0, 0)
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
