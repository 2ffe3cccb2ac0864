// Players as the team sees them: what they bought, notes, the block from buying, and what is given by hand.
import * as z from 'zod'
import { adminCall } from './call.ts'
import { REASON_MAX_LENGTH } from './delivery.ts'
import { idOr, textLine } from './fields.schema.ts'
import { EncodedUsername } from './store.schema.ts'
import { ProductForm } from './store-admin.schema.ts'
import { PRODUCT_NAME_MAX_LENGTH } from './store-admin.ts'

const KEY = /^[A-Za-z0-9-]{8,64}$/

const ofPlayer = z.object({ name: EncodedUsername })

/** A product, or own commands with a title. */
const Gift = z
  .object({
    product_id: idOr('product_not_found').optional(),
    title: textLine(PRODUCT_NAME_MAX_LENGTH).optional(),
    execute: ProductForm.shape.execute.optional(),
    /** For the team and the audit log. */
    reason: textLine(REASON_MAX_LENGTH),
    /** Idempotency key: made once per confirmation, so that a repeated request gives nothing twice. */
    key: z.string().regex(KEY),
  })
  .refine(
    ({ product_id, title, execute }) =>
      product_id === undefined ? Boolean(title && execute) : !(title || execute),
    'needs a product_id, or a title with execute',
  )
  .meta({ id: 'Gift' })
export type Gift = z.infer<typeof Gift>

export const playersCalls = {
  giveByHand: adminCall('POST /api/admin/players/:name/gifts', {
    permission: 'refunds',
    summary: 'Gives a product, or with the permission also own commands, as an order free of charge.',
    input: z.object({ params: ofPlayer, body: Gift }),
    reply: z.object({ transaction_id: z.string() }),
    errors: [
      'username_invalid',
      'username_reserved',
      'product_not_found',
      'server_not_found',
      'permission_missing',
    ],
  }),
}
