// The contents of an archive of a site: a manifest, a JSON file for each kind, and the pictures that they name.
import { createHash } from 'node:crypto'
import * as z from 'zod'
import type { SettingsIssue } from '#content/settings/describe-problems.ts'
import { SITE_FILE_KINDS, type SiteFileKindName } from '#contract/site/site-file.ts'
import { type ArchiveFiles, packArchive, unpackArchive } from './archive.ts'
import { parseStrictly } from './parse-strictly.ts'

export const PICTURE_FOLDER = 'pictures/'
const FORMAT = 1
const MANIFEST = 'manifest.json'
const JSON_MAX_BYTES = 8 * 1024 * 1024
const PICTURE_MAX_BYTES = 10 * 1024 * 1024
const PICTURE_NAME = /^[A-Za-z0-9][\w.-]{0,99}$/
const SHOWN_CHARACTERS = 100

const Manifest = z.object({
  format: z.literal(FORMAT),
  /** The version that wrote it. */
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
export function readSiteArchive(
  bytes: Uint8Array,
  unpackedMaxBytes?: number,
): { archive: SiteArchive; issues: SettingsIssue[] } {
  const files = unpackArchive(bytes, unpackedMaxBytes)
  const issues = [...files].flatMap(([name, { length }]) => fileIssues(name, length))
  const archive: SiteArchive = { values: new Map(), pictures: new Map() }
  if (issues.length > 0) return { archive, issues }
  const sums = readManifest(files, issues)
  for (const name of SITE_FILE_KINDS) {
    const file = files.get(fileOf(name))
    const json = file && readJson(fileOf(name), file, issues)
    if (json !== undefined) archive.values.set(name, json)
  }
  for (const [path, picture] of files) {
    if (!path.startsWith(PICTURE_FOLDER)) continue
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
  const read = parseStrictly(Manifest, json)
  if ('value' in read) return read.value.pictures
  issues.push(...read.issues.map((issue) => ({ ...issue, path: [MANIFEST, ...issue.path] })))
  return {}
}

function readJson(name: string, bytes: Uint8Array, issues: SettingsIssue[]): unknown {
  try {
    return JSON.parse(new TextDecoder('utf-8', { fatal: true }).decode(bytes))
  } catch {
    issues.push({ path: [name], message: 'not_json' })
    return undefined
  }
}
