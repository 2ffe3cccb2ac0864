import { type RefObject, useEffect, useState } from 'react'

/** Fallback without requestIdleCallback. */
const IDLE_FALLBACK_MS = 1_500

/** True after the first input in the surrounding form, or when the element is visible and the browser is idle. */
export function useIsWanted(target: RefObject<HTMLElement | null>): boolean {
  const [isWanted, setIsWanted] = useState(false)

  useEffect(() => {
    const element = target.current
    if (!element || isWanted) return
    const stop = new AbortController()
    const activate = () => setIsWanted(true)
    const form = element.closest('form') ?? element
    // The form got the focus before hydration.
    if (form.contains(document.activeElement)) {
      activate()
      return
    }
    for (const kind of ['focusin', 'pointerdown', 'input'])
      form.addEventListener(kind, activate, { signal: stop.signal })
    const observer = new IntersectionObserver(([entry]) => {
      if (!entry?.isIntersecting) return
      observer.disconnect()
      whenIdle(activate, stop.signal)
    })
    observer.observe(element)
    return () => {
      stop.abort()
      observer.disconnect()
    }
  }, [target, isWanted])

  return isWanted
}

function whenIdle(act: () => void, signal: AbortSignal): void {
  if ('requestIdleCallback' in window) {
    const handle = window.requestIdleCallback(act)
    signal.addEventListener('abort', () => window.cancelIdleCallback(handle))
  } else {
    const timer = setTimeout(act, IDLE_FALLBACK_MS)
    signal.addEventListener('abort', () => clearTimeout(timer))
  }
}
