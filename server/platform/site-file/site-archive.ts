// The contents of an archive of a site: a manifest, a JSON file for each kind, and the pictures that they name.
import { createHash } from 'node:crypto'
import { setImmediate as nextTurn } from 'node:timers/promises'
import { Unzip, type UnzipFile, UnzipInflate, unzipSync, type Zippable, zipSync } from 'fflate'
import * as z from 'zod'
import type { SettingsIssue } from '#content/settings/describe-problems.ts'
import { SITE_FILE_KINDS, SITE_FILE_LIMIT_BYTES, type SiteFileKindName } from '#contract/site/site-file.ts'
import { AppError } from '#server/platform/kernel/app-error.ts'
import { isWithin } from '#server/platform/kernel/json-bounds.ts'
import { parseAtOnce } from './parse-strictly.ts'

export const PICTURE_FOLDER = 'pictures/'
const FORMAT = 1
const MANIFEST = 'manifest.json'
const JSON_MAX_BYTES = 8 * 1024 * 1024
/** Of each file. Two thousand products, as many as there may be, have a hundred each. */
const JSON_BOUNDS = { depth: 32, entries: 200_000 }
const PICTURE_MAX_BYTES = 10 * 1024 * 1024
const PICTURE_NAME = /^[A-Za-z0-9][\w.-]{0,99}$/
const SHOWN_CHARACTERS = 100

const Manifest = z.object({
  format: z.literal(FORMAT),
  angkasa: z.string().max(100),
  /** SHA-256 of each picture: one that was replaced by hand is another picture. */
  pictures: z.record(z.string(), z.string()),
})
const Format = z.object({ format: z.number() })

export type SiteArchive = {
  values: Map<SiteFileKindName, unknown>
  /** By name, without the folder. */
  pictures: Map<string, { bytes: Uint8Array; isAsExported: boolean }>
}

type Exported = {
  version: string
  values: Iterable<readonly [SiteFileKindName, unknown]>
  pictures: ReadonlyMap<string, Uint8Array>
}

export function writeSiteArchive({ version, values, pictures }: Exported): Uint8Array {
  const sorted = [...pictures].sort(([one], [other]) => (one < other ? -1 : 1))
  const sums = Object.fromEntries(sorted.map(([name, bytes]) => [name, sha256(bytes)]))
  const manifest = { format: FORMAT, angkasa: version, pictures: sums } satisfies z.infer<typeof Manifest>
  return packArchive(
    new Map([
      [MANIFEST, toJson(manifest)],
      ...[...values].map(([name, value]) => [fileOf(name), toJson(value)] as const),
      ...sorted.map(([name, bytes]) => [PICTURE_FOLDER + name, bytes] as const),
    ]),
  )
}

/** Throws when it is no archive; names every file that does not belong into it. */
export async function readSiteArchive(
  bytes: Uint8Array,
  unpackedMaxBytes?: number,
): Promise<{ archive: SiteArchive; issues: SettingsIssue[] }> {
  const files = await unpackArchive(bytes, unpackedMaxBytes)
  const issues = [...files].flatMap(([name, { length }]) => fileIssues(name, length))
  const archive: SiteArchive = { values: new Map(), pictures: new Map() }
  if (issues.length > 0) return { archive, issues }
  const sums = readManifest(files, issues)
  for (const name of SITE_FILE_KINDS) {
    await nextTurn()
    const file = files.get(fileOf(name))
    const json = file && readJson(fileOf(name), file, issues)
    if (json !== undefined) archive.values.set(name, json)
  }
  for (const [path, picture] of files) {
    if (!path.startsWith(PICTURE_FOLDER)) continue
    await nextTurn()
    const name = path.slice(PICTURE_FOLDER.length)
    archive.pictures.set(name, { bytes: picture, isAsExported: sums[name] === sha256(picture) })
  }
  return { archive, issues }
}

export function sha256(bytes: Uint8Array | string): string {
  return createHash('sha256').update(bytes).digest('hex')
}

function fileOf(kind: SiteFileKindName): string {
  return `${kind}.json`
}

function toJson(value: unknown): Uint8Array {
  return Buffer.from(`${JSON.stringify(value, null, 2)}\n`)
}

function fileIssues(name: string, length: number): SettingsIssue[] {
  const isJson = name === MANIFEST || SITE_FILE_KINDS.some((kind) => fileOf(kind) === name)
  const isPicture = name.startsWith(PICTURE_FOLDER) && PICTURE_NAME.test(name.slice(PICTURE_FOLDER.length))
  const path = [name.replace(/\p{C}/gu, '?').slice(0, SHOWN_CHARACTERS)]
  if (!isJson && !isPicture) return [{ path, message: 'unknown_file' }]
  return length > (isJson ? JSON_MAX_BYTES : PICTURE_MAX_BYTES) ? [{ path, message: 'file_too_large' }] : []
}

