import { expect, test } from 'vitest'
import * as en from '#content/locales/en/index.ts'
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
    text: `${reason}Your payment is safe. This page will keep trying.`,
  })
})
