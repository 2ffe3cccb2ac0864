import { type ReactNode, useEffect, useRef } from 'react'

/** Arrives once when it is scrolled to. What is on the first screen, or has no script, is simply there. */
export function Reveal({ children, className = '' }: { children: ReactNode; className?: string }) {
  const box = useRef<HTMLDivElement>(null)

  useEffect(() => {
    const element = box.current
    if (!element) return
    // The observer is asked where it stands, too: measuring here would make the browser lay out the page in between.
    const observer = new IntersectionObserver(
      (entries) => {
        const isThere = entries.some(({ isIntersecting }) => isIntersecting)
        const isWaiting = element.dataset.reveal === 'waiting'
        if (!isThere && (isWaiting || isBelow(entries))) {
          element.dataset.reveal = 'waiting'
          return
        }
        if (isWaiting) element.dataset.reveal = 'shown'
        observer.disconnect()
      },
      { rootMargin: '0px 0px -8% 0px' },
    )
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
