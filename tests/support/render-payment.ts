// A payment page in happy-dom at a fixed time, with polls that the test replies to.
import { vi } from 'vitest'
import type { Payment } from '#contract/shop/payment.schema.ts'
import { PAYMENT } from './payment-reply.ts'
import { type failure, renderPage, unreachable } from './render-page.tsx'
import { PRODUCT } from './render-product.ts'

export const REFERENCE = PAYMENT.reference
export const NOW = Date.parse('2026-01-01T12:00:00Z')
export const HOUR_LATER = NOW / 1_000 + 3_600
export const POLL_MS = 5_000

type Options = {
  /** The payment that the loader finds; null: the database does not answer. */
  rendered?: Partial<Payment> | null
  renderedAt?: number
  language?: 'en' | 'id'
  /** Whether its products are still for sale. */
  isOffered?: boolean
}
type Poll = () => Partial<Payment> | ReturnType<typeof failure>

/** `poll` replies to every call with changes of the payment. */
export async function openPayment(
  poll: Poll,
  { rendered = {}, renderedAt = NOW, language = 'en', isOffered = false }: Options = {},
) {
  vi.useFakeTimers({ now: NOW })
  const page = await renderPage(`/${language}/store/checkout/${REFERENCE}`, {
    api: {
      'GET /api/store/transactions/:reference': () => {
        const reply = poll()
        return 'body' in reply ? reply : { ...PAYMENT, ...reply }
      },
    },
    services: {
      clock: { now: () => new Date(renderedAt) },
      payments: {
        isSandbox: true,
        find: async () => (rendered ? { ...PAYMENT, ...rendered } : unreachable()),
      },
      channels: { hasBarcode: () => false },
      catalogue: { find: async () => (isOffered ? PRODUCT : null), list: async () => [] },
      botCheck: { describe: () => ({ kind: 'proof-of-work' }) },
      storefront: { closed: () => null },
    },
  })
  return { ...page, polls: () => page.calls.length }
}
