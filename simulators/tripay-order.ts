// Validates a create request, with Tripay's error texts where they are known.
import { createHmac } from 'node:crypto'
import type { GatewayPayment } from './gateway-ledger.ts'
import type { Channel } from './tripay-channels.ts'

type TripayItem = { sku: string | null; name: string; price: number; quantity: number }

export type TripayTransaction = GatewayPayment & {
  /** Without the customer's fee. */
  price: number
  customer_name: string
  customer_email: string
  customer_phone: string | null
  order_items: TripayItem[]
  return_url: string | null
  pay_code: string | null
  qr_string: string | null
  pay_url: string | null
  /** As they were when it was opened. */
  fees: { merchant: number; customer: number }
}

/** The create request of the merchant. */
export type TripayOrder = Omit<
  TripayTransaction,
  'reference' | 'status' | 'created_at' | 'paid_at' | 'pay_code' | 'qr_string' | 'pay_url' | 'fees'
>

export type TripayMerchant = { merchantCode: string; apiKey: string; privateKey: string }
type Fields = Record<string, unknown>
type ValidatedOrder = { order: TripayOrder; channel: Channel } | { no: string }

const MINUTE = 60
const DEFAULT_MINUTES = 1_440
const EMAIL = /^[\w+-]+(\.[\w+-]+)*@([a-z0-9]([a-z0-9-]*[a-z0-9])?\.)+[a-z][a-z0-9-]*[a-z0-9]$/i

type Shop = { merchant: TripayMerchant; channels: readonly Channel[]; now: Date }

export function validateOrder(sent: Fields, { merchant, channels, now }: Shop): ValidatedOrder {
  const channel = channels.find(({ code }) => code === sent.method)
  if (!channel) return { no: 'Payment method is not exists!' }
  if (channel.active === false) return { no: 'Payment channel is not active' }
  const items = toItems(sent.order_items)
  const price = sent.amount
  const no =
    priceProblem(price, items, channel) ??
    (sent.signature === signatureOf(sent, merchant) ? null : 'Invalid signature') ??
    customerProblem(sent) ??
    timeProblem(sent.expired_time, channel, now)
  if (no !== null) return { no }
  return { channel, order: toOrder(sent, { channel, items: items ?? [], now }) }
}

function signatureOf({ merchant_ref, amount }: Fields, { merchantCode, privateKey }: TripayMerchant): string {
  const signed = `${merchantCode}${merchant_ref ?? ''}${amount}`
  return createHmac('sha256', privateKey).update(signed).digest('hex')
}

function priceProblem(price: unknown, items: TripayItem[] | null, channel: Channel): string | null {
  if (!isCount(price)) return 'Invalid amount'
  if (!items) return 'Invalid order items'
  const sum = items.reduce((total, item) => total + item.price * item.quantity, 0)
  if (sum !== price) return 'Amount is not the sum of order items'
  if (price < channel.minAmount) return `Minimum amount is ${channel.minAmount}`
  return price > channel.maxAmount ? `Maximum amount is ${channel.maxAmount}` : null
}

function customerProblem({ customer_name, customer_email }: Fields): string | null {
  if (typeof customer_name !== 'string' || customer_name === '') return 'Invalid customer name'
  return typeof customer_email === 'string' && EMAIL.test(customer_email) ? null : 'Invalid customer email'
}

function timeProblem(expiredTime: unknown, { minMinutes, maxMinutes }: Channel, now: Date): string | null {
  if (expiredTime === undefined) return null
  if (!isCount(expiredTime)) return 'Invalid expired time'
  const minutes = (expiredTime - now.getTime() / 1_000) / MINUTE
  return minutes > maxMinutes || minutes < minMinutes ? 'Invalid expired time' : null
}

function toOrder(
  sent: Fields,
  { channel, items, now }: { channel: Channel; items: TripayItem[]; now: Date },
): TripayOrder {
  const minutes = Math.min(DEFAULT_MINUTES, channel.maxMinutes)
  return {
    merchant_ref: textOrNull(sent.merchant_ref),
    method: channel.code,
    price: Number(sent.amount),
    customer_name: String(sent.customer_name),
    customer_email: String(sent.customer_email),
    customer_phone: textOrNull(sent.customer_phone),
    order_items: items,
    callback_url: textOrNull(sent.callback_url),
    return_url: textOrNull(sent.return_url),
    expired_time: Number(sent.expired_time ?? Math.floor(now.getTime() / 1_000) + minutes * MINUTE),
  }
}

function toItems(sent: unknown): TripayItem[] | null {
  if (!Array.isArray(sent) || sent.length === 0) return null
  const items = sent.flatMap((item: Fields | null): TripayItem[] => {
    const { sku, name, price, quantity } = item ?? {}
    if (typeof name !== 'string' || name === '' || !isCount(price) || !isCount(quantity)) return []
    return [{ sku: textOrNull(sku), name, price, quantity }]
  })
  return items.length === sent.length ? items : null
}

function isCount(value: unknown): value is number {
  return typeof value === 'number' && Number.isSafeInteger(value) && value >= 0
}

function textOrNull(value: unknown): string | null {
  return typeof value === 'string' ? value : null
}
