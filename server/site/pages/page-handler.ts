// The wall to the pages: to the server, the whole website is one function.
import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import type { Manifest } from 'vite'

export type RenderedPage =
  | { kind: 'redirect'; location: string; status: 302 | 308 }
  /** `page` is its name in the table of pages, or `not-found`. */
  | { kind: 'page'; status: number; page: string; html: string }

export type PageHandler = (url: URL) => Promise<RenderedPage>
export type ReportError = (error: unknown) => void

/** `Services` is what the loaders of the pages read; the server hands it through. */
type Options<Services> = {
  services: Services
  reportError: ReportError
  /** The files of the build; null while Vite serves the sources. */
  build: { id: string; manifest: Manifest } | null
}
export type PagesEntry<Services> = { createPageHandler(options: Options<Services>): Promise<PageHandler> }

const BUILD_ID_LENGTH = 10

export async function loadBuiltPages<Services>(buildDir: string, options: Omit<Options<Services>, 'build'>) {
  const manifest = readFileSync(join(buildDir, 'client/.vite/manifest.json'), 'utf8')
  const id = createHash('sha256').update(manifest).digest('base64url').slice(0, BUILD_ID_LENGTH)
  const entry: PagesEntry<Services> = await import(pathToFileURL(join(buildDir, 'server/index.js')).href)
  return entry.createPageHandler({ ...options, build: { id, manifest: JSON.parse(manifest) } })
}
