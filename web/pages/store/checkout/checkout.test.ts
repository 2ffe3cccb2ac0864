// The rules of the checkout form: names, what is remembered, what a failure is called, where it may lead.
import { expect, test } from 'vitest'
import type { ErrorCode } from '#contract/errors.ts'
import { ApiError } from '#web/kit/api/call.ts'
import { checkoutAddress, orderFailure } from './order-failure.ts'
import { readChoice } from './remembered-choice.ts'
import { shownProblem } from './use-username.ts'

test.each([
  ['', false, false, null],
  ['   ', false, true, 'usernameRequired'],
  [' a ', true, true, null],
  ['ab', false, true, 'usernameLength'],
  ['with space', false, true, 'usernameCharacters'],
  ['with space', true, true, null],
] as const)('%j with Bedrock %s and touched %s: %s', (typed, bedrock, touched, problem) => {
  expect(shownProblem(typed, bedrock, touched)).toBe(problem)
})

test('offers the stored choice, without the method of an earlier version: every order starts with the default', () => {
  const choice = { username: 'My Name', bedrock: true }
  expect(readChoice(JSON.stringify({ ...choice, method: 'ALFAMART' }))).toEqual(choice)
})

test.each([
  null,
  '',
  'x',
  '7',
  'null',
  '[]',
  '{"username":7,"bedrock":true}',
  '{"username":"ab","bedrock":false}',
  '{"username":"<img>","bedrock":false}',
])('ignores the stored value %j', (stored) => {
  expect(readChoice(stored)).toBeNull()
})

test.each<[ErrorCode, string]>([
  ['security_check_expired', 'botCheck.expired'],
  ['security_check_failed', 'botCheck.failed'],
  ['too_many_requests', 'store.tooManyRequests'],
  ['method_not_available', 'store.methodNotAvailable'],
  ['product_not_found', 'store.productGone'],
  ['internal', 'store.transactionFailed'],
])('error code %s has the text %s', (code, key) => {
  expect(orderFailure(new ApiError(400, { error: 'x', code }))).toBe(key)
})

test.each([
  ['/en/store/checkout/A', 'https://site.example/en/store/checkout/A'],
  ['https://site.example/en/store/checkout/A?x=1#y', 'https://site.example/en/store/checkout/A?x=1#y'],
  ['/.//other.example', 'https://site.example//other.example'],
  ['https://other.example/', 'https://other.example/'],
  ['//other.example/', 'https://other.example/'],
  ['javascript:alert(1)', null],
  ['data:text/html,x', null],
  ['https://', null],
])('%s leads to %s', (checkoutUrl, address) => {
  expect(checkoutAddress(checkoutUrl, 'https://site.example')?.href ?? null).toBe(address)
})
