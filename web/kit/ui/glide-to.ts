import { prefersReducedMotion } from './reduced-motion.ts'

const SMOOTH_SCROLL_SECONDS = 1.2

export function glideTo(target: Element): void {
  const padding = Number.parseFloat(getComputedStyle(document.documentElement).scrollPaddingTop) || 0
  const from = window.scrollY
  const distance = target.getBoundingClientRect().top - padding
  if (prefersReducedMotion()) {
    window.scrollTo(0, from + distance)
    return
  }
  const stop = new AbortController()
  for (const kind of ['wheel', 'touchstart', 'keydown']) {
    window.addEventListener(kind, () => stop.abort(), { once: true, passive: true, signal: stop.signal })
  }
  const begun = performance.now()
  const step = (now: number): void => {
    if (stop.signal.aborted) return
    const part = Math.min(1, (now - begun) / (SMOOTH_SCROLL_SECONDS * 1_000))
    window.scrollTo(0, from + distance * easeOut(part))
    if (part < 1) requestAnimationFrame(step)
    else stop.abort()
  }
  requestAnimationFrame(step)
}

/** Ease-out; ends exactly at 1. */
function easeOut(part: number): number {
  return part >= 1 ? 1 : 1.001 - 2 ** (-10 * part)
}
