// Who collects the money, by the configuration.
import type { PaymentGateway } from './payment-gateway.ts'
import { createTripay, type TripayLimits, type TripaySettings } from './tripay.ts'

export type { TripaySettings } from './tripay.ts'

export function createPaymentGateway(settings: TripaySettings, limits?: TripayLimits): PaymentGateway {
  return createTripay(settings, limits)
}
