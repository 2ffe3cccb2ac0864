import { useAdminText } from '../text/use-admin-text.ts'
import type { DraftProblem } from './product-draft.ts'

/** What is wrong with a field, in words; money as money. */
export function useProblemText(): (problem: DraftProblem | undefined) => string | null {
  const { t, number, rupiah } = useAdminText()
  return (problem) => {
    if (!problem) return null
    switch (problem.key) {
      case 'priceTooHigh':
        return t('adminProducts.priceTooHigh', { max: rupiah(problem.max) })
      case 'nameTooLong':
      case 'sortTooHigh':
      case 'tooManyLines':
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
}
