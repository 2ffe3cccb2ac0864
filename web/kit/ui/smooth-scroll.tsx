import { useEffect } from 'react'

/** Links to a hash on the same page scroll smoothly; user scrolling interrupts it. */
export function SmoothScroll() {
  useEffect(() => {
    document.addEventListener('click', glideToAnchor)
    return () => document.removeEventListener('click', glideToAnchor)
  }, [])
  return null
}

function glideToAnchor(event: MouseEvent): void {
  const link = event.target instanceof Element ? event.target.closest('a[href^="#"]') : null
  const id = link?.getAttribute('href')?.slice(1)
  const target = id ? document.getElementById(id) : null
  if (!target || event.defaultPrevented || event.button !== 0 || event.metaKey || event.ctrlKey) return
  event.preventDefault()
  window.history.replaceState(window.history.state, '', `#${id}`)
  target.focus({ preventScroll: true })
  import('./glide-to.ts').then(
    ({ glideTo }) => glideTo(target),
    () => target.scrollIntoView(),
  )
}
