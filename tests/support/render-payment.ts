// A payment page in happy-dom at a fixed time, with polls that the test replies to.
import { vi } from 'vitest'
import type { Payment } from '#contract/shop/payment.schema.ts'
import { type failure, renderPage, unreachable } from './render-page.tsx'
import { PRODUCT } from './render-product.ts'

export const REFERENCE = 'K7QD-9MVX-2R4T-6WYZ-8ABC-DEFG-HJKM'
export const NOW = Date.parse('2026-01-01T12:00:00Z')
export const HOUR_LATER = NOW / 1_000 + 3_600
export const POLL_MS = 5_000
const PAYMENT: Payment = {
  reference: REFERENCE,
  status: 'UNPAID',
  amount: 77_000,
  payment_name: 'QRIS',
  payment_method: 'QRIS',
  qr_url: null,
  qr_string: '00020101021226',
  pay_code: null,
  biller_code: null,
  expired_time: HOUR_LATER,
  instructions: [],
  product_name: '80 Premium Points',
  items: [{ product_id: 'P1', name: '80 Premium Points', quantity: 1, list_price: 77_000, price: 77_000 }],
  recipient: 'Ra***07',
  price: 77_000,
  list_price: null,
  fee: 0,
  product_id: 'P1',
  points: 80,
  gift: null,
  paid_at: null,
  delivery: null,
}

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
