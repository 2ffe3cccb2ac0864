// Payment methods in the order of the checkout, and limits of orders.
import '#contract/platform/without-eval.schema.ts'
import * as z from 'zod'
import { GATEWAY_IDS } from '#contract/settings/gateways.ts'
import { METHOD_CODE, PAYMENT_METHODS } from '#contract/settings/payment-methods.ts'

const Method = z.object({
  method: z.string().max(32).regex(METHOD_CODE),
  enabled: z.boolean(),
  /** For shops: the payment page shows the code as a barcode. Whether a scanner reads it depends on the gateway's code. */
  barcode: z.boolean().default(false),
  /** The gateways that take it, in this order; empty: all of them, in the order of the site. */
  gateways: z.array(z.enum(GATEWAY_IDS)).max(GATEWAY_IDS.length).default([]),
})

/** Each channel that was ever offered. */
const METHODS_MAX = 60

export const Payments = z.object({
  methods: z
    .array(Method)
    .max(METHODS_MAX)
    .superRefine((methods, context) => {
      new Set([...PAYMENT_METHODS, ...methods.map(({ method }) => method)]).forEach((method) => {
        if (methods.filter((entry) => entry.method === method).length === 1) return
        context.addIssue({ code: 'custom', path: [], message: 'each_method_once', params: { method } })
      })
    }),
  limits: z.object({
    /** Orders for one player from one network. */
    orders_in_10_minutes: z.int().min(1).max(100),
    /** Dearer products cannot be bought; null has no limit. */
    max_rupiah: z.int().min(1_000).max(100_000_000).nullable(),
  }),
})
export type Payments = z.infer<typeof Payments>
