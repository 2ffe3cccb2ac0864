// Endpoints of Tripay's API as functions from request to response.

import { createHash } from 'node:crypto'
import { demoQris } from './demo-qris.ts'
import { type Ledger, toPayCode } from './gateway-ledger.ts'
import type { GatewayRequest, Reply } from './gateway-server.ts'
import { type Channel, feesOf } from './tripay-channels.ts'
import {
  type TripayMerchant,
  type TripayOrder,
  type TripayTransaction,
  validateOrder,
} from './tripay-order.ts'
import { describeChannels, toCreated, toDetailed, toListed } from './tripay-replies.ts'

export type TripayCall =
  | 'transaction/create'
  | 'transaction/detail'
  | 'merchant/transactions'
  | 'merchant/payment-channel'

type Call = { method: 'GET' | 'POST'; answer(request: GatewayRequest): Reply | Promise<Reply> }
type Deps = {
  ledger: Ledger<TripayTransaction>
  merchant: TripayMerchant
  channels: () => readonly Channel[]
  now: () => Date
  /** The simulator's own page of a wallet. */
  payPage(reference: string): string
}

const MAX_ROWS = 50
const REFERENCE_DIGITS = 10

export function createTripayCalls({
  ledger,
  merchant,
  channels,
  now,
  payPage,
}: Deps): Record<TripayCall, Call> {
  return {
    'transaction/create': {
      method: 'POST',
      answer({ body }) {
        const validated = validateOrder(body, { merchant, channels: channels(), now: now() })
        if ('no' in validated) return no(validated.no)
        const { order, channel } = validated
        const { merchantCode } = merchant
        const opened = ledger.add((counter) =>
          toTransaction(order, { channel, merchantCode, counter, at: ledger.seconds(), payPage }),
        )
        return yes(toCreated(opened))
      },
    },
    'transaction/detail': {
      method: 'GET',
      answer({ query }) {
        const transaction = ledger.find(query.get('reference') ?? '')
        return transaction ? yes(toDetailed(transaction)) : no('Transaction not found')
      },
    },
    'merchant/transactions': { method: 'GET', answer: ({ query }) => listTransactions(ledger, query) },
    'merchant/payment-channel': { method: 'GET', answer: () => yes(describeChannels(channels())) },
  }
}

/** Newest first. */
function listTransactions(ledger: Ledger<TripayTransaction>, query: URLSearchParams): Reply {
  const reference = query.get('merchant_ref')
  const rows = ledger.list().filter(({ merchant_ref }) => !reference || merchant_ref === reference)
  return yes(rows.toReversed().slice(0, MAX_ROWS).map(toListed))
}

type Opening = { channel: Channel; merchantCode: string; counter: number; at: number } & Pick<Deps, 'payPage'>

function toTransaction(
  order: TripayOrder,
  { channel, merchantCode, counter, at, payPage }: Opening,
): TripayTransaction {
  const { payCodeDigits, redirects = false } = channel
  const fees = feesOf(channel, order.price)
  const serial = String(counter).padStart(REFERENCE_DIGITS, '0')
  const reference = `DEV-${merchantCode}${serial}${fiveCharacters(String(order.merchant_ref))}`
  return {
    ...order,
    reference,
    pay_code: payCodeDigits === null ? null : toPayCode(counter, payCodeDigits),
    qr_string: payCodeDigits === null && !redirects ? demoQris(order.price + fees.customer, reference) : null,
    pay_url: redirects ? payUrl(order.return_url, payPage(reference)) : null,
    status: 'UNPAID',
    created_at: at,
    paid_at: null,
    fees,
  }
}

/** A buyer elsewhere cannot reach a page on loopback: there the site's own page ends the payment. */
function payUrl(returnUrl: string | null, page: string): string {
  const host = returnUrl && new URL(returnUrl).hostname
  return returnUrl && host !== 'localhost' && host !== '127.0.0.1' ? returnUrl : page
}

/** Unique, also when the counter was lost with its file. */
function fiveCharacters(text: string): string {
  const hash = createHash('sha256').update(text).digest('hex')
  return BigInt(`0x${hash}`).toString(36).slice(-5).toUpperCase()
}

function yes(data: unknown): Reply {
  return { status: 200, body: { success: true, message: '', data } }
}

/** The HTTP status of this error is not documented. */
export function no(message: string, status = 400): Reply {
  return { status, body: { success: false, message } }
}
