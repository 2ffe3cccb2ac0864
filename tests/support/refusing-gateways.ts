// Each gateway over HTTP with its environment, and a switch that makes it refuse one method.
import type { GatewayId } from '#contract/settings/gateways.ts'
import type { KnownMethod } from '#contract/settings/payment-methods.ts'
import { tripayEnv } from '#tests/operate/outside.ts'
import { DEMO_MIDTRANS, startMidtransServer } from '#tests/simulators/midtrans-server.ts'
import { startTripayServer } from '#tests/simulators/tripay-server.ts'

type Refusing = {
  env: Record<string, string>
  setAccepted(method: KnownMethod, isAccepted: boolean): void
  close(): Promise<void>
}

/** What the simulator calls the channel of a method. */
export const MIDTRANS_CHANNEL: Record<KnownMethod, string> = {
  QRIS: 'qris',
  BRIVA: 'bri',
  BNIVA: 'bni',
  MANDIRIVA: 'mandiri',
  BCAVA: 'bca',
  ALFAMART: 'alfamart',
  INDOMARET: 'indomaret',
  ALFAMIDI: 'alfamart',
}

const now = () => new Date()

export const REFUSING: Record<GatewayId, () => Promise<Refusing>> = {
  async tripay() {
    const tripay = await startTripayServer({ now })
    tripay.setCallbacks(false)
    return {
      env: tripayEnv(tripay),
      setAccepted: (method, isAccepted) =>
        tripay.changeChannel(method, isAccepted ? null : { active: false }),
      close: tripay.close,
    }
  },
  async midtrans() {
    const midtrans = await startMidtransServer({ now })
    midtrans.setCallbacks(false)
    return {
      env: {
        MIDTRANS_BASE_URL: midtrans.url,
        MIDTRANS_MERCHANT_ID: DEMO_MIDTRANS.merchantId,
        MIDTRANS_SERVER_KEY: DEMO_MIDTRANS.serverKey,
      },
      setAccepted: (method, isAccepted) => midtrans.setActive(MIDTRANS_CHANNEL[method], isAccepted),
      close: midtrans.close,
    }
  },
}
