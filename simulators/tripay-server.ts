// Tripay on loopback: same paths, responses, signatures and callbacks.

import { createLedger } from './gateway-ledger.ts'
import { type GatewayOptions, startGatewayServer } from './gateway-server.ts'
import { createTripayCalls, no, type TripayCall } from './tripay-api.ts'
import { toPhpJson, tripayCallbacks } from './tripay-callbacks.ts'
import { CHANNELS, type Channel } from './tripay-channels.ts'
import type { TripayMerchant, TripayTransaction } from './tripay-order.ts'

export type { TripayCall } from './tripay-api.ts'
export type { TripayMerchant, TripayTransaction } from './tripay-order.ts'

export type TripayOptions = GatewayOptions & {
  merchant?: TripayMerchant
  channels?: () => readonly Channel[]
}

export const DEMO_MERCHANT: TripayMerchant = {
  merchantCode: 'T0001',
  apiKey: 'DEV-demo-api-key',
  privateKey: 'demo-private-key',
}
export async function startTripayServer({ merchant = DEMO_MERCHANT, ...options }: TripayOptions) {
  const { now, channels = () => CHANNELS } = options
  const ledger = createLedger<TripayTransaction>(options)
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
    toText: toPhpJson,
  })
  return { ...server, merchant }
}

/** A page of a wallet in small: one button pays and leads back to the merchant. */
function walletPage({ method, price, fees }: TripayTransaction): string {
  const amount = `Rp${(price + fees.customer).toLocaleString('id-ID')}`
  return `<!doctype html><meta name="viewport" content="width=device-width"><title>${method}</title>
<body style="font:1rem system-ui;display:grid;place-content:center;min-height:90vh;text-align:center">
<h1>${method} (demo)</h1><p>${amount}</p><form method="post"><button style="font-size:1.25rem">Bayar / Pay</button></form>`
}
