import { expect, test } from 'vitest'
import * as en from '#content/locales/en/index.ts'
import * as id from '#content/locales/id/index.ts'
import { ERROR_REPLIES, type ErrorCode } from '#contract/errors.ts'
import { ApiError } from '#web/kit/api/call.ts'
import { createText } from '#web/kit/i18n/text.ts'
import { fetchProblemText, toFetchProblem } from './use-payment.ts'

const REASON = 'This is not available right now.'

test.each([
  ['a reason', new ApiError(503, { error: REASON, code: 'unavailable' }), ' (503)', `${REASON} `],
  ['no reason', new ApiError(502, null), ' (502)', ''],
  ['no response', new TypeError('offline'), '', ''],
])('a failure with %s', (_, error, status, reason) => {
  expect(fetchProblemText(toFetchProblem(error), createText('en', en))).toEqual({
    title: `Failed to fetch payment details${status}`,
    text: `${reason}This doesn't affect your payment. If you've paid, don't pay again. We'll keep trying.`,
  })
})

test.each(Object.entries(ERROR_REPLIES))(
  'no English of %s stands on an Indonesian page',
  (code, { error }) => {
    const reply = { error, code: code as ErrorCode }
    const problem = toFetchProblem(new ApiError(500, reply))
    expect(fetchProblemText(problem, createText('id', id)).text).not.toContain(error)
    expect(fetchProblemText(problem, createText('en', en)).text).toContain(error)
  },
)

test.each(['too_many_requests', 'unavailable', 'internal'] as const)(
  'an Indonesian page says why: %s',
  (code) => {
    const problem = toFetchProblem(new ApiError(500, { error: '', code }))
    expect(fetchProblemText(problem, createText('id', id)).text).toBe(
      `${id.payment[`reason_${code}`]} ${id.payment.fetchFailedText}`,
    )
  },
)
