import { ApiError } from '#web/kit/api/call.ts'
import type { Text } from '#web/kit/i18n/text.ts'

/** An error response; `reason` is the text of the server. */
export type FetchProblem = { status: number; reason: string | null }

/** Null when there was no response. */
export function toFetchProblem(error: unknown): FetchProblem | null {
  return error instanceof ApiError ? { status: error.status, reason: error.reply?.error || null } : null
}

export function fetchProblemText(problem: FetchProblem | null, { t }: Pick<Text, 't'>) {
  const reassurance = t('payment.fetchFailedText')
  return {
    title: problem
      ? t('payment.fetchFailedStatus', { status: String(problem.status) })
      : t('payment.fetchFailed'),
    text: problem?.reason ? `${problem.reason} ${reassurance}` : reassurance,
  }
}
