// What Today says about a payment that did not match.
import { expect, test } from 'vitest'
import { read } from '#tests/support/read-admin.tsx'
import { Queue } from './queue.tsx'

const FLAGGED = {
  kind: 'flagged',
  transaction_id: 'P1',
  username: 'be.Budi',
  product_name: '80 Points',
  amount: 114_000,
  at: '2026-11-16T13:02:00.000Z',
} as const

test.each([
  ['amount_mismatch', 'PENDING', null, "Payment doesn't match", 'Nothing was sent. Deliver anyway'],
  ['amount_mismatch', 'PAID', 'delivered', 'the order is paid', 'and the order was delivered'],
  ['reference_mismatch', 'PAID', 'queued', 'the order is paid', 'came as well. Mark it'],
  ['open_payment', 'REFUND', 'taken_back', "Payment doesn't match", 'The order was returned'],
  ['paid_after_failure', 'PAID', 'delivered', 'Paid after the payment had failed', 'It was delivered. Check'],
  ['paid_after_failure', 'PAID', 'failed', 'Paid after the payment had failed', 'not delivered yet'],
  ['paid_after_failure', 'REFUND', null, 'Paid after the payment had failed', 'The order was returned'],
  ['above_limit', 'PAID', 'delivered', 'Paid above a limit', 'Check what was delivered'],
  ['refunded', 'REFUND', 'taken_back', 'Refunded by the gateway', 'The gateway has refunded the buyer'],
] as const)(
  '%s of an order that is %s and %s speaks of it as it is now',
  (flag, status, delivery, ...said) => {
    const words = read(
      <Queue items={[{ ...FLAGGED, flag, status, delivery }]} more={0} onChange={() => {}} />,
    ).join(' ')
    for (const text of said) expect(words.replaceAll('&#x27;', "'")).toContain(text)
    const isSent = delivery !== null || status !== 'PENDING'
    expect(words.includes('Nothing was sent')).toBe(!isSent)
  },
)
