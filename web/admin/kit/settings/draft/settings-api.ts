import type { Section } from '#contract/settings/sections.schema.ts'
import type { HistoryEntry, SectionReply } from '#contract/settings/settings.schema.ts'
import { adminCall } from '#web/admin/kit/api/admin-call.ts'

/** Settings have a version 0, which nobody saved: what a fresh install shows. */
export type Version<Value = unknown> = Partial<HistoryEntry> & { version: number; value: Value }

export function fetchSection(section: Section, signal?: AbortSignal): Promise<SectionReply> {
  return adminCall('GET /api/admin/settings/:section', { params: { section } }, signal)
}

/** Newest first. */
export async function fetchVersions(section: Section, signal: AbortSignal): Promise<Version[]> {
  const [{ entries }, { defaults }] = await Promise.all([
    adminCall('GET /api/admin/settings/:section/history', { params: { section } }, signal),
    fetchSection(section, signal),
  ])
  return [...entries, { version: 0, value: defaults }]
}
