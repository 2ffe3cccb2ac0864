import { expect, test } from 'vitest'
import { type DeliveryPart, orderDelivery } from './order-delivery.ts'

function part(id: string, change: Partial<DeliveryPart> = {}): DeliveryPart {
  return {
    id,
    resend_of: null,
    purpose: 'delivery',
    state: 'done',
    wait_online: 0,
    needs_person: 0,
    held: null,
    cancelled_at: null,
    commands: '["points give Steve 40"]',
    ...change,
  }
}

const DONE = part('a')
const QUEUED = part('b', { state: 'queued' })
const AWAITED = part('c', { state: 'queued', wait_online: 1 })
const UNKNOWN = part('d', { state: 'unknown', needs_person: 1 })
const FAILED = part('e', { state: 'failed', needs_person: 1 })
const CLOSED = part('f', { state: 'failed' })
const CANCELLED = part('g', { state: 'failed', cancelled_at: '2026-11-16T00:00:00.000Z' })

test.each([
  [[], null],
  [[DONE], 'delivered'],
  [[DONE, QUEUED], 'queued'],
  [[DONE, AWAITED], 'waiting'],
  [[QUEUED, AWAITED], 'queued'],
  [[DONE, FAILED, UNKNOWN], 'unknown'],
  [[QUEUED, FAILED], 'failed'],
  [[CLOSED], 'resolved'],
  [[CANCELLED], 'cancelled'],
  [[part('s', { state: 'sending' })], 'queued'],
])('of several parts the one that is furthest from delivered counts (%#)', (parts, delivery) => {
  expect(orderDelivery(parts)).toBe(delivery)
})

test('a resend stands for what it repeats', () => {
  expect(orderDelivery([{ ...FAILED, needs_person: 0 }, part('x', { resend_of: 'e' })])).toBe('delivered')
  expect(orderDelivery([CANCELLED, part('x', { resend_of: 'g', state: 'queued' })])).toBe('queued')
  // A delivered part stays delivered, unless the resend needs a person.
  expect(orderDelivery([DONE, part('x', { resend_of: 'a', state: 'queued' })])).toBe('delivered')
  expect(orderDelivery([DONE, { ...UNKNOWN, resend_of: 'a' }])).toBe('unknown')
})

test('after a refund the commands that take back count', () => {
  const refund = { purpose: 'refund' }
  expect(orderDelivery([DONE, part('r', refund)])).toBe('taken_back')
  expect(orderDelivery([DONE, part('r', { ...refund, state: 'queued' })])).toBe('queued')
  expect(orderDelivery([UNKNOWN, part('r', { ...refund, state: 'failed', needs_person: 1 })])).toBe('failed')
})

test('taken back only where every command has one that takes it back', () => {
  const sending = (...texts: string[]) => ({ commands: JSON.stringify(texts) })
  const refund = (...texts: string[]) => part('r', { purpose: 'refund', ...sending(...texts) })
  const two = part('a', sending('points give Steve 50', 'lp user Steve parent add vip', 'say Thanks'))
  const one = refund('points take Steve 50')
  const both = refund('points take Steve 50', 'lp user Steve parent remove vip')
  expect(orderDelivery([two, one])).toBe('partly_taken_back')
  expect(orderDelivery([two, both])).toBe('taken_back')
  // A resend is the same delivery.
  expect(orderDelivery([two, part('b', { ...two, id: 'b', resend_of: 'a' }), both])).toBe('taken_back')
})
