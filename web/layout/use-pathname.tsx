// The page that is shown, without what stands behind ? and #: who follows only this is not drawn again with every switch.
import { createContext, type ReactNode, use } from 'react'
import { useLocation } from 'react-router'

const PathnameContext = createContext<string | null>(null)

export function PathnameProvider({ children }: { children: ReactNode }) {
  return <PathnameContext value={useLocation().pathname}>{children}</PathnameContext>
}

export function usePathname(): string {
  const pathname = use(PathnameContext)
  if (pathname === null) throw new Error('usePathname is used outside of the site layout')
  return pathname
}
