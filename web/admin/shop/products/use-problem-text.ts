import type { AdminText } from '#web/admin/kit/text/admin-text.ts'
import { useAdminText } from '#web/admin/kit/text/use-admin-text.ts'
import type { DraftProblem } from './draft-problems.ts'

export function useProblemText(): (problem: DraftProblem | undefined) => string | null {
  const text = useAdminText()
  return (problem) => (problem ? problemText(problem, text) : null)
}

/** The validation message of a field; amounts are shown in rupiah. */
export function problemText(problem: DraftProblem, { t, number, rupiah }: AdminText): string {
  switch (problem.key) {
    case 'priceTooHigh':
      return t('adminProducts.priceTooHigh', { max: rupiah(problem.max) })
    case 'nameTooLong':
    case 'sortTooHigh':
    case 'tooManyLines':
    case 'limitInvalid':
      return t(`adminProducts.${problem.key}`, { max: number(problem.max) })
    case 'lineTooLong':
      return t('adminProducts.lineTooLong', { line: problem.line, max: number(problem.max) })
    case 'commandTooLong':
    case 'controlSigns':
      return t(`adminProducts.${problem.key}`, { line: problem.line })
    default:
      return t(`adminProducts.${problem.key}`)
  }
}
