// Tripay on loopback: same paths, responses, signatures and callbacks.

import { createLedger } from './gateway-ledger.ts'
import { type GatewayOptions, startGatewayServer } from './gateway-server.ts'
import { createTripayCalls, no, type TripayCall } from './tripay-api.ts'
import { sign, toCallback, toPhpJson, tripayCallbacks } from './tripay-callbacks.ts'
import { createChannelBook } from './tripay-channels.ts'
import type { TripayMerchant, TripayTransaction } from './tripay-order.ts'

export type { TripayCall } from './tripay-api.ts'
export type { TripayMerchant, TripayTransaction } from './tripay-order.ts'

export type TripayOptions = GatewayOptions & { merchant?: TripayMerchant }
export type TripayServer = Awaited<ReturnType<typeof startTripayServer>>

export const DEMO_MERCHANT: TripayMerchant = {
  merchantCode: 'T0001',
  apiKey: 'DEV-demo-api-key',
  privateKey: 'demo-private-key',
}
const WRONG_TYPES = JSON.stringify({
  success: true,
  message: '',
  data: {
    reference: 7,
    merchant_ref: ['x'],
    payment_name: null,
    amount: 'a lot',
    pay_code: {},
    status: 1,
    expired_time: 'soon',
    instructions: 'none',
  },
})

export async function startTripayServer({ merchant = DEMO_MERCHANT, ...options }: TripayOptions) {
  const { now } = options
  const ledger = createLedger<TripayTransaction>(options)
  const channels = createChannelBook()
  const payPage = (reference: string) => new URL(`/pay/${reference}`, server.url).href
  const calls = createTripayCalls({ ledger, merchant, channels, now, payPage })
  const server = await startGatewayServer<TripayTransaction, TripayCall>(options, {
    base: '/api/',
    ledger,
    callbacks: tripayCallbacks(merchant.privateKey),
    findEndpoint(method, path) {
      const name = path as TripayCall
      const call = Object.hasOwn(calls, path) ? calls[name] : null
      return call?.method === method ? { name, answer: call.answer } : null
    },
    async findPage(method, path) {
      const payment = ledger.find(/^\/pay\/([\w-]+)$/.exec(path)?.[1] ?? '')
      if (!payment?.pay_url) return null
      if (method === 'POST') await server.settle(payment.reference, 'PAID')
      return method === 'POST' ? { location: payment.return_url ?? '/' } : { html: walletPage(payment) }
    },
    isAllowed: ({ authorization }) => authorization === `Bearer ${merchant.apiKey}`,
    refusal: no('Invalid API Key', 401),
    wrongTypes: WRONG_TYPES,
    toText: toPhpJson,
  })
  return {
    ...server,
    merchant,
    /** Changes a channel in the list and in orders from now on; null restores it. */
    changeChannel: channels.change,
    /** A signed callback for tests that send it twice, late, changed or with another key. */
    signedCallback(reference: string, overrides: Record<string, unknown> = {}, key = merchant.privateKey) {
      const transaction = ledger.find(reference)
      if (!transaction) throw new Error(`no payment ${reference}`)
      const isOpen = transaction.status === 'UNPAID'
      const paid = { status: 'PAID', paid_at: Math.floor(now().getTime() / 1_000) }
      return sign({ ...toCallback(transaction), ...(isOpen && paid), ...overrides }, key)
    },
  }
}

/** A page of a wallet in small: one button pays and leads back to the merchant. */
function walletPage({ method, price, fees }: TripayTransaction): string {
  const amount = `Rp${(price + fees.customer).toLocaleString('id-ID')}`
  return `<!doctype html><meta name="viewport" content="width=device-width"><title>${method}</title>
<body style="font:1rem system-ui;display:grid;place-content:center;min-height:90vh;text-align:center">
<h1>${method} (demo)</h1><p>${amount}</p><form method="post"><button style="font-size:1.25rem">Bayar / Pay</button></form>`
}
