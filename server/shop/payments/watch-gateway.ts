// Records outages of each payment gateway. A refused request is a reply, so it is no outage.
import type { Clock } from '#server/platform/kernel/clock.ts'
import { createOutageRecorder, type Outage, type OutageRecorder } from '#server/platform/kernel/outage.ts'
import {
  GatewayError,
  type PaymentGateway,
  type PaymentGateways,
  toGateways,
} from './gateways/payment-gateway.ts'

export const isOutage = (error: unknown) => !(error instanceof GatewayError && error.kind === 'refused')

/** A success of one gateway does not end the outage of another. */
export function watchGateways({ list }: Pick<PaymentGateways, 'list'>, clock: Clock) {
  const watched = list.map((gateway) => ({ gateway, recorder: createOutageRecorder(clock) }))
  return {
    gateways: toGateways(watched.map(({ gateway, recorder }) => watchGateway(gateway, recorder))),
    outage: (): Outage | null =>
      watched.map(({ recorder }) => recorder.current()).find((outage) => outage !== null) ?? null,
  }
}

function watchGateway(gateway: PaymentGateway, { watch }: OutageRecorder): PaymentGateway {
  return {
    ...gateway,
    open: watch(gateway.open, isOutage),
    fetchStatus: watch(gateway.fetchStatus, isOutage),
    find: watch(gateway.find, isOutage),
    listChannels: watch(gateway.listChannels, isOutage),
  }
}
