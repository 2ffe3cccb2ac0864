// The page for the browser, put together from what React Router knows after its loaders have run.
import type { EntryContext } from 'react-router'
import type { PageJson } from './layout/page-document.tsx'

/** Null when something failed: such a page needs no script. */
export function toPageJson({ manifest, staticHandlerContext }: EntryContext): PageJson | null {
  const { matches, loaderData, errors } = staticHandlerContext
  if (errors) return null
  const routes = matches.flatMap(({ route, params }) => {
    const built = manifest.routes[route.id]
    return built ? [{ built, id: route.id, params }] : []
  })
  const modules = routes.flatMap(({ built }) => [built.module, ...(built.imports ?? [])])
  const entry = manifest.entry
  return {
    build: manifest.version,
    styles: unique(routes.flatMap(({ built }) => built.css ?? [])),
    scripts: unique([entry.module, ...entry.imports, ...modules]),
    matches: routes.map(({ built, id, params }) => ({
      id,
      module: built.module,
      params,
      data: loaderData[id] ?? null,
    })),
  }
}

function unique(all: readonly string[]): string[] {
  return [...new Set(all)]
}
