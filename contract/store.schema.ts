// What the store takes and gives.
import * as z from 'zod'
import { BOT_CHECK_TOKEN_MAX_LENGTH } from './bot-check.ts'
import { describe } from './call.ts'
import { Count, idOr, LanguageQuery, Rupiah } from './fields.schema.ts'
import { PAYMENT_METHODS } from './payment-methods.ts'
import { type Order, type OrderReply, type Product, storeApi } from './store.ts'
import { EncodedUsername } from './username.schema.ts'

/** The fields that the public product shares with the one that admins edit. */
export const productFields = {
  _id: z.string(),
  name: z.string(),
  price: Rupiah,
  image_url: z.string(),
  description: z.array(z.string()),
  sort_id: Count,
}

export const ProductReply = z.object(productFields).meta({ id: 'Product' }) satisfies z.ZodType<Product>

export const OrderBody = z
  .object({
    productId: idOr('product_not_found'),
    username: EncodedUsername,
    paymentMethod: z.enum(PAYMENT_METHODS, 'method_not_available'),
    turnstileToken: z
      .string('security_check_required')
      .min(1, 'security_check_required')
      .max(BOT_CHECK_TOKEN_MAX_LENGTH, 'security_check_failed'),
  })
  .meta({ id: 'Order' }) satisfies z.ZodType<Order>

const OrderAnswer = z.object({ checkoutUrl: z.string() }) satisfies z.ZodType<OrderReply>

export const storeCalls = {
  listProducts: describe(storeApi.listProducts, {
    summary: 'Lists what is for sale, lowest sort_id first.',
    input: z.object({ query: LanguageQuery }),
    reply: z.array(ProductReply),
  }),
  getProduct: describe(storeApi.getProduct, {
    summary: 'Gives one product.',
    input: z.object({ params: z.object({ id: idOr('product_not_found') }), query: LanguageQuery }),
    reply: ProductReply,
    errors: ['product_not_found'],
  }),
  placeOrder: describe(storeApi.placeOrder, {
    summary: 'Places an order at the price of the shop and says where it is paid.',
    input: z.object({ query: LanguageQuery, body: OrderBody }),
    reply: OrderAnswer,
    errors: [
      'product_not_found',
      'username_invalid',
      'method_not_available',
      'security_check_required',
      'security_check_failed',
      'security_check_expired',
      'security_check_unavailable',
      'payment_unavailable',
    ],
  }),
}
