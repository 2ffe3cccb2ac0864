import { type ReactNode, useEffect, useRef } from 'react'

/**
 * Arrives once when it is scrolled to. Nothing is hidden before: a print, a capture of the whole page and a page without
 * script show everything.
 */
export function Reveal({ children, className = '' }: { children: ReactNode; className?: string }) {
  const box = useRef<HTMLDivElement>(null)

  useEffect(() => {
    const element = box.current
    if (!element) return
    let isWaiting = false
    // The observer is asked where it stands, too: measuring here would make the browser lay out the page in between.
    const observer = new IntersectionObserver((entries) => {
      const isThere = entries.some(({ isIntersecting }) => isIntersecting)
      if (!isThere && (isWaiting || isBelow(entries))) {
        isWaiting = true
        return
      }
      if (isWaiting) element.dataset.reveal = 'shown'
      observer.disconnect()
    })
    observer.observe(element)
    return () => {
      observer.disconnect()
      delete element.dataset.reveal
    }
  }, [])

  return (
    <div ref={box} className={`reveal ${className}`}>
      {children}
    </div>
  )
}

function isBelow(entries: readonly IntersectionObserverEntry[]): boolean {
  return entries.some(({ boundingClientRect }) => boundingClientRect.top >= window.innerHeight)
}
