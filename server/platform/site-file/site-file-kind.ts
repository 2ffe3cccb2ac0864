// Port: one kind of content in the file of the site. A new kind is one of these, and its name in SITE_FILE_KINDS.
import type { SettingsIssue } from '#content/settings/describe-problems.ts'
import type { ImageWidth } from '#contract/network/gamemodes.ts'
import type { SiteFileAction, SiteFileKindName } from '#contract/site/site-file.ts'
import type { Db } from '#server/platform/database/schema.ts'
import type { PictureKind } from '#server/platform/pictures/pictures.service.ts'

export { listPictureFields } from './picture-fields.ts'

/** The parsed values of the file by kind: what is named in one may be defined in another. */
export type Incoming = ReadonlyMap<SiteFileKindName, unknown>

export type ImportedBy = { admin: string; at: Date }

export type SiteFileChange = {
  action: SiteFileAction
  /** The name by which an owner knows it. */
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
  parse(json: unknown): { value: Value } | { issues: readonly SettingsIssue[] }
  /** Rules that need more than the schema. */
  check(value: Value, incoming: Incoming): Promise<readonly SettingsIssue[]>
  /** With what is stored now. Of a kind that the file has, what is not in it is removed. */
  compare(value: Value): Promise<SiteFileChange[]>
}
