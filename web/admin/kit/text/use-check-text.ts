import type { CheckResult } from '#contract/monitoring/checks.ts'
import { useAdminText } from './use-admin-text.ts'

type Found = Pick<CheckResult, 'reason' | 'values'> & Partial<Pick<CheckResult, 'id' | 'subject'>>

export function useCheckText() {
  const { checkText } = useAdminText()
  return ({ id = '', subject, reason, values }: Found) => ({
    subject: subject ?? checkText(`check_${id}`, values),
    found: checkText(`reason_${reason}`, values) ?? reason,
    next: checkText(`next_${reason}`, values),
  })
}
