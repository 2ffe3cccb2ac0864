import type { CheckResult } from '#contract/monitoring/checks.ts'
import { useAdminText } from './use-admin-text.ts'

type CheckText = { subject: string | null; found: string; next: string | null }

type Found = Pick<CheckResult, 'reason' | 'values'> & Partial<Pick<CheckResult, 'id' | 'subject'>>

export function useCheckText(): (result: Found) => CheckText {
  const { checkText } = useAdminText()
  return ({ id = '', subject, reason, values }) => ({
    subject: subject ?? checkText(`check_${id}`, values),
    found: checkText(`reason_${reason}`, values) ?? reason,
    next: checkText(`next_${reason}`, values),
  })
}
