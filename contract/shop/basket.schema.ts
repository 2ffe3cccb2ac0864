// The lines of an order, as they are requested and as they are shown.
import * as z from 'zod'
import { idOr, named, Rupiah } from '#contract/platform/fields.schema.ts'
import { LINES_MAX, QUANTITY_MAX } from './basket.ts'

const Quantity = z.int().min(1).max(QUANTITY_MAX)

/** One product, or several lines; lines of the same product count as one. */
export const OrderedProducts = {
  productId: idOr('product_not_found').optional(),
  items: z
    .array(z.object({ productId: idOr('product_not_found'), quantity: Quantity }))
    .min(1)
    .max(LINES_MAX)
    .refine(
      (lines) => lines.reduce((sum, { quantity }) => sum + quantity, 0) <= QUANTITY_MAX,
      `must have a quantity of at most ${QUANTITY_MAX} in all`,
    )
    .optional(),
}

type Requested = { productId?: string | undefined; items?: unknown }

/** Exactly one of the two. */
export function namesProducts<Schema extends z.ZodType<Requested>>(schema: Schema) {
  return schema
    .refine(({ productId, items }) => productId !== undefined || items !== undefined, {
      path: ['productId'],
      message: 'product_not_found',
    })
    .refine(({ productId, items }) => productId === undefined || items === undefined, {
      path: ['items'],
      message: 'must be left out where there is a productId',
    })
}

/** As sold. Both prices are of the whole line; `list_price` is the one before the discount. */
export const OrderLine = named('OrderLine', {
  product_id: z.string(),
  /** In the requested language where there is one. */
  name: z.string(),
  quantity: Quantity,
  list_price: Rupiah,
  price: Rupiah,
})
export type OrderLine = z.infer<typeof OrderLine>
