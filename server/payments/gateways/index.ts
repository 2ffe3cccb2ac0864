// The payment gateway by the configuration. Tripay is the only one; the sandbox is Tripay against a simulator.
import type { PaymentGateway } from './payment-gateway.ts'
import { createTripay, type TripayLimits, type TripaySettings } from './tripay.ts'

export type { TripaySettings } from './tripay.ts'

export function createPaymentGateway(settings: TripaySettings, limits?: TripayLimits): PaymentGateway {
  return createTripay(settings, limits)
}
