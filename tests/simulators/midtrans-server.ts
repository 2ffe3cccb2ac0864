// Midtrans' Core API on loopback: same paths, responses, signatures, repeated keys and notifications.
import type { CallbackRules } from '#simulators/gateway-callbacks.ts'
import { createLedger } from '#simulators/gateway-ledger.ts'
import {
  type Endpoint,
  type GatewayOptions,
  type GatewayRequest,
  type Reply,
  startGatewayServer,
} from '#simulators/gateway-server.ts'
import { createGatewayFaults } from './gateway-faults.ts'
import { channelOf, type MidtransTransaction, problemsOf, toTransaction } from './midtrans-charge.ts'
import { createQrPages } from './midtrans-qr.ts'
import { toCharged, toNotification, toStatus } from './midtrans-replies.ts'

type Fields = Record<string, unknown>
type MidtransMerchant = { merchantId: string; serverKey: string }
type MidtransCall = 'charge' | 'status' | 'cancel' | 'expire'

export const DEMO_MIDTRANS: MidtransMerchant = {
  merchantId: 'G000000000',
  serverKey: 'SB-Mid-server-EXAMPLEKEY000000000000',
}
const KEY_MAX_LENGTH = 46
const KEY_MS = 5 * 60_000
const PATH = /^([\x21-\x2e\x30-\x7e]{1,100})\/(status|cancel|expire)$/
const WRONG_TYPES = JSON.stringify({
  status_code: '201',
  transaction_id: 7,
  order_id: ['x'],
  gross_amount: 55_500,
  payment_type: null,
  transaction_status: 1,
  va_numbers: 'none',
})

export async function startMidtransServer({
  merchant = DEMO_MIDTRANS,
  ...options
}: GatewayOptions & { merchant?: MidtransMerchant }) {
  const { now } = options
  const { merchantId, serverKey } = merchant
  const ledger = createLedger<MidtransTransaction>(options)
  const inactive = new Set<string>()
  const qr = createQrPages()
  const amended = new Map<string, Fields>()
  const replies = new Map<string, { at: number; reply: Reply }>()

  function charge({ headers, body }: GatewayRequest): Reply {
    const key = String(headers['idempotency-key'] ?? '')
    const known = replies.get(key)
    if (known && now().getTime() - known.at < KEY_MS) return known.reply
    const reply = openNew(body, textOf(headers['x-override-notification']))
    const { status_code } = reply.body as { status_code: string }
    if (status_code === '201' && key !== '' && key.length <= KEY_MAX_LENGTH)
      replies.set(key, { at: now().getTime(), reply })
    return reply
  }

  function openNew(body: Record<string, unknown>, callbackUrl: string | null): Reply {
    const channel = channelOf(body)
    if (!channel) return no('400', 'One or more parameters in the payload is invalid.', ['payment_type'])
    if (inactive.has(channel)) return no('402', "Merchant doesn't have access for this payment type")
    const problems = problemsOf(body, now())
    if (problems.length > 0) return no('400', 'One or more parameters in the payload is invalid.', problems)
    const opened = toTransaction(body, { now: now(), counter: ledger.list().length + 1, callbackUrl })
    if (ledger.find(String(opened.merchant_ref))) return no('406', 'The request could not be completed')
    ledger.add(() => opened)
    return yes(toCharged(opened, { merchantId, origin: new URL(server.url).origin, form: qr.state.form }))
  }

  function show(reference: string): Reply {
    const payment = ledger.find(decodeURIComponent(reference))
    return payment ? yes({ ...toStatus(payment, merchantId), ...amended.get(payment.reference) }) : UNKNOWN
  }

  function end(reference: string, status: 'FAILED' | 'EXPIRED'): Reply {
    const payment = ledger.find(reference)
    if (!payment) return UNKNOWN
    if (payment.status !== 'UNPAID') return no('412', 'Merchant cannot modify the status of the transaction')
    return yes(toStatus(ledger.move(payment, status), merchantId))
  }

  const signed = (payment: MidtransTransaction, change = {}, key = serverKey) => ({
    headers: { 'content-type': 'application/json', 'user-agent': 'Veritrans' },
    body: JSON.stringify(toNotification(payment, { merchantId, serverKey: key, change })),
  })
  const callbacks: CallbackRules<MidtransTransaction> = { sign: (payment) => signed(payment), resends }
  const authorization = `Basic ${Buffer.from(`${serverKey}:`).toString('base64')}`
  const { faults, setFault } = createGatewayFaults<MidtransCall>(WRONG_TYPES)
  const server = await startGatewayServer<MidtransTransaction, MidtransCall>(
    { ...options, faults },
    {
      base: '/v2/',
      ledger,
      callbacks,
      findEndpoint: (method, path) => findEndpoint(method, path, { charge, show, end }),
      findPage: qr.findPage,
      isAllowed: (headers) => headers.authorization === authorization,
      refusal: { status: 401, body: no('401', 'Unknown Merchant server_key/id').body },
      toText: JSON.stringify,
    },
  )
  return {
    ...server,
    setFault,
    /** Without the version, as the client is configured. */
    url: new URL('/', server.url).href,
    merchant,
    setQr: qr.setQr,
    /** What a look-up says instead, by our reference: of a refund or a chargeback. */
    amend(reference: string, fields: Fields) {
      amended.set(ledger.find(reference)?.reference ?? '', fields)
    },
    /** A channel that the merchant has not activated, by bank, store, `qris` or `mandiri`. */
    setActive(channel: string, isActive: boolean) {
      if (isActive) inactive.delete(channel)
      else inactive.add(channel)
    },
    /** A notification of the payment as paid while it is open, changed or signed with another key. */
    signedCallback(reference: string, change: Record<string, unknown> = {}, key = serverKey) {
      const payment = ledger.find(reference)
      if (!payment) throw new Error(`no payment ${reference}`)
      const { status } = payment
      const paid = { ...payment, status: status === 'UNPAID' ? ('PAID' as const) : status }
      return signed({ ...paid, paid_at: payment.paid_at ?? ledger.seconds() }, change, key)
    },
  }
}

type Answers = {
  charge(request: GatewayRequest): Reply
  show(reference: string): Reply
  end(reference: string, status: 'FAILED' | 'EXPIRED'): Reply
}

function findEndpoint(
  method: string,
  path: string,
  { charge, show, end }: Answers,
): Endpoint<MidtransCall> | null {
  if (path === 'charge') return method === 'POST' ? { name: 'charge', answer: charge } : null
  const [, reference = '', name] = PATH.exec(path) ?? []
  if (name === 'status' && method === 'GET') return { name, answer: () => show(reference) }
  if (method !== 'POST') return null
  if (name === 'cancel') return { name, answer: () => end(reference, 'FAILED') }
  return name === 'expire' ? { name, answer: () => end(reference, 'EXPIRED') } : null
}

/** By the answer of the merchant: 500 once, 503 four times, 400 and 404 twice, others five times. */
function resends(status: number): number {
  if (status >= 200 && status < 300) return 0
  if (status === 500) return 1
  if (status === 503) return 4
  return status === 400 || status === 404 ? 2 : 5
}

function textOf(header: string | string[] | undefined): string | null {
  return typeof header === 'string' && header !== '' ? header : null
}

/** HTTP says 200 whatever the result is. */
function yes(body: object): Reply {
  return { status: 200, body }
}

function no(code: string, message: string, problems?: readonly string[]): Reply {
  const body = { status_code: code, status_message: message, validation_messages: problems }
  return { status: 200, body }
}

const UNKNOWN = no('404', "Transaction doesn't exist.")
