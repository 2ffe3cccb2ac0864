// Port: one kind of content in the file of the site. A new kind is one of these, and its name in SITE_FILE_KINDS.
import type { SettingsIssue } from '#content/settings/describe-problems.ts'
import type { ImageWidth } from '#contract/network/gamemodes.ts'
import type { SiteFileAction, SiteFileKindName } from '#contract/site/site-file.ts'
import type { Db } from '#server/platform/database/schema.ts'
import { AppError } from '#server/platform/kernel/app-error.ts'
import type { PictureKind } from '#server/platform/pictures/pictures.service.ts'
import type { Parsed } from './parse-strictly.ts'

/** The parsed values of the file by kind: what is named in one may be defined in another. */
export type Incoming = ReadonlyMap<SiteFileKindName, unknown>

export type ImportedBy = { admin: string; at: Date }

export type SiteFileChange = {
  action: SiteFileAction
  name: string
  before: unknown
  after: unknown
  /** In the transaction of all changes; false when it was changed meanwhile. */
  apply(trx: Db, by: ImportedBy): Promise<boolean>
}

export type PictureUse = {
  /** The width whose address is stored. */
  width: ImageWidth
  variantsAt(path: string): PictureKind
  /** Before it is stored: what is named nowhere a day later is removed. */
  track(db: Db, upload: { url: string; path: string; at: string }): Promise<void>
}

export type SiteFileKind<Value = unknown> = {
  readonly name: SiteFileKindName
  /** Fields that end in `url` or `picture` hold addresses; an address without its picture becomes null. */
  readonly pictures: PictureUse
  /** As JSON in a stable order. */
  read(): Promise<unknown>
  parse(json: unknown): Promise<Parsed<Value>>
  /** Rules that need more than the schema. */
  check(value: Value, incoming: Incoming): Promise<readonly SettingsIssue[]>
  /** With what is stored now. Of a kind that the file has, what is not in it is removed. */
  compare(value: Value): Promise<SiteFileChange[]>
}

const PICTURE_FIELD = /(?:^|_)(?:url|picture)$/
/** Deeper than anything that is exported; a value without end would exhaust the stack. */
const DEPTH_MAX = 40

type PictureField = { address: string; path: string }

export function listPictureFields(value: unknown, path: readonly string[] = []): PictureField[] {
  if (path.length > DEPTH_MAX) throw new AppError('site_file_unreadable')
  if (typeof value !== 'object' || value === null) return []
  return Object.entries(value).flatMap(([key, part]) => {
    if (typeof part === 'string')
      return PICTURE_FIELD.test(key) ? [{ address: part, path: [...path, key].join('.') }] : []
    return typeof part === 'object' && part !== null ? listPictureFields(part, [...path, key]) : []
  })
}

export function mapPictureFields(
  value: unknown,
  map: (address: string, path: string) => string | null,
  path: readonly string[] = [],
): unknown {
  if (path.length > DEPTH_MAX) throw new AppError('site_file_unreadable')
  const mapField = ([key, part]: [string, unknown]): [string, unknown] => {
    const here = [...path, key]
    const isAddress = typeof part === 'string' && PICTURE_FIELD.test(key)
    return [key, isAddress ? map(part, here.join('.')) : mapPictureFields(part, map, here)]
  }
  if (Array.isArray(value)) return value.map((part, index) => mapField([String(index), part])[1])
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(Object.entries(value).map(mapField))
}
