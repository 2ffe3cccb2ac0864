// Tripay, closed payments: one amount, one payment method. https://tripay.co.id/developer
import { createHmac, timingSafeEqual } from 'node:crypto'
import { shownUsername } from '#contract/network/username.ts'
import { checkoutPath } from '#contract/shop/store.ts'
import { CUSTOMER_PHONE, customerEmail } from '../customer-email.ts'
import { parseCallback, readCallback } from '../fields.schema.ts'
import { type ApiRequest, type GatewayLimits, toOpened } from '../gateway-transport.ts'
import {
  type FoundPayment,
  GatewayError,
  type PaymentGateway,
  type PaymentNotification,
  type PaymentRequest,
} from '../payment-gateway.ts'
import { causeOf } from '../refusal-cause.ts'
import { Callback, ListedPayment, StatusDetail, Transaction } from './tripay.schema.ts'
import { createTripayApi, unavailable, variableOf } from './tripay-api.ts'
import { readChannels } from './tripay-channels.ts'

export type TripaySettings = {
  /** `https://tripay.co.id/api` or their sandbox. */
  url: string
  merchantCode: string
  apiKey: string
  privateKey: string
  publicUrl: string
  callbackUrl: string
  /** A simulator, or Tripay's sandbox. */
  isTest?: boolean
}

const ROWS = 50
const EVENT = 'payment_status'
const INVALID_PAYMENT = 'returned an invalid payment'
const WRONG_PAYMENT = 'returned another payment than requested'
/** Refusals of the request itself. A wrong key or signature is our configuration, so it is not final. */
const REFUSAL =
  /\b(payment (method|channel)|method|channel|customer|e-?mail|amount|nominal|order.?items|expired.?time)\b/i
const WRONG_KEY = /\b(api.?key|token|merchant)\b/i
const TEMPORARY = /try again|coba lagi|maintenance|gangguan|temporar|sementara|time.?out|busy|sibuk/i
const UNKNOWN_PAYMENT =
  /(transa[kc][a-z]+|referen[a-z]+|invoice|data) (is |was |does )?(not (found|exist)|tidak (ditemukan|ada|terdaftar))|invalid (transaction|reference)/i

export function createTripay(settings: TripaySettings, limits: GatewayLimits = {}): PaymentGateway {
  const { call, timeLimit } = createTripayApi(settings, limits)
  const { isTest = false } = settings

  /** Null when Tripay knows no such payment. */
  async function callForPayment(request: ApiRequest): Promise<{ data: unknown } | null> {
    const result = await call(request)
    if ('data' in result) return result
    if (UNKNOWN_PAYMENT.test(result.refusal)) return null
    throw unavailable(`refused: ${result.refusal}`)
  }

  function fetchDetail(reference: string, signal: AbortSignal) {
    return callForPayment({ path: 'transaction/detail', query: { reference }, signal })
  }

  return {
    id: 'tripay',
    isTest,
    async open(request) {
      const body = toTransaction(request, settings)
      const signal = timeLimit(request.answerWithinMs)
      const result = await call({ path: 'transaction/create', body, signal })
      if ('data' in result) {
        const transaction = readTransaction(result.data, request.reference)
        return toOpened(toFound(transaction, isTest), request.price, unavailable)
      }
      const { refusal: words } = result
      const kind = REFUSAL.test(words) && !TEMPORARY.test(words) ? 'refused' : 'unavailable'
      const about = causeOf(words) === 'method' ? 'method' : null
      throw new GatewayError(kind, `Tripay refused: ${words}`, { about, words, variable: variableOf(words) })
    },

    async fetchStatus(gatewayReference) {
      const detail = await fetchDetail(gatewayReference, timeLimit())
      return detail && toNotification(detail.data, gatewayReference)
    },

    async find(reference) {
      const signal = timeLimit()
      const query = { merchant_ref: reference, sort: 'desc', per_page: String(ROWS) }
      const list = await callForPayment({ path: 'merchant/transactions', query, signal })
      const row = list && pickRow(list.data, reference)
      if (!row) return null
      const detail = await fetchDetail(row.reference, signal)
      return toFound(readTransaction(detail?.data, reference), isTest)
    },

    async listChannels(signal) {
      const limits = [timeLimit(), ...(signal ? [signal] : [])]
      const result = await call({ path: 'merchant/payment-channel', signal: AbortSignal.any(limits) })
      if ('data' in result) return readChannels(result.data)
      throw unavailable(`refused: ${result.refusal}`, WRONG_KEY.test(result.refusal) ? 'key' : undefined)
    },

    /** Nothing is parsed before the signature is verified. */
    readCallback(headers, body) {
      if (!isSigned(settings.privateKey, body, headers['x-callback-signature'])) return { kind: 'forged' }
      if (headers['x-callback-event'] !== EVENT) return { kind: 'unreadable', why: 'unknown event' }
      return readCallback(parseCallback(body), Callback, (callback) => ({
        kind: 'notification',
        notification: {
          reference: callback.merchant_ref ?? null,
          gatewayReference: callback.reference,
          status: callback.status,
          amount: callback.total_amount,
          paidAt: callback.paid_at ?? null,
          gatewayFee: callback.total_fee ?? null,
          isClosedPayment: callback.is_closed_payment,
        },
      }))
    },
  }
}

