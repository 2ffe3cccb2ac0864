import type { CheckResult } from '#contract/monitoring/checks.ts'
import { useAdminText } from './use-admin-text.ts'

type Say = (key: string, values: CheckResult['values']) => string

type CheckText = { subject: string | null; found: string; next: string | null }

/** Reasons have values of their own, so the keys are not checked by their type; a test walks all of them. */
type Found = Pick<CheckResult, 'reason' | 'values'> & Partial<Pick<CheckResult, 'id' | 'subject'>>

export function useCheckText(): (result: Found) => CheckText {
  const say = useAdminText().t as unknown as Say
  const sayIfThere = (key: string, values: CheckResult['values']) => {
    const text = say(key, values)
    return text === key ? null : text
  }
  return ({ id = '', subject, reason, values }) => ({
    subject: subject ?? sayIfThere(`adminChecks.check_${id}`, values),
    found: say(`adminChecks.reason_${reason}`, values),
    next: sayIfThere(`adminChecks.next_${reason}`, values),
  })
}
