// Midtrans, Core API. https://docs.midtrans.com/reference/core-api
import { createHash, timingSafeEqual } from 'node:crypto'
import { parseCallback, readCallback } from '../fields.schema.ts'
import {
  type ApiRequest,
  createTransport,
  type GatewayLimits,
  toOpened,
  unavailableAt,
} from '../gateway-transport.ts'
import { type FoundPayment, GatewayError, type PaymentGateway } from '../payment-gateway.ts'
import { causeOf, NO_QR } from '../refusal-cause.ts'
import { Envelope, Notification, Signed, Transaction } from './midtrans.schema.ts'
import { MIDTRANS_CHANNELS, toCharge } from './midtrans-charge.ts'
import { fetchQrPicture } from './midtrans-qr.ts'
import { statusOf, toNotification } from './midtrans-status.ts'

export type MidtransSettings = {
  /** `https://api.midtrans.com` or their sandbox. */
  url: string
  merchantCode: string
  serverKey: string
  publicUrl: string
  callbackUrl: string
  /** A simulator, or Midtrans' sandbox. */
  isTest?: boolean
  now: () => Date
}

/** `words` are Midtrans' own; the caller decides what the code means. */
type ApiResult = { code: number; words: string; data: unknown }

const WRONG_KEY = 401
const OPENED: readonly number[] = [200, 201]
/** Codes of the body that say something about a payment: 202 and 407 are its end. */
const KNOWN: readonly number[] = [...OPENED, 202, 407]
const NOT_FOUND = 404
/** The channel is not activated for the merchant. */
const NO_ACCESS = 402
/** The request itself is refused. 406 means that the order is open already, so it is looked for. */
const REFUSED: readonly number[] = [400, NO_ACCESS, 408, 410, 413]
/** No order has it: asking for it only tests the key. */
const NO_PAYMENT = 'test-of-the-key'
/** Of the dashboard's *Test notification URL*; Midtrans itself does not know such a payment. */
const TEST_ORDER = 'payment_notif_test_'
const WRONG_PAYMENT = 'returned another payment than requested'

const unavailable = unavailableAt('midtrans')

function createMidtransApi({ url, serverKey }: { url: string; serverKey: string }, limits: GatewayLimits) {
  const authorization = `Basic ${Buffer.from(`${serverKey}:`).toString('base64')}`
  const access = { id: 'midtrans', url, authorization, secret: serverKey } as const
  const { exchange, redacted, timeLimit } = createTransport(access, limits)
  return {
    timeLimit,
    access: { url, authorization },
    /** Throws a GatewayError when there is no reply or an invalid one, and for a wrong key. */
    async call(request: ApiRequest): Promise<ApiResult> {
      const { envelope } = await exchange(request, Envelope)
      const { status_code, status_message, validation_messages } = envelope
      const code = Number(status_code)
      const words = redacted([status_message, ...validation_messages].join(' '))
      if (code >= 500) throw unavailable(`replied ${code}: ${words}`)
      if (code === WRONG_KEY) {
        const message = `Midtrans replied ${code}: ${words}`
        const variable = 'MIDTRANS_SERVER_KEY'
        throw new GatewayError('unavailable', message, { about: 'key', words, variable })
      }
      return { code, words, data: envelope }
    },
  }
}

