import { useEffect, useRef } from 'react'

/** Runs at once, or after the pointer is released: what it shows may move the page, and a click must land where it was pressed. */
export function useAfterPress(): (act: () => void) => void {
  const isPressed = useRef(false)
  useEffect(() => {
    const stop = new AbortController()
    const { signal } = stop
    const set = (pressed: boolean) => () => {
      isPressed.current = pressed
    }
    window.addEventListener('pointerdown', set(true), { capture: true, signal })
    for (const end of ['pointerup', 'pointercancel'])
      window.addEventListener(end, set(false), { capture: true, signal })
    return () => stop.abort()
  }, [])
  return (act) => {
    if (!isPressed.current) return act()
    const stop = new AbortController()
    const onEnd = () => {
      stop.abort()
      // The click comes after the release.
      setTimeout(act)
    }
    for (const end of ['pointerup', 'pointercancel'])
      window.addEventListener(end, onEnd, { signal: stop.signal })
  }
}
