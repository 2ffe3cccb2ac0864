import { use, useCallback, useMemo } from 'react'
import {
  type Location,
  LocationContext,
  type NavigateOptions,
  type Navigation,
  NavigationContext,
  PathnameContext,
  PendingContext,
  useRequired,
} from './contexts.ts'

export function useLocation(): Location {
  return useRequired(LocationContext)
}

/** Renders again only when the page changes, not with the query or the hash. */
export function usePathname(): string {
  return useRequired(PathnameContext)
}

export function useNavigate(): Navigation['navigate'] {
  return useRequired(NavigationContext).navigate
}

/** True while the next page is being fetched. */
export function useIsNavigating(): boolean {
  return use(PendingContext)
}

type SetSearchParams = (next: URLSearchParams, options?: NavigateOptions) => void

export function useSearchParams(): [URLSearchParams, SetSearchParams] {
  const { search } = useLocation()
  const navigate = useNavigate()
  const params = useMemo(() => new URLSearchParams(search), [search])
  const setParams = useCallback<SetSearchParams>(
    (next, options) => {
      const text = next.toString()
      navigate(text ? `?${text}` : window.location.pathname, options)
    },
    [navigate],
  )
  return [params, setParams]
}
