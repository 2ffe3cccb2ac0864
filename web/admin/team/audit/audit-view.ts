// The state of the audit log in its address: ?admin=ayu&action=orders&from=2026-11-16&until=2026-11-16
import type { AuditQuery } from '#contract/platform/audit.schema.ts'
import { AUDIT_GROUPS, type AuditGroup } from '#contract/platform/audit.ts'
import { FIRST_PAGE } from '#contract/platform/pagination.ts'
import { readPage, writePage } from '#web/admin/kit/lists/list-view.ts'

export type AuditView = AuditQuery

const TEXT_MAX = 100
const DAY = /^\d{4}-\d\d-\d\d$/
export const GROUPS = Object.keys(AUDIT_GROUPS) as AuditGroup[]

/** Ignores what is not valid, because people type, cut and share addresses. */
export function readAuditView(query: URLSearchParams): AuditView {
  const text = (name: string) => query.get(name)?.trim().slice(0, TEXT_MAX) || undefined
  const day = (name: string) => (DAY.test(query.get(name) ?? '') ? text(name) : undefined)
  const { page, cursor } = readPage(query)
  return {
    page,
    cursor: cursor ?? undefined,
    search: text('search'),
    admin: text('admin'),
    action: GROUPS.find((group) => group === query.get('action')),
    from: day('from'),
    until: day('until'),
  }
}

export function writeAuditView({ page, cursor, ...filters }: AuditView): URLSearchParams {
  const query = new URLSearchParams(
    Object.entries(filters).flatMap(([name, value]) => (value ? [[name, value]] : [])),
  )
  writePage(query, { page, cursor: cursor ?? null })
  return query
}

/** Another filter starts on its first page. */
export function refineAudit(view: AuditView, change: Partial<AuditView>): AuditView {
  return { ...view, ...change, page: FIRST_PAGE, cursor: undefined }
}

export function isFilteredAudit({ page: _, cursor: __, ...filters }: AuditView): boolean {
  return Object.values(filters).some((value) => value !== undefined)
}
