// Where the visitor is and what is shown there, in the browser.
import { type ComponentType, createContext, type ReactNode, use } from 'react'
import type { LoadedMatch } from './pages.ts'

export type RouteModule = {
  default?: ComponentType
  Layout?: ComponentType<{ children: ReactNode }>
}

export type Place = { pathname: string; search: string; hash: string }

export type NavigateOptions = { replace?: boolean; preventScrollReset?: boolean }

/** The same for as long as the page lives: who only follows them is not drawn again when the place changes. */
export type Ways = {
  navigate(href: string, options?: NavigateOptions): void
  prefetch(href: string): void
}

export const PlaceContext = createContext<Place | null>(null)
export const WaysContext = createContext<Ways | null>(null)

export function usePlace(): Place {
  return given(use(PlaceContext))
}

export function useWays(): Ways {
  return given(use(WaysContext))
}

function given<Value>(value: Value | null): Value {
  if (value === null) throw new Error('There is no router around this component')
  return value
}

/** The chain of routes, and how deep in it a component stands. */
export type Matches = { matches: readonly LoadedMatch[]; depth: number }

export const MatchesContext = createContext<Matches>({ matches: [], depth: 0 })

export function placeOf({ pathname, search, hash }: Place): Place {
  return { pathname, search, hash }
}
