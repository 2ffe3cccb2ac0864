// The payment gateways of the environment: keys, addresses, and which of them move play money.
import type { GatewayId } from '#contract/settings/gateways.ts'
import type { Variables } from './config-variables.ts'

type Name = keyof Variables

/** All of a group or none. */
export const GATEWAY_GROUPS: readonly (readonly Name[])[] = [
  ['TRIPAY_MERCHANT_CODE', 'TRIPAY_API_KEY', 'TRIPAY_PRIVATE_KEY'],
  ['MIDTRANS_MERCHANT_ID', 'MIDTRANS_SERVER_KEY'],
]

/** The variables that an owner checks when a gateway refuses the key or is not found. */
export const GATEWAY_VARIABLES: Record<GatewayId, { url: Name; key: Name }> = {
  tripay: { url: 'TRIPAY_URL', key: 'TRIPAY_API_KEY' },
  midtrans: { url: 'MIDTRANS_BASE_URL', key: 'MIDTRANS_SERVER_KEY' },
}

/** In the order of contract/settings/gateways.ts. */
export function readGateways(v: Variables) {
  const { TRIPAY_URL, TRIPAY_MERCHANT_CODE, TRIPAY_API_KEY, TRIPAY_PRIVATE_KEY } = v
  const { MIDTRANS_BASE_URL, MIDTRANS_MERCHANT_ID, MIDTRANS_SERVER_KEY } = v
  return [
    ...(TRIPAY_MERCHANT_CODE && TRIPAY_API_KEY && TRIPAY_PRIVATE_KEY
      ? [
          {
            id: 'tripay' as const,
            url: TRIPAY_URL,
            merchantCode: TRIPAY_MERCHANT_CODE,
            apiKey: TRIPAY_API_KEY,
            privateKey: TRIPAY_PRIVATE_KEY,
            /** The gateway's own sandbox: orders are tests. */
            isTest: /\/api-sandbox\/?$/.test(TRIPAY_URL),
          },
        ]
      : []),
    ...(MIDTRANS_MERCHANT_ID && MIDTRANS_SERVER_KEY
      ? [
          {
            id: 'midtrans' as const,
            url: MIDTRANS_BASE_URL,
            merchantCode: MIDTRANS_MERCHANT_ID,
            serverKey: MIDTRANS_SERVER_KEY,
            isTest: /\bsandbox\b/.test(new URL(MIDTRANS_BASE_URL).hostname),
          },
        ]
      : []),
  ]
}
