// The imports of our source files.
import { globSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'

export type Import = { from: string; to: string; typeOnly: boolean; lazy: boolean }

/** Static imports and re-exports, and `import()`. */
const IMPORT = /^(?:(?:import|export)( type)?\b[^;'"]*?from|import) '([^']+)'|\bimport\('([^']+)'\)/gm

const FILES = '{server,web,contract,content,scripts,simulators,proof,tests,art}/**/*.{ts,tsx,mjs}'

export function readImports({ ofTests = false } = {}): Import[] {
  const files = globSync(FILES, {
    exclude: (name) => name === 'node_modules' || (!ofTests && /\.(test|spec)\.tsx?$/.test(name)),
  })
  return files.flatMap((from) =>
    [...readFileSync(from, 'utf8').matchAll(IMPORT)].map(([, type, path, lazyPath]) => ({
      from,
      to: resolve(from, path ?? lazyPath ?? ''),
      typeOnly: type !== undefined,
      lazy: path === undefined,
    })),
  )
}

function resolve(from: string, path: string): string {
  if (path.startsWith('#')) return path.slice(1)
  return path.startsWith('.') ? join(dirname(from), path) : path
}
