// A gateway whose Tripay says exactly what the test tells it to, answer by answer.
import { onTestFinished } from 'vitest'
import { createPaymentGateway } from '#server/payments/gateways/index.ts'
import { startParrot, type Told } from '#simulators/tripay-parrot.ts'

export async function gatewayThatHears(...told: Told[]) {
  const { url, close } = await startParrot(told)
  onTestFinished(close)
  return createPaymentGateway({
    url,
    merchantCode: 'T0001',
    apiKey: 'k',
    privateKey: 'p',
    publicUrl: 'https://angkasa.test',
    callbackUrl: 'https://angkasa.test/callback',
  })
}
