// Builds the pages when their sources changed, and compresses every file once.
import { spawnSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { existsSync, globSync, readFileSync, statSync, writeFileSync } from 'node:fs'
import { brotliCompressSync, constants, gzipSync } from 'node:zlib'

const SOURCES = [
  'web/**',
  'contract/**',
  'content/**',
  'public/**',
  'vite.config.ts',
  'react-router.config.ts',
  'package-lock.json',
]
const STAMP = 'build/.stamp'
const COMPRESSIBLE = 'build/client/**/*.{js,css,svg,txt}'

export function ensureBuilt(): void {
  const sources = fingerprint()
  if (existsSync(STAMP) && readFileSync(STAMP, 'utf8') === sources) return
  process.stdout.write('Building the pages ... ')
  const begun = performance.now()
  // Whoever asks (a test, a developer) may run with another word; pages are always built for visitors.
  const env = { ...process.env, NODE_ENV: 'production' }
  const build = spawnSync(process.execPath, ['node_modules/@react-router/dev/bin.cjs', 'build'], {
    encoding: 'utf8',
    env,
  })
  if (build.status !== 0) {
    process.stdout.write(`failed\n${build.stdout}${build.stderr}`)
    process.exit(1)
  }
  compressAssets()
  writeFileSync(STAMP, sources)
  process.stdout.write(`${((performance.now() - begun) / 1_000).toFixed(1)} s\n`)
}

function fingerprint(): string {
  const hash = createHash('sha256')
  for (const file of globSync(SOURCES)
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
