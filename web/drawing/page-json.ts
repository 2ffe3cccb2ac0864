// The page for the browser, put together from the routes that it was drawn with.
import type { ServerBuild } from 'react-router'
import type { LoadedMatch } from '../browser/pages.ts'
import type { PageJson } from '../layout/page-document.tsx'

export function toPageJson(
  { routes, entry, version }: ServerBuild['assets'],
  matches: readonly LoadedMatch[],
): PageJson {
  const parts = matches.flatMap(({ id, params, data }) => {
    const built = routes[id]
    return built ? [{ built, id, params, data }] : []
  })
  const modules = parts.flatMap(({ built }) => [built.module, ...(built.imports ?? [])])
  return {
    build: version,
    styles: unique(parts.flatMap(({ built }) => built.css ?? [])),
    scripts: unique([entry.module, ...entry.imports, ...modules]),
    matches: parts.map(({ built, id, params, data }) => ({ id, module: built.module, params, data })),
  }
}

function unique(all: readonly string[]): string[] {
  return [...new Set(all)]
}
