// One section saved: its row, its history and the audit entry, in the transaction of the caller.
import type { Section } from '#contract/settings/sections.schema.ts'
import type { Audit } from '#server/platform/audit/audit.service.ts'
import type { Db } from '#server/platform/database/schema.ts'
import type { ReplacedServers } from './references.ts'
import { deleteSettingsHistory, saveSettingsRow } from './settings.repository.ts'

const HISTORY_MS = 366 * 24 * 60 * 60 * 1_000

export type SectionToSave = {
  section: Section
  /** The version that it replaces. */
  version: number
  before: unknown
  after: unknown
  replaced?: ReplacedServers
}
/** Runs in the transaction of the save. */
export type FollowSave = (trx: Db, saved: SectionToSave, admin: string) => Promise<void>
export type SavedBy = { admin: string; now: Date; audit: Audit; follow?: FollowSave }

/** False when another version is stored. */
export async function saveSection(trx: Db, toSave: SectionToSave, by: SavedBy): Promise<boolean> {
  const { section, version, after, replaced } = toSave
  const { admin, now, audit } = by
  const row = { section, version: version + 1, value: JSON.stringify(after), updated_by: admin }
  if (!(await saveSettingsRow(trx, { ...row, updated_at: now.toISOString() }))) return false
  await deleteSettingsHistory(trx, section, new Date(now.getTime() - HISTORY_MS).toISOString())
  // The history of the section holds both versions.
  const versions = { before: { version }, after: { version: version + 1, replaced } }
  await audit.write(trx, { admin, action: 'settings_saved', subject: section, ...versions })
  await by.follow?.(trx, toSave, admin)
  return true
}
