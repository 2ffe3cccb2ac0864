// Tripay is the only payment gateway; the sandbox is Tripay against a simulator.
export { createClosedGateway } from './closed.ts'
export { createTripay as createPaymentGateway, type TripaySettings } from './tripay/tripay.ts'