function readManifest(files: ArchiveFiles, issues: SettingsIssue[]): Record<string, string> {
  const file = files.get(MANIFEST)
  if (!file) issues.push({ path: [MANIFEST], message: 'required' })
  const json = file && readJson(MANIFEST, file, issues)
  if (json === undefined) return {}
  const { data } = Format.safeParse(json)
  if (data && data.format !== FORMAT) {
    const params = { format: data.format, known: FORMAT }
    issues.push({ path: [MANIFEST], message: 'other_format', params })
    return {}
  }
  const read = parseAtOnce(Manifest, json)
  if ('value' in read) return read.value.pictures
  issues.push(...read.issues.map((issue) => ({ ...issue, path: [MANIFEST, ...issue.path] })))
  return {}
}

function readJson(name: string, bytes: Uint8Array, issues: SettingsIssue[]): unknown {
  if (!isWithin(bytes, JSON_BOUNDS)) {
    issues.push({ path: [name], message: 'file_too_large' })
    return undefined
  }
  try {
    return JSON.parse(new TextDecoder('utf-8', { fatal: true }).decode(bytes))
  } catch {
    issues.push({ path: [name], message: 'not_json' })
    return undefined
  }
}

type ArchiveFiles = ReadonlyMap<string, Uint8Array>

const ENTRIES_MAX = 2_000
const UNPACKED_MAX_BYTES = 64 * 1024 * 1024
/** Deflate packs at most a thousand to one, so that one step unpacks at most 16 MB. */
const STEP_BYTES = 16 * 1024
/** The first that the format knows, so that two exports of the same site are equal byte by byte. */
const MTIME = new Date(1980, 0, 1)

/** In the order of the map. Pictures are compressed already. */
function packArchive(files: ArchiveFiles): Uint8Array {
  const entries = [...files].map(([name, bytes]): [string, Zippable[string]] => [
    name,
    [bytes, { level: name.endsWith('.json') ? 6 : 0 }],
  ])
  return zipSync(Object.fromEntries(entries), { mtime: MTIME })
}

/** By name, without folders. Nothing is written anywhere, so names are only compared. */
async function unpackArchive(bytes: Uint8Array, maxBytes = UNPACKED_MAX_BYTES): Promise<ArchiveFiles> {
  if (bytes.length > SITE_FILE_LIMIT_BYTES) throw new AppError('site_file_too_large')
  try {
    const listed = listEntries(bytes, maxBytes)
    const files = await unpackEntries(bytes, maxBytes)
    const isComplete =
      listed.size === files.size && [...listed].every(([name, size]) => files.get(name)?.length === size)
    if (!isComplete) throw new AppError('site_file_unreadable')
    return new Map([...files].filter(([name]) => !name.endsWith('/')))
  } catch (error) {
    throw error instanceof AppError ? error : new AppError('site_file_unreadable', { cause: error })
  }
}

/** From the directory at the end of the archive, which one that was cut off does not have. */
function listEntries(bytes: Uint8Array, maxBytes: number): Map<string, number> {
  const listed = new Map<string, number>()
  let unpacked = 0
  unzipSync(bytes, {
    filter({ name, originalSize }) {
      unpacked += originalSize
      if (listed.has(name)) throw new AppError('site_file_unreadable')
      if (listed.size >= ENTRIES_MAX || unpacked > maxBytes) throw new AppError('site_file_too_large')
      listed.set(name, originalSize)
      return false
    },
  })
  return listed
}

async function unpackEntries(bytes: Uint8Array, maxBytes: number): Promise<Map<string, Buffer>> {
  const files = new Map<string, Buffer>()
  let unpacked = 0
  const unzip = new Unzip((entry: UnzipFile) => {
    const chunks: Uint8Array[] = []
    entry.ondata = (error, chunk, isLast) => {
      if (error) throw error
      unpacked += chunk.length
      if (unpacked > maxBytes) throw new AppError('site_file_too_large')
      chunks.push(chunk)
      if (isLast) files.set(entry.name, Buffer.concat(chunks))
    }
    entry.start()
  })
  unzip.register(UnzipInflate)
  for (let at = 0; at < bytes.length; at += STEP_BYTES) {
    await nextTurn()
    unzip.push(bytes.subarray(at, at + STEP_BYTES), at + STEP_BYTES >= bytes.length)
  }
  return files
}
