import type { Language } from '#contract/language.ts'
import type { Section } from '#contract/settings/sections.schema.ts'
import type { HistoryEntry, SectionReply } from '#contract/settings/settings.schema.ts'
import { adminCall } from '#web/admin/kit/api/admin-call.ts'

export function fetchSection(section: Section, signal?: AbortSignal): Promise<SectionReply> {
  return adminCall('GET /api/admin/settings/:section', { params: { section } }, signal)
}

/** The new version. */
export async function putSection(
  section: Section,
  body: { version: number; value: unknown; replaced?: Record<string, string> },
  language: Language,
): Promise<number> {
  const input = { params: { section }, query: { lng: language }, body }
  return (await adminCall('PUT /api/admin/settings/:section', input)).version
}

export async function fetchHistory(section: Section, signal?: AbortSignal): Promise<HistoryEntry[]> {
  return (await adminCall('GET /api/admin/settings/:section/history', { params: { section } }, signal))
    .entries
}

export async function restoreVersion(section: Section, version: number, language: Language): Promise<void> {
  const input = { params: { section }, query: { lng: language }, body: { version } }
  await adminCall('POST /api/admin/settings/:section/restore', input)
}
