// Tripay, closed payments: the customer pays one amount in one way. https://tripay.co.id/developer
import { checkoutPath } from '#contract/store.ts'
import { shownUsername } from '#contract/username.ts'
import { customerEmail } from './customer-email.ts'
import {
  GatewayError,
  type OpenedPayment,
  type PaymentGateway,
  type PaymentNews,
  type PaymentWish,
} from './payment-gateway.ts'
import { Listed, Standing, Transaction } from './tripay.schema.ts'
import { createTripayApi, type Question, unavailable } from './tripay-api.ts'
import { createCallbackReader } from './tripay-callback.ts'
import { signPayment } from './tripay-signature.ts'

export type TripaySettings = {
  /** `https://tripay.co.id/api` or their sandbox. */
  url: string
  merchantCode: string
  apiKey: string
  privateKey: string
  /** Of our site. */
  publicUrl: string
  callbackUrl: string
}

export type TripayLimits = {
  /** For all that one call of the port asks, so that a buyer is told in time. */
  timeoutMs?: number
}

const TIMEOUT_MS = 8_000
const ROWS = 50
/** Refusals that name what is wrong with the wish. A wrong key or signature is ours to mend, and then it may pass. */
const REFUSAL =
  /\b(payment (method|channel)|method|channel|customer|e-?mail|amount|nominal|order.?items|expired.?time)\b/i
const LATER = /try again|coba lagi|maintenance|gangguan|temporar|sementara|time.?out|busy|sibuk/i
const UNKNOWN_PAYMENT =
  /(transa[kc][a-z]+|referen[a-z]+|invoice|data) (is |was |does )?(not (found|exist)|tidak (ditemukan|ada|terdaftar))|invalid (transaction|reference)/i

export function createTripay(settings: TripaySettings, limits: TripayLimits = {}): PaymentGateway {
  const ask = createTripayApi(settings)
  const timeLimit = () => AbortSignal.timeout(limits.timeoutMs ?? TIMEOUT_MS)

  /** Null where Tripay says that it knows no such payment. */
  async function askOfPayment(question: Question): Promise<{ data: unknown } | null> {
    const answer = await ask(question)
    if ('data' in answer) return answer
    if (UNKNOWN_PAYMENT.test(answer.no)) return null
    throw unavailable(`does not say: ${answer.no}`)
  }

  function askForDetail(reference: string, signal: AbortSignal) {
    return askOfPayment({ path: 'transaction/detail', query: { reference }, signal })
  }

  return {
    async open(wish) {
      const body = toTransaction(wish, settings)
      const answer = await ask({ path: 'transaction/create', body, signal: timeLimit() })
      if ('data' in answer) return toOpenedAsWished(answer.data, wish)
      const isForGood = REFUSAL.test(answer.no) && !LATER.test(answer.no)
      throw new GatewayError(isForGood ? 'refused' : 'unavailable', `Tripay refuses: ${answer.no}`)
    },

    async look(gatewayReference) {
      const answer = await askForDetail(gatewayReference, timeLimit())
      return answer && toNews(answer.data, gatewayReference)
    },

    async find(reference) {
      const signal = timeLimit()
      const query = { merchant_ref: reference, sort: 'desc', per_page: String(ROWS) }
      const list = await askOfPayment({ path: 'merchant/transactions', query, signal })
      const row = list && pickRow(list.data, reference)
      if (!row) return null
      const detail = await askForDetail(row.reference, signal)
      const transaction = readTransaction(detail?.data, reference)
      return toOpened(transaction, transaction.fee_customer ?? 0)
    },

    readCallback: createCallbackReader(settings.privateKey),
  }
}

function toTransaction(
  wish: PaymentWish,
  { merchantCode, privateKey, publicUrl, callbackUrl }: TripaySettings,
) {
  const { reference, price, productId, productName, username } = wish
  return {
    method: wish.method,
    merchant_ref: reference,
    amount: price,
    customer_name: shownUsername(username),
    customer_email: customerEmail(username, publicUrl),
    order_items: [{ sku: productId, name: productName, price, quantity: 1 }],
    callback_url: callbackUrl,
    return_url: new URL(checkoutPath(reference), publicUrl).href,
    expired_time: Math.floor(wish.expiresAt.getTime() / 1_000),
    signature: signPayment(privateKey, { merchantCode, reference, amount: price }),
  }
}

function readTransaction(data: unknown, reference: string): Transaction {
  const { data: transaction } = Transaction.safeParse(data)
  if (!transaction) throw unavailable('gives a payment in another form')
  if (transaction.merchant_ref !== reference) throw unavailable('gives another payment than was asked for')
  return transaction
}

function toOpenedAsWished(data: unknown, { reference, price }: PaymentWish): OpenedPayment {
  const transaction = readTransaction(data, reference)
  const { amount, pay_code, qr_string, qr_url } = transaction
  if (amount < price) throw unavailable('asks for less than the price')
  if (!pay_code && !qr_string && !qr_url) throw unavailable('gives nothing to pay with')
  return toOpened(transaction, amount - price)
}

/** A status that we do not know is told by the next look; until then there is something to pay. */
function toOpened(transaction: Transaction, fee: number): OpenedPayment {
  return {
    gatewayReference: transaction.reference,
    status: typeof transaction.status === 'string' ? transaction.status : 'UNPAID',
    amount: transaction.amount,
    fee,
    paymentName: transaction.payment_name,
    payCode: transaction.pay_code ?? null,
    qrString: transaction.qr_string,
    qrUrl: transaction.qr_url,
    expiresAt: transaction.expired_time,
    instructions: transaction.instructions,
  }
}

function toNews(data: unknown, gatewayReference: string): PaymentNews {
  const { data: standing } = Standing.safeParse(data)
  if (!standing) throw unavailable('gives a payment in another form')
  if (standing.reference !== gatewayReference) throw unavailable('gives another payment than was asked for')
  return {
    reference: standing.merchant_ref ?? null,
    gatewayReference,
    status: standing.status,
    amount: standing.amount,
    paidAt: standing.paid_at ?? null,
    // Open payments are kept elsewhere; this call knows closed ones only.
    isClosedPayment: true,
  }
}

/** The list may hold others whose name only begins alike. Of two for the same order the paid one counts. */
function pickRow(data: unknown, reference: string): Listed | null {
  const { data: rows } = Listed.array().safeParse(data)
  if (!rows) throw unavailable('lists payments in another form')
  const own = rows.filter(({ merchant_ref }) => merchant_ref === reference)
  return own.find(({ status }) => status === 'PAID') ?? own[0] ?? null
}
