// Payment gateways, in the order in which they are asked.
export const GATEWAY_IDS = ['tripay', 'midtrans'] as const
export type GatewayId = (typeof GATEWAY_IDS)[number]

/** The names that people know. */
export const GATEWAY_NAMES: Record<GatewayId, string> = { tripay: 'Tripay', midtrans: 'Midtrans' }

/** The address that the gateway notifies. */
export function callbackPath(gateway: GatewayId): `/api/${string}` {
  return `/api/payments/${gateway}/callback`
}
