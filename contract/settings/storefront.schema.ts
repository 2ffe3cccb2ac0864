// The contents of the store page besides the products. Null or false: nothing.
import * as z from 'zod'
import { bothLines, Instant } from './fields.schema.ts'

const GOAL_MAX_RUPIAH = 100_000_000_000

export const Storefront = z.object({
  /** The store takes no orders; visitors read why. Orders that are placed can still be paid. */
  closed: z
    .object({
      text: bothLines(200),
      /** When it is expected to open; it opens only when the owner opens it. */
      until: Instant.nullable(),
    })
    .nullable(),
  /** Sales of the current month against this sum, shown in per cent. */
  goal: z.object({ rupiah: z.int().min(1_000).max(GOAL_MAX_RUPIAH), text: bothLines(160) }).nullable(),
  /** Names of the last buyers, with their points. */
  supporters: z.boolean(),
})
export type Storefront = z.infer<typeof Storefront>
