// Payment gateways, in the order in which they are asked.
export const GATEWAY_IDS = ['tripay', 'midtrans'] as const
export type GatewayId = (typeof GATEWAY_IDS)[number]

/** The names that people know. */
export const GATEWAY_NAMES: Record<GatewayId, string> = { tripay: 'Tripay', midtrans: 'Midtrans' }

/** The address that the gateway notifies. */
export function callbackPath(gateway: GatewayId): `/api/${string}` {
  return `/api/payments/${gateway}/callback`
}

/** Of a stored id; one that the site does not know any more is its own name. */
export function gatewayName(id: string | null): string | null {
  const known = GATEWAY_IDS.find((gateway) => gateway === id)
  return known ? GATEWAY_NAMES[known] : id
}
