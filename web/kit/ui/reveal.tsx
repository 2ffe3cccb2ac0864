import { type ReactNode, useEffect, useRef } from 'react'

/**
 * Animates its content once when it scrolls into view. Nothing is hidden before, so prints, full-page captures and pages
 * without script show everything.
 */
export function Reveal({ children, className = '' }: { children: ReactNode; className?: string }) {
  const box = useRef<HTMLDivElement>(null)

  useEffect(() => {
    const element = box.current
    if (!element) return
    let isWaiting = false
    // The observer also reports the position: measuring it here would force a layout.
    const observer = new IntersectionObserver((entries) => {
      const isThere = entries.some(({ isIntersecting }) => isIntersecting)
      const isBelow = entries.some(({ boundingClientRect }) => boundingClientRect.top >= window.innerHeight)
      if (!isThere && (isWaiting || isBelow)) {
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
