// No payment gateway: nothing can be opened, and no callback is genuine.
import { GatewayError, type PaymentGateway } from './payment-gateway.ts'

export function createClosedGateway(): PaymentGateway {
  const refuse = async () => {
    throw new GatewayError('unavailable', 'no payment gateway is configured')
  }
  return {
    name: '',
    isOpen: false,
    isTest: false,
    open: refuse,
    fetchStatus: refuse,
    find: refuse,
    listChannels: refuse,
    readCallback: () => ({ kind: 'forged' }),
  }
}
