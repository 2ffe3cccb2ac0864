// A payment as the API replies, one hour before it expires.
import type { Payment } from '#contract/shop/payment.schema.ts'

export const PAYMENT: Payment = {
  reference: 'K7QD-9MVX-2R4T-6WYZ-8ABC-DEFG-HJKM',
  status: 'UNPAID',
  amount: 77_000,
  payment_name: 'QRIS',
  payment_method: 'QRIS',
  qr_url: null,
  qr_string: '00020101021226',
  pay_code: null,
  biller_code: null,
  expired_time: Date.parse('2026-01-01T13:00:00Z') / 1_000,
  instructions: [],
  gateway_name: 'Tripay',
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
