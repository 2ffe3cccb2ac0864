// The list of gateways: a new one is a folder and an entry here. The sandbox is Tripay against a simulator.
import { callbackPath } from '#contract/settings/gateways.ts'
import { createMidtrans, type MidtransSettings } from './midtrans/midtrans.ts'
import type { PaymentGateway } from './payment-gateway.ts'
import { createTripay, type TripaySettings } from './tripay/tripay.ts'

type Site = { publicUrl: string; now: () => Date }

/** Address and keys, as the configuration has them. */
export type GatewayAccess =
  | ({ id: 'tripay' } & Omit<TripaySettings, keyof Site | 'callbackUrl'>)
  | ({ id: 'midtrans' } & Omit<MidtransSettings, keyof Site | 'callbackUrl'>)

export function createGateway(access: GatewayAccess, site: Site): PaymentGateway {
  const own = { ...site, callbackUrl: site.publicUrl + callbackPath(access.id) }
  switch (access.id) {
    case 'tripay':
      return createTripay({ ...access, ...own })
    case 'midtrans':
      return createMidtrans({ ...access, ...own })
  }
}
