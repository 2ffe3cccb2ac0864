import { expect, test } from 'vitest'
import { refusalOf } from '#contract/errors.ts'
import { deliveryCalls } from './delivery.schema.ts'
import { buyerDeliveryState, canResend, readCheck, SEND_ACTION_STATES, writeCheck } from './delivery.ts'
import { ordersCalls } from './orders.schema.ts'

const params = { id: 'A1' }
const resendBody = (body: unknown) => deliveryCalls.resend.input.safeParse({ params, body })

test('allows a resend of finished actions only', () => {
  expect(SEND_ACTION_STATES).toEqual(['queued', 'sending', 'done', 'failed', 'unknown', 'held', 'cancelled'])
  expect(SEND_ACTION_STATES.filter(canResend)).toEqual(['done', 'failed', 'unknown', 'held'])
})

test('buyers see queued, waiting, checking or delivered, never failed, unknown or held', () => {
  expect(buyerDeliveryState('queued', 0)).toBe('queued')
  expect(buyerDeliveryState('sending', 0)).toBe('queued')
  const shown = SEND_ACTION_STATES.map((state) => buyerDeliveryState(state, 1))
  expect(shown).toEqual(['waiting', 'queued', 'delivered', 'checking', 'checking', 'checking', 'queued'])
})

test('accepts a resend without a body', () => {
  for (const body of [undefined, null, {}]) expect(resendBody(body).data?.body).toEqual({})
})

test('accepts a reason and an idempotency key for a resend', () => {
  const body = { reason: ' player asked ', key: 'c0ffee00-1234' }
  expect(resendBody(body).data?.body).toEqual({ reason: 'player asked', key: 'c0ffee00-1234' })
  expect(resendBody({ reason: '   ' }).data?.body).toEqual({})
  expect(resendBody({ reason: 'a'.repeat(301) }).success).toBe(false)
  expect(resendBody({ reason: 'a\0' }).success).toBe(false)
  expect(resendBody({ key: 'short' }).success).toBe(false)
  expect(resendBody({ key: 'a'.repeat(65) }).success).toBe(false)
  expect(resendBody('text').success).toBe(false)
})

test('answers an impossible send action id with not found', () => {
  const { error } = deliveryCalls.resend.input.safeParse({ params: { id: "1' or 1=1" } })
  expect(refusalOf(error?.issues ?? []).code).toBe('send_action_not_found')
})

test('lists take a page and filters; an empty filter is ignored', () => {
  const query = { page: '2', search: ' Steve ', state: 'unknown', needs_person: 'yes' }
  const parsed = deliveryCalls.listSendActions.input.parse({ query }).query
  expect(parsed).toEqual({ ...query, page: 2, search: 'Steve' })
  const empty = { search: '', status: '', needs_person: '' }
  expect(ordersCalls.listOrders.input.parse({ query: empty }).query).toEqual({ page: 1 })
  expect(ordersCalls.listOrders.input.parse({ query: { status: 'PENDING' } }).query.status).toBe('PENDING')
})

test('refuses an unknown filter value', () => {
  const accepts = (query: object) => ordersCalls.listOrders.input.safeParse({ query }).success
  expect(accepts({ status: 'UNPAID' })).toBe(false)
  expect(accepts({ status: ['PAID', 'FAILED'] })).toBe(false)
  expect(accepts({ search: 'a'.repeat(101) })).toBe(false)
  expect(accepts({ needs_person: 'no' })).toBe(false)
})

test.each([
  { admin: 'ayu', reason: null },
  { admin: 'ayu', reason: 'paid back: half, then the rest' },
  { admin: 'a.b-c_d', reason: ':' },
])('reads a written check back', (check) => {
  expect(readCheck(writeCheck(check))).toEqual(check)
})
