import { expect, test } from 'vitest'
import * as en from '#content/locales/en/index.ts'
import { ApiError } from '#web/kit/api/call.ts'
import { createText } from '#web/kit/i18n/text.ts'
import { fetchProblemText, toFetchProblem } from './use-payment.ts'

const told = (error: unknown) => fetchProblemText(toFetchProblem(error), createText('en', en))
const calming = 'Your payment is safe. This page will keep trying.'

test('shows the status and the reason of the server', () => {
  const reply = { error: 'This is not available right now.', code: 'unavailable' } as const
  expect(told(new ApiError(503, reply))).toEqual({
    title: 'Failed to fetch payment details (503)',
    text: `This is not available right now. ${calming}`,
  })
})

test('shows no reason without one, and no status without a response', () => {
  expect(told(new ApiError(502, null))).toEqual({
    title: 'Failed to fetch payment details (502)',
    text: calming,
  })
  expect(told(new TypeError('offline'))).toEqual({
    title: 'Failed to fetch payment details',
    text: calming,
  })
})
