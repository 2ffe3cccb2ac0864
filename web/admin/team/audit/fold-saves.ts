import type { AuditEntry } from '#contract/platform/audit.schema.ts'

/** One line of the log: an entry, or the saves of one section by one person in a short time. */
export type Line = { newest: AuditEntry; oldest: AuditEntry; count: number }

const FOLD_MS = 10 * 60 * 1_000

/** Entries are newest first; a line stands where its newest entry is. */
export function foldSaves(entries: readonly AuditEntry[]): Line[] {
  const lines: Line[] = []
  for (const entry of entries) {
    const line = lines.find((one) => continues(one, entry))
    if (line) {
      line.oldest = entry
      line.count += 1
    } else lines.push({ newest: entry, oldest: entry, count: 1 })
  }
  return lines
}

/** A version that somebody else saved in between would be part of the difference. */
function continues({ newest, oldest }: Line, entry: AuditEntry): boolean {
  return (
    entry.action === 'settings_saved' &&
    entry.action === newest.action &&
    entry.admin === newest.admin &&
    entry.subject === newest.subject &&
    Date.parse(newest.at) - Date.parse(entry.at) <= FOLD_MS &&
    oldest.before?.version === entry.after?.version
  )
}
