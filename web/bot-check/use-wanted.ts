import { type RefObject, useEffect, useState } from 'react'

/** Where a browser does not tell when it is idle. */
const GUESSED_IDLE_MS = 1_500

/** True once the form around an element is touched, or the element is seen and the browser has nothing else to do. */
export function useWanted(target: RefObject<HTMLElement | null>): boolean {
  const [wanted, setWanted] = useState(false)

  useEffect(() => {
    const element = target.current
    if (!element || wanted) return
    const stop = new AbortController()
    const want = () => setWanted(true)
    const form = element.closest('form') ?? element
    // Somebody was quicker than the scripts.
    if (form.contains(document.activeElement)) {
      want()
      return
    }
    for (const kind of ['focusin', 'pointerdown', 'input'])
      form.addEventListener(kind, want, { signal: stop.signal })
    const observer = new IntersectionObserver(([entry]) => {
      if (!entry?.isIntersecting) return
      observer.disconnect()
      whenIdle(want, stop.signal)
    })
    observer.observe(element)
    return () => {
      stop.abort()
      observer.disconnect()
    }
  }, [target, wanted])

  return wanted
}

function whenIdle(act: () => void, signal: AbortSignal): void {
  if ('requestIdleCallback' in window) {
    const wish = window.requestIdleCallback(act)
    signal.addEventListener('abort', () => window.cancelIdleCallback(wish))
  } else {
    const timer = setTimeout(act, GUESSED_IDLE_MS)
    signal.addEventListener('abort', () => clearTimeout(timer))
  }
}
