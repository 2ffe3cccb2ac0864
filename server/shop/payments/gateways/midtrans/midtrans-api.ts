// One request to Midtrans' API and its envelope.
import { type ApiRequest, createTransport, type GatewayLimits, unavailableAt } from '../gateway-transport.ts'
import { GatewayError } from '../payment-gateway.ts'
import { Envelope } from './midtrans.schema.ts'

/** `words` are Midtrans' own; the caller decides what the code means. */
type ApiResult = { code: number; words: string; data: unknown }

const WRONG_KEY = 401

export const unavailable = unavailableAt('midtrans')

export function createMidtransApi(
  { url, serverKey }: { url: string; serverKey: string },
  limits: GatewayLimits,
) {
  const authorization = `Basic ${Buffer.from(`${serverKey}:`).toString('base64')}`
  const access = { id: 'midtrans', url, authorization, secret: serverKey } as const
  const { exchange, redacted, timeLimit } = createTransport(access, limits)
  return {
    timeLimit,
    /** Throws a GatewayError when there is no reply or an invalid one, and for a wrong key. */
    async call(request: ApiRequest): Promise<ApiResult> {
      const { envelope } = await exchange(request, Envelope)
      const { status_code, status_message, validation_messages } = envelope
      const [code, words] = [
        Number(status_code),
        redacted([status_message, ...validation_messages].join(' ')),
      ]
      if (code >= 500) throw unavailable(`replied ${code}: ${words}`)
      if (code === WRONG_KEY) {
        const message = `Midtrans replied ${code}: ${words}`
        const variable = 'MIDTRANS_SERVER_KEY'
        throw new GatewayError('unavailable', message, { about: 'key', words, variable })
      }
      return { code, words, data: envelope }
    },
  }
}
