// Each gateway with its simulator, for the tests that all of them must pass.
import type { GatewayId } from '#contract/settings/gateways.ts'
import type { GatewayLimits } from '#server/shop/payments/gateways/gateway-transport.ts'
import { createMidtrans } from '#server/shop/payments/gateways/midtrans/midtrans.ts'
import type { PaymentGateway, PaymentRequest } from '#server/shop/payments/gateways/payment-gateway.ts'
import { createTripay } from '#server/shop/payments/gateways/tripay/tripay.ts'
import type { SignedCallback } from '#simulators/gateway-callbacks.ts'
import type { GatewayOutcome, GatewayPayment } from '#simulators/gateway-ledger.ts'
import type { GatewayFault } from '#tests/simulators/gateway-faults.ts'
import { DEMO_MIDTRANS, startMidtransServer } from '#tests/simulators/midtrans-server.ts'
import { DEMO_MERCHANT, startTripayServer } from '#tests/simulators/tripay-server.ts'

export const TEST_REQUEST: PaymentRequest = {
  reference: 'K7QD-9MVX-2TRA-H4PE-W8NC-0JKG-SZ3B',
  method: 'QRIS',
  price: 50_000,
  productId: 'pp40',
  productName: '40 Premium Points',
  username: 'be.My_Name',
  expiresAt: new Date('2026-11-15T03:59:30.000Z'),
}

/** The endpoints behind the calls of the port. */
type PortCall = 'open' | 'fetchStatus' | 'find'

type Simulator = {
  url: string
  requests: readonly string[]
  find(reference: string): GatewayPayment | null
  settle(reference: string, outcome: GatewayOutcome): Promise<boolean>
  setFault(kind: GatewayFault | null, on?: PortCall): void
  /** Signed by the gateway, or with another key. */
  callback(reference: string, key?: string): SignedCallback
  close(): Promise<void>
}

type CreateOptions = { url: string; key?: string; now?: () => Date } & GatewayLimits

type World = {
  start(now: () => Date): Promise<Simulator>
  create(options: CreateOptions): PaymentGateway
  /** The keys, which no error may contain. */
  keys: readonly string[]
}

/** For calls whose request need not arrive. */
const AT_ONCE = 100
export const TEST_NOW = new Date('2026-11-15T03:00:00.000Z')

const SITE = { publicUrl: 'https://angkasa.test', callbackUrl: 'https://angkasa.test/callback' }

export const GATEWAY_WORLDS: Record<GatewayId, World> = {
  tripay: {
    keys: [DEMO_MERCHANT.apiKey, DEMO_MERCHANT.privateKey],
    create: ({ url, key: apiKey = DEMO_MERCHANT.apiKey, timeoutMs }) =>
      createTripay({ ...DEMO_MERCHANT, apiKey, url, ...SITE }, { timeoutMs }),
    async start(now) {
      const tripay = await startTripayServer({ now })
      tripay.setCallbacks(false)
      const endpoints = {
        open: 'transaction/create',
        fetchStatus: 'transaction/detail',
        find: 'merchant/transactions',
      } as const
      return {
        ...tripay,
        setFault: (kind, on) => tripay.setFault(kind, on && endpoints[on]),
        callback: (reference, key) => tripay.signedCallback(reference, {}, key),
      }
    },
  },
  midtrans: {
    keys: [DEMO_MIDTRANS.serverKey],
    create: ({ url, key: serverKey = DEMO_MIDTRANS.serverKey, now = () => TEST_NOW, timeoutMs }) =>
      createMidtrans({ url, serverKey, merchantCode: DEMO_MIDTRANS.merchantId, now, ...SITE }, { timeoutMs }),
    async start(now) {
      const midtrans = await startMidtransServer({ now })
      midtrans.setCallbacks(false)
      const endpoints = { open: 'charge', fetchStatus: 'status', find: 'status' } as const
      return {
        ...midtrans,
        setFault: (kind, on) => midtrans.setFault(kind, on && endpoints[on]),
        callback: (reference, key) => midtrans.signedCallback(reference, {}, key),
      }
    },
  },
}

type Life = Omit<CreateOptions, 'url' | 'now'>

/** With a clock that the test sets, and a second client that waits for nothing. */
export async function openGateway(id: GatewayId, options: Life = {}) {
  const { create, start } = GATEWAY_WORLDS[id]
  const clock = { now: TEST_NOW }
  const read = () => clock.now
  const { close, ...simulator } = await start(read)
  const gateway = create({ ...simulator, now: read, ...options })
  const hasty = create({ ...simulator, now: read, timeoutMs: AT_ONCE })
  return { ...simulator, clock, gateway, hasty, [Symbol.asyncDispose]: close }
}
