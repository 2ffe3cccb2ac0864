import { Component, type ReactNode, use } from 'react'
import { ServerErrorContext, usePathname } from './contexts.ts'

type Props = { fallback: (error: unknown) => ReactNode; children: ReactNode }

/** Shows the fallback for an error while rendering, in the browser and on the server; the next page resets it. */
export function ErrorBoundary({ fallback, children }: Props) {
  const error = use(ServerErrorContext)
  const pathname = usePathname()
  if (error !== undefined) return fallback(error)
  return (
    <Boundary pathname={pathname} fallback={fallback}>
      {children}
    </Boundary>
  )
}

type BoundaryProps = Props & { pathname: string }
type State = { failed: boolean; error: unknown; pathname: string }

class Boundary extends Component<BoundaryProps, State> {
  override state: State = { failed: false, error: undefined, pathname: this.props.pathname }

  static getDerivedStateFromError(error: unknown): Partial<State> {
    return { failed: true, error }
  }

  /** Not by `key`: that would mount everything inside anew with every page. */
  static getDerivedStateFromProps({ pathname }: BoundaryProps, state: State): State | null {
    return pathname === state.pathname ? null : { failed: false, error: undefined, pathname }
  }

  override render() {
    return this.state.failed ? this.props.fallback(this.state.error) : this.props.children
  }
}
