import { type ComponentType, createContext, type ReactNode, use, useCallback, useMemo } from 'react'
import type { PageAssets, PageData } from './page-data.ts'

export type Location = { pathname: string; search: string; hash: string }

export type NavigateOptions = {
  replace?: boolean
  /** Keeps the scroll position and the focus. */
  preventScrollReset?: boolean
}

/** Stable for the life of the document, so components that only navigate do not render again with the location. */
export type Navigation = {
  navigate(href: string, options?: NavigateOptions): void
  prefetch(href: string): void
  /** A page to show beside the current one; null when it could not be fetched. */
  load(href: string): Promise<LoadedPage | null>
}

// biome-ignore lint/suspicious/noExplicitAny: each page has the props of its own loader
export type PageComponent = ComponentType<any>

/** The html element around every page. It is given the data of the layout, null when that could not be loaded. */
export type DocumentComponent = ComponentType<{ children: ReactNode; layoutData: unknown }>

export type LoadedPage = PageData & { components: { Layout: PageComponent; Page: PageComponent } }

export const LocationContext = createContext<Location | null>(null)
export const PathnameContext = createContext<string | null>(null)
export const NavigationContext = createContext<Navigation | null>(null)
export const PendingContext = createContext(false)
export const LoadedPageContext = createContext<LoadedPage | null>(null)
/** Null in a document that stays as it was rendered, such as an error page: it has styles, but no scripts. */
export const AssetsContext = createContext<(PageAssets & { page: PageData | null }) | null>(null)
/** The error that the server renders in place of the page. */
export const ServerErrorContext = createContext<unknown>(undefined)

export function toLocation({ pathname, search, hash }: Location): Location {
  return { pathname, search, hash }
}

export function useRequired<Value>(context: React.Context<Value | null>): Value {
  const value = use(context)
  if (value === null) throw new Error('There is no router around this component')
  return value
}

export const useLocation = (): Location => useRequired(LocationContext)

/** Renders again only when the page changes, not with the query or the hash. */
export const usePathname = (): string => useRequired(PathnameContext)

export const useNavigation = (): Navigation => useRequired(NavigationContext)

export const useNavigate = (): Navigation['navigate'] => useNavigation().navigate

/** The data of the page, for the layout around it; null outside of a page. */
export const usePageData = (): unknown => use(LoadedPageContext)?.data

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
