// Which routes an address leads through, and what their loaders say.
import type { ComponentType } from 'react'
import {
  type LoaderFunctionArgs,
  matchRoutes,
  type RouteMatch,
  type RouteObject,
  type RouterContextProvider,
  type ServerBuild,
  type UNSAFE_DataWithResponseInit as WithStatus,
} from 'react-router'
import type { LoadedMatch } from '../browser/pages.ts'
import type { RouteModule } from '../browser/router.ts'

export type DrawnModule = RouteModule & {
  loader?(args: LoaderFunctionArgs): unknown
  headers?(): Record<string, string>
  ErrorBoundary?: ComponentType<{ loaderData: unknown }>
}
export type DrawnMatch = LoadedMatch & { module: DrawnModule }

export type LoadedRoutes =
  | { kind: 'elsewhere'; status: number; location: string }
  | { kind: 'page'; status: number; matches: DrawnMatch[] }
  /** `at` is the place of the route whose loader threw; those before it have their data. */
  | { kind: 'failed'; error: unknown; matches: DrawnMatch[]; at: number }

export function createRouteLoader({ routes }: Pick<ServerBuild, 'routes'>) {
  const match = createMatcher(toRouteTree(routes))

  return async (url: URL, context: RouterContextProvider): Promise<LoadedRoutes> => {
    const found = match(url.pathname)
    const modules = found.map(({ route: { id = '' } }) => (routes[id]?.module ?? {}) as DrawnModule)
    const said = await Promise.allSettled(
      found.map(async ({ params }, place) => modules[place]?.loader?.(loaderArgs(url, params, context))),
    )
    const matches = found.map(
      ({ route: { id = '' }, params }, place): DrawnMatch => ({
        ...{ id, params, data: dataOf(said[place]) },
        module: modules[place] ?? {},
      }),
    )
    for (const [at, answer] of said.entries()) {
      const what = answer.status === 'fulfilled' ? answer.value : answer.reason
      if (what instanceof Response)
        return { kind: 'elsewhere', status: what.status, location: what.headers.get('location') ?? '/' }
      if (answer.status === 'rejected') return { kind: 'failed', error: answer.reason, matches, at }
    }
    return { kind: 'page', status: statusOf(said), matches }
  }
}

/** React Router builds a pattern for every route at every look; an address without parameters is looked up once. */
function createMatcher(tree: RouteObject[]) {
  const known = new Map<string, RouteMatch[]>()
  return (pathname: string): RouteMatch[] => {
    const found = known.get(pathname) ?? matchRoutes(tree, pathname) ?? []
    const plain = found.map(({ route: { path } }) => (path ? `/${path}` : '')).join('')
    if (plain === pathname) known.set(pathname, found)
    return found
  }
}

/** React Router's own table is flat. */
function toRouteTree(routes: ServerBuild['routes'], parentId?: string): RouteObject[] {
  return Object.values(routes).flatMap((route) => {
    if (!route || route.parentId !== parentId) return []
    const { id, path, index, caseSensitive } = route
    return [index ? { id, index } : { id, path, caseSensitive, children: toRouteTree(routes, id) }]
  })
}

function loaderArgs(
  url: URL,
  params: LoaderFunctionArgs['params'],
  context: RouterContextProvider,
): LoaderFunctionArgs {
  return {
    ...{ url, params, context, pattern: '' },
    // Dear to make, and hardly ever wanted.
    get request() {
      return new Request(url)
    },
  }
}

type Said = PromiseSettledResult<unknown> | undefined

function dataOf(said: Said): unknown {
  const value = said?.status === 'fulfilled' ? (said.value ?? null) : null
  return isWithStatus(value) ? value.data : value
}

/** The innermost route that names one decides. */
function statusOf(said: readonly Said[]): number {
  const named = said.flatMap((answer) => {
    const value = answer?.status === 'fulfilled' ? answer.value : null
    return isWithStatus(value) ? [value.init?.status ?? 200] : []
  })
  return named.at(-1) ?? 200
}

/** What React Router's `data()` gives; it has no test of its own for it. */
function isWithStatus(value: unknown): value is WithStatus<unknown> {
  return (
    value !== null && typeof value === 'object' && 'type' in value && value.type === 'DataWithResponseInit'
  )
}
