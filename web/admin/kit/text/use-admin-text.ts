import { createContext, use } from 'react'
import type { CheckResult } from '#contract/monitoring/checks.ts'
import type { AdminText } from './admin-text.ts'

export const AdminTextContext = createContext<AdminText | null>(null)

export function useAdminText(): AdminText {
  const text = use(AdminTextContext)
  if (!text) throw new Error('useAdminText is used outside of the admin layout')
  return text
}

type Found = Pick<CheckResult, 'reason' | 'values'> & Partial<Pick<CheckResult, 'id' | 'subject'>>

export function useCheckText() {
  const { checkText } = useAdminText()
  return ({ id = '', subject, reason, values }: Found) => ({
    subject: subject ?? checkText(`check_${id}`, values),
    found: checkText(`reason_${reason}`, values) ?? reason,
    next: checkText(`next_${reason}`, values),
  })
}
