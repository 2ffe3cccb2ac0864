// The reply of `merchant/payment-channel`. A channel that only this account has is left out where it cannot be read.
import * as z from 'zod'
import { isKnown, METHOD_CODE, type MethodGroup, termsOf } from '#contract/settings/payment-methods.ts'
import { plainLine } from '#contract/shop/instructions.ts'
import type { Channel } from '#contract/shop/payment-channels.ts'
import type { GatewayChannels } from '../payment-gateway.ts'
import { unavailable } from './tripay-api.ts'

const NAME_MAX_LENGTH = 60
const OTHERS_MAX = 40
const GROUPS: Record<string, MethodGroup> = {
  'Virtual Account': 'virtualAccount',
  'Convenience Store': 'convenienceStore',
}
const QRIS_CODES = ['QRIS', 'QRIS2', 'QRISC']
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
  group: z.string().catch(''),
})

const Terms = z.object({
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
  const read = withOneQris(rows.map(readRow).filter((channel) => channel !== null))
  const others = read.filter(({ method }) => !isKnown(method))
  return { channels: [...read.filter(({ method }) => isKnown(method)), ...others.slice(0, OTHERS_MAX)] }
}

/** An account has one or several of them, from different partners: the first that is active is the site's QRIS. */
function withOneQris(channels: readonly Channel[]): Channel[] {
  const own = QRIS_CODES.flatMap((code) => channels.find(({ method }) => method === code) ?? [])
  const chosen = own.find(({ active }) => active) ?? own[0]
  if (!chosen) return [...channels]
  const { method, name: _, group: __, ...terms } = chosen
  const qris = { ...terms, method: 'QRIS', ...(method !== 'QRIS' && { code: method }) }
  return [qris, ...channels.filter((channel) => !own.includes(channel))]
}

function readRow(row: unknown): Channel | null {
  const listed = Listed.safeParse(row)
  if (!listed.success) throw unavailable('returned a channel without a code', 'reply')
  const { code: method, name, group } = listed.data
  const { data } = Terms.safeParse(row)
  if (!data && isKnown(method)) throw unavailable(`returned an invalid channel ${method}`, 'reply')
  if (!data || !METHOD_CODE.test(method)) return null
  const other = !isKnown(method) && {
    name: plainLine(name, NAME_MAX_LENGTH) || method,
    group: GROUPS[group] ?? 'eWallet',
  }
  const { minRupiah, maxRupiah } = termsOf(method, other || {})
  return {
    method,
    ...other,
    active: data.active,
    buyer: data.fee_customer,
    owner: data.fee_merchant,
    minFee: data.minimum_fee ?? null,
    maxFee: data.maximum_fee ?? null,
    minRupiah: data.minimum_amount ?? minRupiah,
    maxRupiah: data.maximum_amount || maxRupiah,
  }
}