function toTransaction(
  request: PaymentRequest,
  { merchantCode, privateKey, publicUrl, callbackUrl }: TripaySettings,
) {
  const { reference, price, productId, productName, username } = request
  return {
    method: request.channel ?? request.method,
    merchant_ref: reference,
    amount: price,
    customer_name: shownUsername(username),
    customer_email: customerEmail(username, publicUrl),
    // Optional in the documents, and sent by every known client.
    customer_phone: CUSTOMER_PHONE,
    order_items: [{ sku: productId, name: productName, price, quantity: 1 }],
    callback_url: callbackUrl,
    return_url: new URL(checkoutPath(reference, request.language), publicUrl).href,
    expired_time: Math.floor(request.expiresAt.getTime() / 1_000),
    signature: signPayment(privateKey, { merchantCode, reference, amount: price }),
  }
}

function readTransaction(data: unknown, reference: string): Transaction {
  const { data: transaction } = Transaction.safeParse(data)
  if (!transaction) throw unavailable(INVALID_PAYMENT)
  if (transaction.merchant_ref !== reference) throw unavailable(WRONG_PAYMENT)
  return transaction
}

/** An unknown status counts as UNPAID until the next status check. */
function toFound(transaction: Transaction, isTest: boolean): FoundPayment {
  const { pay_url } = transaction
  return {
    gatewayReference: transaction.reference,
    status: typeof transaction.status === 'string' ? transaction.status : 'UNPAID',
    amount: transaction.amount,
    paymentName: transaction.payment_name,
    payCode: transaction.pay_code ?? null,
    billerCode: null,
    qrString: transaction.qr_string,
    qrUrl: transaction.qr_url,
    payUrl: pay_url && (isTest || pay_url.startsWith('https:')) ? pay_url : null,
    expiresAt: transaction.expired_time,
    instructions: transaction.instructions,
  }
}

function toNotification(data: unknown, gatewayReference: string): PaymentNotification {
  const { data: detail } = StatusDetail.safeParse(data)
  if (!detail) throw unavailable(INVALID_PAYMENT)
  if (detail.reference !== gatewayReference) throw unavailable(WRONG_PAYMENT)
  return {
    reference: detail.merchant_ref ?? null,
    gatewayReference,
    status: detail.status,
    amount: detail.amount,
    paidAt: detail.paid_at ?? null,
    gatewayFee: detail.total_fee ?? null,
    // This endpoint returns closed payments only.
    isClosedPayment: true,
  }
}

/** The list also contains references with the same prefix. Of two payments for one order the paid one counts. */
function pickRow(data: unknown, reference: string): ListedPayment | null {
  const { data: rows } = ListedPayment.array().safeParse(data)
  if (!rows) throw unavailable('returned an invalid list')
  const own = rows.filter(({ merchant_ref }) => merchant_ref === reference)
  return own.find(({ status }) => status === 'PAID') ?? own[0] ?? null
}

/** HMAC-SHA256 with the private key, in lower-case hexadecimal. */
const SIGNATURE = /^[0-9a-f]{64}$/

type Signed = { merchantCode: string; reference: string; amount: number }

/** For the request that opens a closed payment. */
export function signPayment(privateKey: string, { merchantCode, reference, amount }: Signed): string {
  return createHmac('sha256', privateKey).update(`${merchantCode}${reference}${amount}`).digest('hex')
}

/** Over the raw bytes: the same JSON serialized differently has another signature. */
export function isSigned(privateKey: string, body: Uint8Array, signature: unknown): boolean {
  if (typeof signature !== 'string' || !SIGNATURE.test(signature)) return false
  const expected = createHmac('sha256', privateKey).update(body).digest()
  return timingSafeEqual(expected, Buffer.from(signature, 'hex'))
}