export function createMidtrans(settings: MidtransSettings, limits: GatewayLimits = {}): PaymentGateway {
  const { url, publicUrl, callbackUrl, now } = settings
  const { access, call, timeLimit } = createMidtransApi(settings, limits)

  /** By Midtrans' reference or ours; null when Midtrans knows no such payment. */
  async function look(reference: string, signal: AbortSignal): Promise<Transaction | null> {
    const path = `v2/${encodeURIComponent(reference)}/status`
    const { code, words, data } = await call({ path, signal })
    if (code === NOT_FOUND) return null
    if (!KNOWN.includes(code)) throw unavailable(`refused: ${words}`)
    return readTransaction(data)
  }

  function charge(body: object, reference: string, signal: AbortSignal) {
    // A repeated key gets the first answer for five minutes.
    const headers = { 'idempotency-key': reference, 'x-override-notification': callbackUrl }
    return call({ path: 'v2/charge', headers, body, signal })
  }

  /** The text of the QR code, else its picture. */
  async function withQr(transaction: Transaction, signal: AbortSignal): Promise<FoundPayment> {
    const found = toFound(transaction)
    if (transaction.payment_type !== 'qris' || found.qrString) return found
    return { ...found, qrUrl: await fetchQrPicture(transaction.actions, access, signal) }
  }

  /** A look-up leaves the QR code out; the repeated charge has it, and cannot open a second payment. */
  async function findQr(found: Transaction, reference: string, signal: AbortSignal): Promise<FoundPayment> {
    const details = { order_id: reference, gross_amount: found.gross_amount }
    const body = { payment_type: 'qris', transaction_details: details }
    const { code, data } = await charge(body, reference, signal)
    const { data: repeated } = Transaction.safeParse(OPENED.includes(code) ? data : null)
    if (repeated?.transaction_id === found.transaction_id) return withQr(repeated, signal)
    const address = new URL(`v2/qris/${encodeURIComponent(found.transaction_id)}/qr-code`, url)
    return withQr({ ...found, actions: [{ name: 'generate-qr-code', url: address.href }] }, signal)
  }

  async function cancel(gatewayReference: string): Promise<void> {
    const path = `v2/${encodeURIComponent(gatewayReference)}/cancel`
    const { code, words } = await call({ path, body: {}, signal: timeLimit() })
    if (!KNOWN.includes(code)) throw unavailable(`did not cancel: ${words}`)
  }

  return {
    id: 'midtrans',
    isTest: settings.isTest ?? false,

    async open(request) {
      const body = toCharge(request, { publicUrl, now: now() })
      const signal = timeLimit(request.answerWithinMs)
      const { code, words, data } = await charge(body, request.reference, signal)
      if (OPENED.includes(code)) {
        const transaction = readTransaction(data)
        if (transaction.order_id !== request.reference) throw unavailable(WRONG_PAYMENT)
        const found = await withQr(transaction, signal)
        if (found.qrString || found.qrUrl || transaction.payment_type !== 'qris')
          return toOpened(found, request.price, unavailable)
        // Nobody can pay it as long as nobody sees its code.
        await cancel(transaction.transaction_id).catch(() => {})
        throw new GatewayError('refused', `Midtrans ${NO_QR}`, { about: 'method' })
      }
      const kind = REFUSED.includes(code) ? 'refused' : 'unavailable'
      const about = code === NO_ACCESS || causeOf(words) === 'method' ? 'method' : null
      throw new GatewayError(kind, `Midtrans refused: ${words}`, { about, words })
    },

    async fetchStatus(gatewayReference) {
      const found = await look(gatewayReference, timeLimit())
      if (found && found.transaction_id !== gatewayReference) throw unavailable(WRONG_PAYMENT)
      return found && toNotification(found, now())
    },

    async find(reference) {
      const signal = timeLimit()
      const found = await look(reference, signal)
      if (!found) return null
      if (found.order_id !== reference) throw unavailable(WRONG_PAYMENT)
      const isOpenQr = found.payment_type === 'qris' && statusOf(found) === 'UNPAID'
      return isOpenQr ? findQr(found, reference, signal) : toFound(found)
    },

    async listChannels(signal) {
      const limit = AbortSignal.any([timeLimit(), ...(signal ? [signal] : [])])
      await look(NO_PAYMENT, limit)
      return { channels: MIDTRANS_CHANNELS }
    },

    cancel,

    readCallback: createCallbackReader(settings.serverKey),
  }
}

function readTransaction(data: unknown): Transaction {
  const { data: transaction } = Transaction.safeParse(data)
  if (!transaction) throw unavailable('returned an invalid payment')
  return transaction
}

/** An unknown status counts as UNPAID until the next status check. */
function toFound(transaction: Transaction): FoundPayment {
  const { transaction_id, gross_amount, va_numbers, bill_key, biller_code, payment_code } = transaction
  const status = statusOf(transaction)
  return {
    gatewayReference: transaction_id,
    status: typeof status === 'string' ? status : 'UNPAID',
    amount: gross_amount,
    // Midtrans has no names of methods, and no instructions: ours are shown.
    paymentName: null,
    payCode: va_numbers?.[0]?.va_number ?? bill_key ?? payment_code ?? null,
    billerCode: biller_code ?? null,
    qrString: transaction.qr_string,
    qrUrl: null,
    expiresAt: transaction.expiry_time ?? null,
    instructions: [],
  }
}

/** The signature leaves the status out, so that a genuine notification is only a reason to ask. */
export function createCallbackReader(serverKey: string): PaymentGateway['readCallback'] {
  return (_headers, body) => {
    const parsed = parseCallback(body)
    const { data: signed } = Signed.safeParse(parsed)
    if (!signed || !isSigned(serverKey, signed)) return { kind: 'forged' }
    if (signed.order_id.startsWith(TEST_ORDER)) return { kind: 'test' }
    return readCallback(parsed, Notification, ({ transaction_id: gatewayReference }) => ({
      kind: 'hint',
      gatewayReference,
    }))
  }
}

export function isSigned(serverKey: string, signed: Signed): boolean {
  const { order_id, status_code, gross_amount, signature_key } = signed
  const expected = createHash('sha512')
    .update(`${order_id}${status_code}${gross_amount}${serverKey}`)
    .digest()
  return timingSafeEqual(expected, Buffer.from(signature_key, 'hex'))
}
