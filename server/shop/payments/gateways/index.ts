// The gateways that the site can use; the sandbox is Tripay against a simulator.

export { createMidtrans } from './midtrans/midtrans.ts'
export { createTripay as createPaymentGateway, type TripaySettings } from './tripay/tripay.ts'
