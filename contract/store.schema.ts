import * as z from 'zod'
import { BOT_CHECK_TOKEN_MAX_LENGTH } from './bot-check.ts'
import { publicCall } from './call.ts'
import { Count, idOr, LanguageQuery, Moment, Rupiah } from './fields.schema.ts'
import { PAYMENT_METHODS } from './payment-methods.ts'
import { ENCODED_USERNAME } from './username.ts'

/** Exactly the encoded form, neither trimmed nor corrected. */
export const EncodedUsername = z.string('username_invalid').regex(ENCODED_USERNAME, 'username_invalid')

/** The fields that the public product shares with the one that admins edit. */
export const ProductFields = z.object({
  _id: z.string(),
  name: z.string(),
  price: Rupiah,
  image_url: z.string(),
  /** One bullet each, in the requested language where there is one. */
  description: z.array(z.string()),
  sort_id: Count,
})

/** `price` is what is paid now. */
const OfferedProduct = ProductFields.extend({
  /** The price before the discount; null: there is none. */
  list_price: Rupiah.nullable(),
  /** When the discount ends; null: no discount, or an open end. */
  sale_until: Moment.nullable(),
  /** Id of its category, or empty. */
  category: z.string(),
})

export const Product = OfferedProduct.meta({ id: 'Product' })
export type Product = z.infer<typeof Product>

/** A way to pay one product right now. */
const PayableMethod = z
  .object({
    method: z.enum(PAYMENT_METHODS),
    /** Added to the price and paid with it. */
    fee: Rupiah,
    /** Charged by the cashier on top. */
    cashier_fee: Rupiah,
    /** Price and fee: what the gateway charges. */
    total: Rupiah,
  })
  .meta({ id: 'PayableMethod' })
export type PayableMethod = z.infer<typeof PayableMethod>

/** In the order of the owner; empty when the product is free, or cannot be paid at the moment. */
export const PayableProduct = OfferedProduct.extend({ payment_methods: z.array(PayableMethod) }).meta({
  id: 'PayableProduct',
})
export type PayableProduct = z.infer<typeof PayableProduct>

export const Order = z
  .object({
    productId: idOr('product_not_found'),
    username: EncodedUsername,
    paymentMethod: z.enum(PAYMENT_METHODS, 'method_not_available'),
    /** The token of the bot check in use, Turnstile or proof of work. */
    turnstileToken: z
      .string('security_check_required')
      .min(1, 'security_check_required')
      .max(BOT_CHECK_TOKEN_MAX_LENGTH, 'security_check_failed'),
  })
  .meta({ id: 'Order' })
export type Order = z.infer<typeof Order>

/** Beside the language: the total that the buyer has seen. An order with another one is refused. */
const OrderQuery = LanguageQuery.extend({
  total: z.preprocess(
    (sent) => (typeof sent === 'string' && /^\d{1,10}$/.test(sent) ? Number(sent) : sent),
    Rupiah.optional(),
  ),
})

const OrderReply = z.object({
  /** An address of our own site. */
  checkoutUrl: z.string(),
})
export type OrderReply = z.infer<typeof OrderReply>

export const storeCalls = {
  listProducts: publicCall('GET /api/store/products', {
    summary: 'Lists what is for sale, lowest sort_id first.',
    input: z.object({ query: LanguageQuery }),
    reply: z.array(Product),
  }),
  getProduct: publicCall('GET /api/store/products/:id', {
    summary: 'Gives one product and how it can be paid right now.',
    input: z.object({ params: z.object({ id: idOr('product_not_found') }), query: LanguageQuery }),
    reply: PayableProduct,
    errors: ['product_not_found', 'product_not_for_sale'],
  }),
  placeOrder: publicCall('POST /api/store/transactions', {
    summary: 'Places an order at the price of the shop and says where it is paid.',
    input: z.object({ query: OrderQuery, body: Order }),
    reply: OrderReply,
    errors: [
      'part_off',
      'store_closed',
      'product_not_found',
      'product_not_for_sale',
      'limit_reached',
      'username_invalid',
      'player_blocked',
      'method_not_available',
      'amount_changed',
      'security_check_required',
      'security_check_failed',
      'security_check_expired',
      'security_check_unavailable',
      'payment_unavailable',
    ],
  }),
}
