// Payment gateways, in the order in which they are asked.
export const GATEWAY_IDS = ['tripay', 'midtrans'] as const
export type GatewayId = (typeof GATEWAY_IDS)[number]

export const GATEWAY_NAMES: Record<GatewayId, string> = { tripay: 'Tripay', midtrans: 'Midtrans' }

type Account = { fields: readonly string[]; live: string; sandbox: string }

/** The keys of an account at each gateway, and the addresses that take them. */
export const GATEWAY_ACCOUNTS = {
  tripay: {
    fields: ['merchant_code', 'api_key', 'private_key'],
    live: 'https://tripay.co.id/api',
    sandbox: 'https://tripay.co.id/api-sandbox',
  },
  midtrans: {
    fields: ['merchant_id', 'server_key'],
    live: 'https://api.midtrans.com',
    sandbox: 'https://api.sandbox.midtrans.com',
  },
} as const satisfies Record<GatewayId, Account>
export type GatewayField = (typeof GATEWAY_ACCOUNTS)[GatewayId]['fields'][number]

/** The address that the gateway notifies. */
export function callbackPath(gateway: GatewayId): `/api/${string}` {
  return `/api/payments/${gateway}/callback`
}

/** The name of a stored id; one that the site does not know any more is its own name. */
export function gatewayName(id: string | null): string | null {
  const known = GATEWAY_IDS.find((gateway) => gateway === id)
  return known ? GATEWAY_NAMES[known] : id
}
