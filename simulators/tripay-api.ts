// Endpoints of Tripay's API as functions from request to response.

import type { ChannelBook } from './tripay-channels.ts'
import type { Ledger } from './tripay-ledger.ts'
import { type TripayMerchant, validateOrder } from './tripay-order.ts'
import { describeChannels, toCreated, toDetailed, toListed } from './tripay-replies.ts'

export type TripayCall =
  | 'transaction/create'
  | 'transaction/detail'
  | 'merchant/transactions'
  | 'merchant/payment-channel'

export type Reply = { status: number; body: unknown }
type ApiRequest = { query: URLSearchParams; body: Record<string, unknown> }
type Call = { method: 'GET' | 'POST'; answer(request: ApiRequest): Reply | Promise<Reply> }
type Deps = { ledger: Ledger; merchant: TripayMerchant; channels: ChannelBook; now: () => Date }

const MAX_ROWS = 50

export function createTripayCalls({ ledger, merchant, channels, now }: Deps): Record<TripayCall, Call> {
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
      answer({ query }) {
        const transaction = ledger.find(query.get('reference') ?? '')
        return transaction ? yes(toDetailed(transaction)) : no('Transaction not found')
      },
    },
    'merchant/transactions': { method: 'GET', answer: ({ query }) => listTransactions(ledger, query) },
    'merchant/payment-channel': { method: 'GET', answer: () => yes(describeChannels(channels.list())) },
  }
}

/** Newest first. */
function listTransactions(ledger: Ledger, query: URLSearchParams): Reply {
  const reference = query.get('merchant_ref')
  const rows = ledger.list().filter(({ merchant_ref }) => !reference || merchant_ref === reference)
  return yes(rows.toReversed().slice(0, MAX_ROWS).map(toListed))
}

function yes(data: unknown): Reply {
  return { status: 200, body: { success: true, message: '', data } }
}

/** The HTTP status of this error is not documented. */
export function no(message: string, status = 400): Reply {
  return { status, body: { success: false, message } }
}
