import { use, useEffect, useRef, useState } from 'react'
import { PendingContext, usePathname } from './contexts.ts'

/** A progress bar while the next page is fetched, and its title for screen readers once it is there. */
export function NavigationStatus() {
  const isNavigating = use(PendingContext)
  const pathname = usePathname()
  const announced = useRef(pathname)
  const [title, setTitle] = useState('')

  useEffect(() => {
    if (announced.current === pathname) return
    announced.current = pathname
    setTitle(document.title)
  }, [pathname])

  return (
    <>
      {isNavigating && <div className="navigation-progress" aria-hidden="true" />}
      <p className="sr-only" aria-live="polite">
        {title}
      </p>
    </>
  )
}
