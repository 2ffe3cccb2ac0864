// The last result of each check, shared by all processes of the site.
import { CHECK_PARTS, CHECK_REASONS, CHECK_STATES, type CheckResult } from '#contract/monitoring/checks.ts'
import type { AuditAction } from '#contract/platform/audit.ts'
import type { Db } from '#server/platform/database/schema.ts'

type Details = Pick<CheckResult, 'part' | 'subject' | 'values'>

export async function storeResults(db: Db, results: readonly CheckResult[]): Promise<void> {
  for (const { id, state, reason, at, ms, part, subject, values } of results) {
    const details: Details = { part, subject, values }
    const row = { state, reason, details: JSON.stringify(details), at, ms }
    await db
      .insertInto('check_result')
      .values({ id, ...row })
      .onConflict((conflict) => conflict.column('id').doUpdateSet(row))
      .execute()
  }
}

/** Results of an earlier version that this one does not know are left out. */
export async function listResults(db: Db): Promise<CheckResult[]> {
  const rows = await db.selectFrom('check_result').selectAll().execute()
  return rows.flatMap(({ id, at, ms, ...row }) => {
    const details = JSON.parse(row.details) as Details
    const state = CHECK_STATES.find((known) => known === row.state)
    const reason = CHECK_REASONS.find((known) => known === row.reason)
    const part = CHECK_PARTS.find((known) => known === details.part)
    return state && reason && part ? [{ ...details, id, part, state, reason, at, ms }] : []
  })
}

export async function deleteResultsExcept(db: Db, checks: readonly { id: string }[]): Promise<void> {
  const ids = checks.map(({ id }) => id)
  await db.deleteFrom('check_result').where('id', 'not in', ids).execute()
}

/** The audit actions that change a result of a check; others change none. */
const CHANGES: readonly AuditAction[] = [
  'settings_saved',
  ...(['secret_saved', 'secret_deleted', 'vote_keys_renewed'] as const),
  ...(['product_added', 'product_edited', 'product_deleted'] as const),
  ...(['image_added', 'image_activated', 'image_deactivated', 'image_deleted'] as const),
  ...(['password_changed', 'two_factor_on', 'two_factor_off', 'passkey_added', 'passkey_removed'] as const),
  ...(['admin_added', 'admin_removed', 'admin_joined', 'role_changed'] as const),
]

/** Null when nothing was changed yet. */
export async function findLastChange(db: Db): Promise<string | null> {
  const row = await db
    .selectFrom('audit_entry')
    .select('at')
    .where('action', 'in', CHANGES)
    .orderBy('number', 'desc')
    .limit(1)
    .executeTakeFirst()
  return row?.at ?? null
}
