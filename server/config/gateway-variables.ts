// The payment gateways of the environment: keys, addresses, and which of them move play money.
import type { GatewayField, GatewayId } from '#contract/settings/gateways.ts'
import type { Variables } from './config-variables.ts'

type Name = keyof Variables

/** `url` and `key` are what an owner checks when a gateway is not found or refuses the key; `account` has all keys. */
export const GATEWAY_VARIABLES: Record<
  GatewayId,
  { url: Name; key: Name; account: Partial<Record<GatewayField, Name>> }
> = {
  tripay: {
    url: 'TRIPAY_URL',
    key: 'TRIPAY_API_KEY',
    account: {
      merchant_code: 'TRIPAY_MERCHANT_CODE',
      api_key: 'TRIPAY_API_KEY',
      private_key: 'TRIPAY_PRIVATE_KEY',
    },
  },
  midtrans: {
    url: 'MIDTRANS_BASE_URL',
    key: 'MIDTRANS_SERVER_KEY',
    account: { merchant_id: 'MIDTRANS_MERCHANT_ID', server_key: 'MIDTRANS_SERVER_KEY' },
  },
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
