// The wall to the pages: to the server the whole website is one function.
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import type { Services } from '#server/services.ts'

export type PageAnswer = { status: number; headers: Readonly<Record<string, string>>; body: string }
/** Takes a whole address. */
export type PageHandler = (address: string) => Promise<PageAnswer>
export type ReportError = (error: unknown) => void
export type PagesEntry = { createPageHandler(services: Services, reportError: ReportError): PageHandler }

/** The pages as they were built. */
export async function loadBuiltPages(
  buildDir: string,
  services: Services,
  reportError: ReportError,
): Promise<PageHandler> {
  const entry: PagesEntry = await import(pathToFileURL(join(buildDir, 'server/index.js')).href)
  return entry.createPageHandler(services, reportError)
}
