// The imports of our source files.
import { globSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'

export type Import = { from: string; to: string; typeOnly: boolean }

/** Static imports and re-exports, and `import()`. */
const IMPORT = /^(?:(?:import|export)( type)?\b[^;'"]*?from|import) '([^']+)'|\bimport\('([^']+)'\)/gm

export function readImports(): Import[] {
  const files = globSync(
    '{server,web,contract,content,scripts,simulators,proof,tests,art}/**/*.{ts,tsx,mjs}',
    {
      exclude: (name) => name === 'node_modules' || /\.(test|spec)\.tsx?$/.test(name),
    },
  )
  return files.flatMap((from) =>
    [...readFileSync(from, 'utf8').matchAll(IMPORT)].map(([, type, path, lazyPath]) => ({
      from,
      to: resolve(from, path ?? lazyPath ?? ''),
      typeOnly: type !== undefined,
    })),
  )
}

function resolve(from: string, path: string): string {
  if (path.startsWith('#')) return path.slice(1)
  return path.startsWith('.') ? join(dirname(from), path) : path
}
