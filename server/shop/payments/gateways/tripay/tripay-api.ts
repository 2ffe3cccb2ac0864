// One request to Tripay's API and its envelope.
import { type ApiRequest, createTransport, type GatewayLimits, unavailableAt } from '../gateway-transport.ts'
import { GatewayError } from '../payment-gateway.ts'
import { causeOf } from '../refusal-cause.ts'
import { Envelope } from './tripay.schema.ts'

/** `refusal` is Tripay's message; the caller decides whether it is final. */
type ApiResult = { data: unknown } | { refusal: string }

export const unavailable = unavailableAt('tripay')

const WRONG_KEY: readonly number[] = [401, 403]

export function createTripayApi({ url, apiKey }: { url: string; apiKey: string }, limits: GatewayLimits) {
  const access = { id: 'tripay', url, authorization: `Bearer ${apiKey}`, secret: apiKey } as const
  const { exchange, redacted, timeLimit } = createTransport(access, limits)
  return {
    timeLimit,
    /** Throws a GatewayError when there is no reply or an invalid one. */
    async call(request: ApiRequest): Promise<ApiResult> {
      const { status, envelope } = await exchange(request, Envelope)
      if (envelope.success) return { data: envelope.data }
      const refusal = redacted(envelope.message)
      if (WRONG_KEY.includes(status)) {
        const message = `Tripay replied ${status}: ${refusal}`
        const isAddress = causeOf(refusal) === 'address'
        const variable = isAddress ? null : (variableOf(refusal) ?? 'TRIPAY_API_KEY')
        const about = isAddress ? 'address' : 'key'
        throw new GatewayError('unavailable', message, { about, words: refusal, variable })
      }
      return { refusal }
    },
  }
}

const VARIABLES = [
  [/signature|tanda tangan/i, 'TRIPAY_PRIVATE_KEY'],
  [/merchant/i, 'TRIPAY_MERCHANT_CODE'],
  [/api.?key|token|authori[sz]/i, 'TRIPAY_API_KEY'],
] as const

/** Which of our variables Tripay complains about; null when its words name none. */
export function variableOf(refusal: string): string | null {
  return VARIABLES.find(([words]) => words.test(refusal))?.[1] ?? null
}
