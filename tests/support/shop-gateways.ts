// The gateways of a shop for tests, each with its simulator. Callbacks are sent by the tests.
import { callbackPath } from '#contract/settings/gateways.ts'
import { createMidtrans } from '#server/shop/payments/gateways/midtrans/midtrans.ts'
import { createTripay } from '#server/shop/payments/gateways/tripay/tripay.ts'
import { startMidtransServer } from '#tests/simulators/midtrans-server.ts'
import { startTripayServer } from '#tests/simulators/tripay-server.ts'

const PUBLIC_URL = 'https://angkasa.test'

type Options = { isTest: boolean; timeoutMs?: number }

export async function openTripay(now: () => Date, { isTest, timeoutMs }: Options) {
  const simulator = await startTripayServer({ now })
  simulator.setCallbacks(false)
  const { url, merchant } = simulator
  const callbackUrl = PUBLIC_URL + callbackPath('tripay')
  const settings = { url, ...merchant, publicUrl: PUBLIC_URL, callbackUrl, isTest }
  return { ...simulator, gateway: createTripay(settings, { timeoutMs }) }
}

export async function openMidtrans(now: () => Date, { isTest, timeoutMs }: Options) {
  const simulator = await startMidtransServer({ now })
  simulator.setCallbacks(false)
  const { url, merchant } = simulator
  const access = { url, merchantCode: merchant.merchantId, serverKey: merchant.serverKey, isTest }
  const callbackUrl = PUBLIC_URL + callbackPath('midtrans')
  const settings = { ...access, publicUrl: PUBLIC_URL, callbackUrl, now }
  return { ...simulator, gateway: createMidtrans(settings, { timeoutMs }) }
}
