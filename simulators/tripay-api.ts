// Endpoints of Tripay's API as functions from request to response.

import type { ChannelBook } from './tripay-channels.ts'
import { instructionsFor } from './tripay-instructions.ts'
import type { Ledger } from './tripay-ledger.ts'
import { type TripayMerchant, validateOrder } from './tripay-order.ts'
import { calculateFees, describeChannels, toCreated, toDetailed, toListed } from './tripay-replies.ts'

export type TripayCall =
  | 'transaction/create'
  | 'transaction/detail'
  | 'transaction/check-status'
  | 'merchant/transactions'
  | 'merchant/payment-channel'
  | 'merchant/fee-calculator'
  | 'payment/instruction'

export type Reply = { status: number; body: unknown }
type ApiRequest = { query: URLSearchParams; body: Record<string, unknown> }
type Call = { method: 'GET' | 'POST'; answer(request: ApiRequest): Reply | Promise<Reply> }
type Deps = { ledger: Ledger; merchant: TripayMerchant; channels: ChannelBook; now: () => Date }

const MAX_ROWS = 50
const UNKNOWN = no('Transaction not found')

export function createTripayCalls({ ledger, merchant, channels, now }: Deps): Record<TripayCall, Call> {
  const chosen = (code: string | null) =>
    channels.list().filter((channel) => code === null || channel.code === code)
  const findListedOrder = ({ query }: ApiRequest) => ledger.find(query.get('reference') ?? '')
  return {
    'transaction/create': {
      method: 'POST',
      async answer({ body }) {
        const validated = validateOrder(body, { merchant, channels, now: now() })
        if ('no' in validated) return no(validated.no)
        const { order, channel } = validated
        return yes(toCreated(await ledger.open(order, channel)))
      },
    },
    'transaction/detail': {
      method: 'GET',
      answer(question) {
        const transaction = findListedOrder(question)
        return transaction ? yes(toDetailed(transaction)) : UNKNOWN
      },
    },
    'transaction/check-status': {
      method: 'GET',
      answer(question) {
        const status = findListedOrder(question)?.status
        const message = `Status transaksi saat ini ${status}`
        return status ? { status: 200, body: { success: true, message } } : UNKNOWN
      },
    },
    'merchant/transactions': { method: 'GET', answer: ({ query }) => listTransactions(ledger, query) },
    'merchant/payment-channel': {
      method: 'GET',
      answer: ({ query }) => yes(describeChannels(chosen(query.get('code')))),
    },
    'merchant/fee-calculator': {
      method: 'GET',
      answer({ query }) {
        const amount = Number(query.get('amount'))
        return amount > 0 ? yes(calculateFees(amount, chosen(query.get('code')))) : no('Invalid amount')
      },
    },
    'payment/instruction': { method: 'GET', answer: ({ query }) => instructions(query, channels) },
  }
}

function listTransactions(ledger: Ledger, query: URLSearchParams): Reply {
  const fits = (name: string, value: string | null) => !query.get(name) || query.get(name) === value
  const rows = ledger
    .list()
    .filter((one) => fits('reference', one.reference) && fits('merchant_ref', one.merchant_ref))
    .filter((one) => fits('method', one.method) && fits('status', one.status))
  const sorted = query.get('sort') === 'asc' ? rows : rows.toReversed()
  const size = Math.min(MAX_ROWS, Number(query.get('per_page')) || MAX_ROWS)
  const page = Math.max(1, Number(query.get('page')) || 1)
  const last = Math.max(1, Math.ceil(rows.length / size))
  const shown = sorted.slice((page - 1) * size, page * size)
  return {
    status: 200,
    body: {
      success: true,
      message: '',
      data: shown.map(toListed),
      pagination: {
        sort: query.get('sort') ?? 'desc',
        offset: { from: (page - 1) * size + 1, to: (page - 1) * size + shown.length },
        current_page: page,
        previous_page: page > 1 ? page - 1 : null,
        next_page: page < last ? page + 1 : null,
        last_page: last,
        per_page: size,
        total_records: rows.length,
      },
    },
  }
}

function instructions(query: URLSearchParams, channels: ChannelBook): Reply {
  const channel = channels.find(query.get('code'))
  if (!channel) return no('Payment method is not exists!')
  const amount = query.get('amount')
  const filling = { payCode: query.get('pay_code'), amount: amount === null ? null : Number(amount) }
  const all = instructionsFor(channel.code, filling)
  if (query.get('allow_html') !== '0') return yes(all)
  return yes(
    all.map(({ title, steps }) => ({ title, steps: steps.map((step) => step.replace(/<\/?b>/g, '')) })),
  )
}

function yes(data: unknown): Reply {
  return { status: 200, body: { success: true, message: '', data } }
}

/** The HTTP status of this error is not documented. */
export function no(message: string, status = 400): Reply {
  return { status, body: { success: false, message } }
}
