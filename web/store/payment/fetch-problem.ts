// Why the details of a payment could not be fetched, and what the page says then.
import { ApiError } from '../../api/call.ts'
import type { Text } from '../../i18n/text.ts'

/** An answer that was no payment. `said`: what the server gave as its reason. */
export type FetchProblem = { status: number; said: string | null }

/** Null where there was no answer at all. */
export function toFetchProblem(error: unknown): FetchProblem | null {
  return error instanceof ApiError ? { status: error.status, said: error.reply?.error || null } : null
}

export function fetchProblemText(problem: FetchProblem | null, { t }: Pick<Text, 't'>) {
  const calming = t('payment.fetchFailedText')
  return {
    title: problem
      ? t('payment.fetchFailedStatus', { status: String(problem.status) })
      : t('payment.fetchFailed'),
    text: problem?.said ? `${problem.said} ${calming}` : calming,
  }
}
