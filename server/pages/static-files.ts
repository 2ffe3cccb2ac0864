// Files of the web build, found by their exact address only, so that no path can lead anywhere else.
import { readdirSync, statSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { extname, join, relative, sep } from 'node:path'
import { ENCODINGS, type Encoding } from '#server/http/encoding.ts'

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
const SUFFIX: Record<Encoding, string> = { br: '.br', gzip: '.gz', identity: '' }

/** Names with a fingerprint never change; the rest is asked for again after a day. */
const FOREVER = 'public, max-age=31536000, immutable'
const A_DAY = 'public, max-age=86400, stale-while-revalidate=604800'
const FINGERPRINTED = /^\/(assets|art|fonts)\//

/** Pictures carry the version of the whole set in their address: /art/3f2a91bc/hero-480.avif. */
const VERSIONED = /^\/(art|fonts)\/[0-9a-z]{8}\//

/** More than all scripts, styles and fonts; pictures beyond it are read from the disk as they are asked for. */
const KEPT_BYTES = 12 * 1024 * 1024
const LARGEST_KEPT = 256 * 1024

export type StaticFile = {
  type: string
  cacheControl: string
  etag: string
  encodings: ReadonlySet<Encoding>
  read(encoding: Encoding): Buffer | Promise<Buffer>
}

export type StaticFiles = { find(path: string): StaticFile | undefined }

export function indexStaticFiles(root: string): StaticFiles {
  const kept = createKeptBodies()
  const names = new Set(listFiles(root))
  const files = new Map<string, StaticFile>()
  for (const name of names) {
    const type = TYPES[extname(name)]
    if (type) files.set(name, toStaticFile(name, type))
  }

  function toStaticFile(name: string, type: string): StaticFile {
    const encodings = ENCODINGS.filter((encoding) => names.has(name + SUFFIX[encoding]))
    return {
      type,
      cacheControl: FINGERPRINTED.test(name) ? FOREVER : A_DAY,
      etag: fingerprint(join(root, name)),
      encodings: new Set(encodings),
      read: (encoding) => kept.read(join(root, name + SUFFIX[encoding])),
    }
  }

  return {
    find: (path) => files.get(path) ?? files.get(withoutVersion(path)),
  }
}

/** The name of the file that a versioned address means. */
export function withoutVersion(path: string): string {
  return path.replace(VERSIONED, '/$1/')
}

/** When and how large: told without reading the file. */
function fingerprint(file: string): string {
  const { size, mtimeMs } = statSync(file)
  return `"${size.toString(36)}-${Math.round(mtimeMs).toString(36)}"`
}

function listFiles(root: string): string[] {
  return readdirSync(root, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && !entry.name.startsWith('.') && !entry.parentPath.includes(`${sep}.`))
    .map((entry) => `/${relative(root, join(entry.parentPath, entry.name)).split(sep).join('/')}`)
}

function createKeptBodies() {
  const bodies = new Map<string, Buffer>()
  let bytes = 0

  function read(file: string): Buffer | Promise<Buffer> {
    return bodies.get(file) ?? readFile(file).then((body) => keep(file, body))
  }

  function keep(file: string, body: Buffer): Buffer {
    if (body.length <= LARGEST_KEPT && bytes + body.length <= KEPT_BYTES && !bodies.has(file)) {
      bodies.set(file, body)
      bytes += body.length
    }
    return body
  }

  return { read }
}
