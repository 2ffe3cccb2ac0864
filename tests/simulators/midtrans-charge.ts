// Validates a charge of the simulated Midtrans, and the payment that it opens.
import { randomUUID } from 'node:crypto'
import { demoQris } from '#simulators/demo-qris.ts'
import { type GatewayPayment, toPayCode } from '#simulators/gateway-ledger.ts'

/** `method`: the bank, the store, `qris` or `mandiri`. */
export type MidtransTransaction = GatewayPayment & {
  amount: number
  payment_type: string
  /** The code to pay with; null for a QR. */
  pay_code: string | null
  qr_string: string | null
}

type Fields = Record<string, unknown>
type Opening = { now: Date; counter: number; callbackUrl: string | null }

const ORDER_ID = /^[A-Za-z0-9_~.-]{1,50}$/
const BANKS: readonly unknown[] = ['bca', 'bni', 'bri']
const STORES: readonly unknown[] = ['alfamart', 'indomaret']
const UNIT_SECONDS: Record<string, number> = { second: 1, minute: 60, hour: 3_600, day: 86_400 }
const DEFAULT_SECONDS = { qris: 15 * 60, other: 24 * 3_600 }
const PAY_CODE_DIGITS = 15
const MIN_SECONDS = 20
const MAX_DAYS = { qris: 7, other: 180 }

/** The name of the channel; null for an unknown one. */
export function channelOf(sent: Fields): string | null {
  const { payment_type } = sent
  if (payment_type === 'qris') return 'qris'
  if (payment_type === 'echannel') return 'mandiri'
  const { bank } = fieldsOf(sent.bank_transfer)
  if (payment_type === 'bank_transfer' && BANKS.includes(bank)) return String(bank)
  const { store } = fieldsOf(sent.cstore)
  return payment_type === 'cstore' && STORES.includes(store) ? String(store) : null
}

/** The messages of a refused charge. */
export function problemsOf(sent: Fields, now: Date): string[] {
  const { order_id, gross_amount } = fieldsOf(sent.transaction_details)
  const items = Array.isArray(sent.item_details) ? sent.item_details.map(fieldsOf) : []
  const sum = items.reduce((total, { price, quantity }) => total + Number(price) * Number(quantity), 0)
  const { email, first_name } = fieldsOf(sent.customer_details)
  const left = secondsOf(sent, now)
  const most = 86_400 * (sent.payment_type === 'qris' ? MAX_DAYS.qris : MAX_DAYS.other)
  return [
    ...(typeof order_id === 'string' && ORDER_ID.test(order_id) ? [] : ['order_id is invalid']),
    ...(Number.isSafeInteger(gross_amount) && Number(gross_amount) > 0 ? [] : ['gross_amount is invalid']),
    ...(items.length > 0 && sum !== gross_amount ? ['gross_amount is not equal to the sum of items'] : []),
    ...(items.some(({ name }) => String(name).length > 50) ? ['item name is too long'] : []),
    ...(email && !first_name ? ['customer_details is invalid'] : []),
    ...(left >= MIN_SECONDS && left <= most ? [] : ['custom_expiry is invalid']),
  ]
}

export function toTransaction(sent: Fields, { now, counter, callbackUrl }: Opening): MidtransTransaction {
  const { order_id, gross_amount } = fieldsOf(sent.transaction_details)
  const method = String(channelOf(sent))
  const reference = randomUUID()
  const seconds = Math.floor(now.getTime() / 1_000)
  const isQr = method === 'qris'
  return {
    reference,
    merchant_ref: String(order_id),
    method,
    payment_type: String(sent.payment_type),
    amount: Number(gross_amount),
    pay_code: isQr ? null : toPayCode(counter, PAY_CODE_DIGITS),
    qr_string: isQr ? demoQris(Number(gross_amount), reference.slice(0, 8)) : null,
    status: 'UNPAID',
    callback_url: callbackUrl,
    created_at: seconds,
    paid_at: null,
    expired_time: seconds + secondsOf(sent, now),
  }
}

/** How long it stays open; not a number when the expiry cannot be read. */
function secondsOf({ payment_type, custom_expiry }: Fields, now: Date): number {
  if (custom_expiry === undefined)
    return payment_type === 'qris' ? DEFAULT_SECONDS.qris : DEFAULT_SECONDS.other
  const { order_time, expiry_duration, unit = 'minute' } = fieldsOf(custom_expiry)
  const begins = /^(\d{4}-\d\d-\d\d) (\d\d:\d\d:\d\d) \+0700$/.exec(String(order_time))
  const start = begins ? Date.parse(`${begins[1]}T${begins[2]}+07:00`) : Number.NaN
  const late = Math.floor((now.getTime() - start) / 1_000)
  return Number(expiry_duration) * (UNIT_SECONDS[String(unit)] ?? Number.NaN) - late
}

function fieldsOf(value: unknown): Fields {
  return typeof value === 'object' && value !== null ? { ...value } : {}
}
