import { type ReactNode, useEffect, useRef } from 'react'

/** Arrives once when it is scrolled to. What is on the first screen, or has no script, is simply there. */
export function Reveal({ children, className = '' }: { children: ReactNode; className?: string }) {
  const box = useRef<HTMLDivElement>(null)

  useEffect(() => {
    const element = box.current
    if (!element || element.getBoundingClientRect().top < window.innerHeight) return
    element.dataset.reveal = 'waiting'
    const observer = new IntersectionObserver(
      (entries) => {
        if (!entries.some((entry) => entry.isIntersecting)) return
        element.dataset.reveal = 'shown'
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
