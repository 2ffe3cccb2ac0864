// Builds the pages and the process when their sources changed, and compresses every file once.
import { spawnSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { existsSync, globSync, readFileSync, statSync, writeFileSync } from 'node:fs'
import { brotliCompressSync, constants, gzipSync } from 'node:zlib'

type Part = { name: string; stamp: string; sources: readonly string[]; args: readonly string[] }

const SHARED = [
  ...['contract/**', 'content/**', 'package-lock.json', 'scripts/lib/build.ts'],
  'scripts/pack/runtime-packages.ts',
]

const PAGES: Part = {
  name: 'pages',
  stamp: 'build/.pages',
  sources: [...SHARED, 'web/**', 'public/**', 'vite.config.ts', 'scripts/lib/build-pages.ts'],
  args: ['scripts/lib/build-pages.ts'],
}
const PROCESS: Part = {
  name: 'process',
  stamp: 'build/.process',
  sources: [
    ...SHARED,
    ...[
      'package.json',
      'server/**',
      'simulators/**',
      'scripts/lib/bundle-process.ts',
      'scripts/lib/require-node.ts',
    ],
  ],
  args: ['scripts/lib/bundle-process.ts'],
}
const COMPRESSIBLE = 'build/client/**/*.{js,css,svg,txt}'

/** Everything that the build reads. */
export const BUILD_SOURCES: readonly string[] = [...PAGES.sources, ...PROCESS.sources]

export function ensureBuilt(): void {
  ensurePart(PAGES, compressAssets)
  ensurePart(PROCESS)
  writeFileSync('build/commit', findCommit())
}

/**
 * Tells two builds of one version apart: the commit, and for sources that no commit has, a part of their hash. COMMIT names it
 * where the history is not at hand, as in a container.
 */
export function findCommit(): string {
  if (process.env.COMMIT) return process.env.COMMIT
  const git = (...args: string[]) => spawnSync('git', args, { encoding: 'utf8' })
  const commit = git('rev-parse', '--short=7', 'HEAD').stdout?.trim()
  const isCommitted = commit && git('status', '--porcelain').stdout === ''
  if (isCommitted) return commit
  return [commit, fingerprint(BUILD_SOURCES).slice(0, 7)].filter(Boolean).join('.')
}

function ensurePart({ name, stamp, sources, args }: Part, finish = () => {}): void {
  const wanted = fingerprint(sources)
  if (existsSync(stamp) && readFileSync(stamp, 'utf8') === wanted) return
  process.stdout.write(`Building the ${name} ... `)
  const begun = performance.now()
  // Also from tests and development, whose NODE_ENV differs.
  const env = { ...process.env, NODE_ENV: 'production' }
  const build = spawnSync(process.execPath, args, { encoding: 'utf8', env })
  if (build.status !== 0) {
    process.stdout.write(`failed\n${build.stdout}${build.stderr}`)
    process.exit(1)
  }
  finish()
  writeFileSync(stamp, wanted)
  process.stdout.write(`${((performance.now() - begun) / 1_000).toFixed(1)} s\n`)
}

function fingerprint(sources: readonly string[]): string {
  const hash = createHash('sha256')
  for (const file of globSync(sources)
    .filter((name) => !/\.test\.tsx?$/.test(name))
    .sort()) {
    if (statSync(file).isFile()) hash.update(file).update(readFileSync(file))
  }
  return hash.digest('hex')
}

function compressAssets(): void {
  for (const file of globSync(COMPRESSIBLE)) {
    const body = readFileSync(file)
    writeFileSync(
      `${file}.br`,
      brotliCompressSync(body, { params: { [constants.BROTLI_PARAM_QUALITY]: 11 } }),
    )
    writeFileSync(`${file}.gz`, gzipSync(body, { level: 9 }))
  }
}
