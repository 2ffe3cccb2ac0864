// The part of React Router that pages use, for the browser: a tenth of its weight.
// Pages are routed and drawn by React Router on the server; here they are only brought to life and exchanged.
import {
  type ComponentProps,
  type ComponentType,
  createElement,
  type MouseEvent,
  use,
  useCallback,
  useMemo,
} from 'react'
import { MatchesContext, type NavigateOptions, type Place, usePlace, useWays } from './router.ts'

export function useLocation(): Place {
  return usePlace()
}

export function useNavigate() {
  const { navigate } = useWays()
  return useCallback(
    (to: string | Partial<Place>, options?: NavigateOptions) => {
      navigate(
        typeof to === 'string' ? to : `${to.pathname ?? ''}${to.search ?? ''}${to.hash ?? ''}`,
        options,
      )
    },
    [navigate],
  )
}

type SetSearch = (next: URLSearchParams, options?: NavigateOptions) => void

export function useSearchParams(): [URLSearchParams, SetSearch] {
  const { search } = usePlace()
  const { navigate } = useWays()
  const params = useMemo(() => new URLSearchParams(search), [search])
  const set = useCallback<SetSearch>(
    (next, options) => {
      const search = next.toString()
      navigate(search ? `?${search}` : window.location.pathname, options)
    },
    [navigate],
  )
  return [params, set]
}

/** The next route of the chain. */
export function Outlet() {
  const { matches, depth } = use(MatchesContext)
  const next = matches[depth + 1]
  const inside = useMemo(() => ({ matches, depth: depth + 1 }), [matches, depth])
  return next?.module.default ? (
    <MatchesContext value={inside}>{createElement(next.module.default)}</MatchesContext>
  ) : null
}

type LinkProps = Omit<ComponentProps<'a'>, 'href'> &
  NavigateOptions & { to: string; prefetch?: 'none' | 'intent' }

export function Link({ to, replace, preventScrollReset, prefetch = 'none', onClick, ...props }: LinkProps) {
  const { navigate, prefetch: fetchAhead } = useWays()

  function follow(event: MouseEvent<HTMLAnchorElement>): void {
    onClick?.(event)
    const elsewhere = event.metaKey || event.ctrlKey || event.shiftKey || event.altKey || event.button !== 0
    if (event.defaultPrevented || elsewhere || (props.target && props.target !== '_self')) return
    event.preventDefault()
    navigate(to, { replace: replace || isHere(to), preventScrollReset })
  }

  const intend = prefetch === 'intent' ? () => fetchAhead(to) : undefined
  return (
    <a {...props} href={to} onClick={follow} onPointerEnter={intend} onFocus={intend} onTouchStart={intend} />
  )
}

/** A link to the present address makes no second entry in the history. */
function isHere(to: string): boolean {
  return new URL(to, window.location.href).href === window.location.href
}

/** The build wraps every route component with this; it hands in what the route was given. */
export function UNSAFE_withComponentProps(Component: ComponentType<Record<string, unknown>>) {
  return function RouteComponent() {
    const { matches, depth } = use(MatchesContext)
    const match = matches[depth]
    return createElement(Component, { loaderData: match?.data, params: match?.params ?? {}, matches })
  }
}

/** Errors are drawn on the server and stay as they are. */
export function UNSAFE_withErrorBoundaryProps(Component: ComponentType) {
  return Component
}

/** Only React Router's own runtime needs these; they are never drawn by ours. */
export function Nothing() {
  return null
}
export { Nothing as Links, Nothing as Scripts, Nothing as ScrollRestoration }
