import { type RefObject, useEffect, useState } from 'react'

/** Whether at least half of an element is on the screen. */
export function useVisible(target: RefObject<Element | null>): boolean {
  const [visible, setVisible] = useState(false)
  useEffect(() => {
    if (!target.current) return
    const observer = new IntersectionObserver(([entry]) => setVisible(entry?.isIntersecting ?? false), {
      threshold: 0.5,
    })
    observer.observe(target.current)
    return () => observer.disconnect()
  }, [target])
  return visible
}
