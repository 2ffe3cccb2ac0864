// Records outages of the payment gateway. A refused request is a reply, so it is no outage.
import type { OutageRecorder } from '#server/platform/kernel/outage.ts'
import { GatewayError, type PaymentGateway } from './gateways/payment-gateway.ts'

export const isOutage = (error: unknown) => !(error instanceof GatewayError && error.kind === 'refused')

export function watchGateway(gateway: PaymentGateway, { watch }: OutageRecorder): PaymentGateway {
  return {
    ...gateway,
    open: watch(gateway.open, isOutage),
    fetchStatus: watch(gateway.fetchStatus, isOutage),
    find: watch(gateway.find, isOutage),
    listChannels: watch(gateway.listChannels, isOutage),
  }
}
