// The gateway, with an eye on whether it answers: admins see since when it does not.
import { GatewayError, type PaymentGateway } from './gateways/payment-gateway.ts'

type Watch = {
  watched<Input extends unknown[], Result>(
    part: 'payments',
    call: (...input: Input) => Promise<Result>,
    isTrouble: (error: unknown) => boolean,
  ): (...input: Input) => Promise<Result>
}

export function watchGateway(gateway: PaymentGateway, { watched }: Watch): PaymentGateway {
  const watch = <Input extends unknown[], Result>(call: (...input: Input) => Promise<Result>) =>
    watched('payments', call, (error) => !(error instanceof GatewayError && error.kind === 'refused'))
  return { ...gateway, open: watch(gateway.open), look: watch(gateway.look), find: watch(gateway.find) }
}
