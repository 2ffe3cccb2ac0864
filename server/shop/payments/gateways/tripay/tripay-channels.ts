// The reply of `merchant/payment-channel`. Only the channels of known methods are validated as a whole.
import * as z from 'zod'
import { METHOD_TERMS, PAYMENT_METHODS } from '#contract/settings/payment-methods.ts'
import { plainLine } from '#contract/shop/instructions.ts'
import type { Channel } from '#contract/shop/payment-channels.ts'
import type { GatewayChannels } from '../payment-gateway.ts'
import { unavailable } from './tripay-api.ts'

const NAME_MAX_LENGTH = 60
const OTHERS_MAX = 40
const RUPIAH_MAX = 1_000_000_000

/** Tripay writes some numbers as text. */
const Figure = z.union([
  z.number(),
  z
    .string()
    .regex(/^\d{1,12}(\.\d{1,6})?$/)
    .transform(Number),
])
const Rupiah = Figure.pipe(z.number().min(0).max(RUPIAH_MAX)).transform(Math.ceil)
const OptionalRupiah = z.union([z.null(), Rupiah]).optional()
const Fee = z.object({ flat: Rupiah, percent: Figure.pipe(z.number().min(0).max(100)) })

const Listed = z.object({
  code: z.string(),
  name: z.string().catch(''),
})

const Known = z.object({
  active: z.boolean(),
  fee_merchant: Fee,
  fee_customer: Fee,
  minimum_fee: OptionalRupiah,
  maximum_fee: OptionalRupiah,
  // Older replies leave the limits out.
  minimum_amount: OptionalRupiah,
  maximum_amount: OptionalRupiah,
})

/** Throws a GatewayError when the reply is not a list of channels. */
export function readChannels(data: unknown): GatewayChannels {
  const { data: rows } = z.array(z.looseObject({})).safeParse(data)
  if (!rows) throw unavailable('returned an invalid list of channels', 'reply')
  const read = rows.map(readRow)
  return {
    channels: read.flatMap(({ channel }) => (channel ? [channel] : [])),
    others: read.flatMap(({ other }) => (other ? [other] : [])).slice(0, OTHERS_MAX),
  }
}

function readRow(row: unknown): { channel?: Channel; other?: string } {
  const listed = Listed.safeParse(row)
  if (!listed.success) throw unavailable('returned a channel without a code', 'reply')
  const { code, name } = listed.data
  const method = PAYMENT_METHODS.find((known) => known === code)
  if (!method) return { other: plainLine(name || code, NAME_MAX_LENGTH) }
  const { data } = Known.safeParse(row)
  if (!data) throw unavailable(`returned an invalid channel ${method}`, 'reply')
  const { minRupiah, maxRupiah } = METHOD_TERMS[method]
  return {
    channel: {
      method,
      active: data.active,
      buyer: data.fee_customer,
      owner: data.fee_merchant,
      minFee: data.minimum_fee ?? null,
      maxFee: data.maximum_fee ?? null,
      minRupiah: data.minimum_amount ?? minRupiah,
      maxRupiah: data.maximum_amount || maxRupiah,
    },
  }
}
