// Where the visitor is and what is shown there, in the browser.
import { type ComponentType, createContext, type ReactNode, use } from 'react'
import type { LoadedMatch } from './pages.ts'

export type RouteModule = {
  default?: ComponentType
  Layout?: ComponentType<{ children: ReactNode }>
}

export type Place = { pathname: string; search: string; hash: string }

export type NavigateOptions = { replace?: boolean; preventScrollReset?: boolean }

export type Router = {
  place: Place
  navigate(href: string, options?: NavigateOptions): void
  prefetch(href: string): void
}

export const RouterContext = createContext<Router | null>(null)

export function useRouter(): Router {
  const router = use(RouterContext)
  if (!router) throw new Error('There is no router around this component')
  return router
}

/** The chain of routes, and how deep in it a component stands. */
export type Matches = { matches: readonly LoadedMatch[]; depth: number }

export const MatchesContext = createContext<Matches>({ matches: [], depth: 0 })

export function placeOf({ pathname, search, hash }: Place): Place {
  return { pathname, search, hash }
}
