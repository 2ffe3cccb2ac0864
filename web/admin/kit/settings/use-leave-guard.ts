import { useEffect, useEffectEvent, useState } from 'react'
import { withoutLanguage } from '#web/kit/i18n/localized-path.ts'
import { guardNavigation, usePathname } from '#web/kit/router/index.ts'
import { readToken } from '../api/token-store.ts'

/** A navigation that waits for the answer. */
export type Leaving = { proceed: () => void }

/** `isChanged` reads the stores, so that it is true to the moment of the navigation. */
export function useLeaveGuard(isChanged: () => boolean, hasChanges: boolean) {
  const [leaving, setLeaving] = useState<Leaving | null>(null)
  const pathname = usePathname()

  const onLeave = useEffectEvent((target: URL, proceed: () => void): boolean => {
    // Drafts survive a change of the language and a login after the session has ended.
    const isSameScreen = withoutLanguage(target.pathname) === withoutLanguage(pathname)
    if (!isChanged() || isSameScreen || readToken() === null) return true
    setLeaving({ proceed })
    return false
  })
  useEffect(() => guardNavigation((target, proceed) => onLeave(target, proceed)), [])

  useEffect(() => {
    if (!hasChanges) return
    const ask = (event: BeforeUnloadEvent) => event.preventDefault()
    window.addEventListener('beforeunload', ask)
    return () => window.removeEventListener('beforeunload', ask)
  }, [hasChanges])

  return { leaving, stay: () => setLeaving(null) }
}
