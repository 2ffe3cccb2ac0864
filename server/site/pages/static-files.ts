// Files of the build, found by their exact path only, so that no path can lead anywhere else.
import { readdirSync } from 'node:fs'
import { readFile, stat } from 'node:fs/promises'
import { extname, join, relative, sep } from 'node:path'
import { createByteCache, type Produced } from '#server/platform/http/byte-cache.ts'
import type { Encoding } from '#server/platform/http/encoding.ts'
import { type StoredResponse, toStoredResponse } from '#server/platform/http/stored-response.ts'
import type { Clock } from '#server/platform/kernel/clock.ts'

const TYPES: Record<string, string> = {
  '.avif': 'image/avif',
  '.css': 'text/css; charset=utf-8',
  '.ico': 'image/x-icon',
  '.jpg': 'image/jpeg',
  '.js': 'text/javascript; charset=utf-8',
  '.png': 'image/png',
  '.svg': 'image/svg+xml',
  '.txt': 'text/plain; charset=utf-8',
  '.webmanifest': 'application/manifest+json',
  '.webp': 'image/webp',
  '.woff2': 'font/woff2',
}

/** Names with a fingerprint never change; browsers revalidate the rest after a day. */
const FOREVER = 'public, max-age=31536000, immutable'
const A_DAY = 'public, max-age=86400, stale-while-revalidate=604800'
const FINGERPRINTED = /^\/(assets|art|fonts)\//

/** Pictures carry the version of the whole set in their address: /art/3f2a91bc/hero-480.avif. */
const VERSIONED = /^\/(art|fonts)\/[0-9a-z]{8}\//

/** Room for all scripts, styles and fonts. Large pictures are read from the disk for every request. */
const CACHE_BYTES = 12 * 1024 * 1024
const LARGEST_CACHED = 256 * 1024

/** A file is no document: headers that only documents need are left out. */
const FILE_HEADERS = ['x-content-type-options', 'nosniff', 'cross-origin-resource-policy', 'same-origin']

export type StaticFiles = ReturnType<typeof indexStaticFiles>

export function indexStaticFiles(root: string, clock: Clock) {
  const cache = createByteCache({ clock, maxBytes: CACHE_BYTES, onError: () => {} })
  const names = new Set(listFiles(root))

  async function load(name: string): Promise<Produced> {
    const read = (suffix: string) => (names.has(name + suffix) ? readFile(join(root, name + suffix)) : null)
    const [identity, br, gzip, { size, mtimeMs }] = await Promise.all([
      readFile(join(root, name)),
      read('.br'),
      read('.gz'),
      stat(join(root, name)),
    ])
    const bodies: Record<Encoding, Buffer> = { br: br ?? identity, gzip: gzip ?? identity, identity }
    const headers = [
      ...['content-type', TYPES[extname(name)] ?? ''],
      ...['cache-control', FINGERPRINTED.test(name) ? FOREVER : A_DAY],
      ...FILE_HEADERS,
    ]
    const etag = `"${size.toString(36)}-${Math.round(mtimeMs).toString(36)}"`
    const response = toStoredResponse({ status: 200, etag, bodies }, headers)
    return { response, freshSeconds: size <= LARGEST_CACHED ? Number.POSITIVE_INFINITY : 0 }
  }

  function nameOf(path: string): string | undefined {
    const name = names.has(path) ? path : withoutVersion(path)
    return names.has(name) && extname(name) in TYPES ? name : undefined
  }

  return {
    has: (path: string): boolean => nameOf(path) !== undefined,
    read: (path: string): Promise<StoredResponse> => {
      const name = nameOf(path) ?? path
      return cache.get(name, () => load(name))
    },
  }
}

export function withoutVersion(path: string): string {
  return path.replace(VERSIONED, '/$1/')
}

function listFiles(root: string): string[] {
  return readdirSync(root, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && !entry.name.startsWith('.') && !entry.parentPath.includes(`${sep}.`))
    .map((entry) => `/${relative(root, join(entry.parentPath, entry.name)).split(sep).join('/')}`)
}
