import * as z from 'zod'
import { publicCall } from '#contract/call.ts'
import { ENCODED_USERNAME } from '#contract/network/username.ts'
import {
  Count,
  idOr,
  LanguageQuery,
  Moment,
  named,
  Rupiah,
  wholeOr,
} from '#contract/platform/fields.schema.ts'
import { METHOD_CODE, METHOD_GROUPS } from '#contract/settings/payment-methods.ts'
import { BOT_CHECK_TOKEN_MAX_LENGTH } from '#contract/site/bot-check.ts'
import { namesProducts, OrderedProducts, OrderLine } from './basket.schema.ts'
import { cleanGiftText, GIFT_MESSAGE_MAX_LENGTH, GIFT_SENDER_MAX_LENGTH } from './friend-gift.ts'

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
export const Product = ProductFields.extend({
  /** The price before the discount; null: there is none. */
  list_price: Rupiah.nullable(),
  /** When the discount ends; null: no discount, or an open end. */
  sale_until: Moment.nullable(),
  /** Id of its category, or empty. */
  category: z.string(),
  /** How many premium points its commands give; null: none, or more than points. */
  points: Count.nullable(),
  /** One player may buy it only so often. */
  limited: z.boolean(),
}).meta({ id: 'Product' })
export type Product = z.infer<typeof Product>

/** A way to pay one product right now. */
const PayableMethod = named('PayableMethod', {
  method: z.string(),
  /** The gateway's, of a channel that the site has no terms for. */
  name: z.string().optional(),
  group: z.enum(METHOD_GROUPS).optional(),
  /** Added to the price and paid with it. */
  fee: Rupiah,
  /** Charged by the cashier on top. */
  cashier_fee: Rupiah,
  /** Price and fee: what the gateway charges. */
  total: Rupiah,
})
export type PayableMethod = z.infer<typeof PayableMethod>

/** `paused`: the gateway refused what fits the price. `price`: too low or too high for all. `off`: none is active. */
export const NO_METHODS = ['paused', 'price', 'off'] as const
export type NoMethods = (typeof NO_METHODS)[number]

const Payable = {
  /** In the order of the owner; empty for a free order, or when nothing can be paid at the moment. */
  payment_methods: z.array(PayableMethod),
  /** Why there is none; absent where there is one, and for a free order. */
  no_methods: z.enum(NO_METHODS).optional(),
}

export const PayableProduct = Product.extend({
  ...Payable,
  /** Whether a coupon can be used anywhere at the moment. */
  takes_coupons: z.boolean(),
  /** Whether the message of a gift is part of what is sent to the game. */
  message_in_game: z.boolean(),
}).meta({ id: 'PayableProduct' })
export type PayableProduct = z.infer<typeof PayableProduct>

/** Stored clean: one line of visible characters. Blank counts as left out. */
function giftText(maxLength: number) {
  return z
    .string()
    .max(maxLength)
    .nullish()
    .transform((typed) => cleanGiftText(typed ?? '', maxLength))
}

/** The texts of an order for a friend. */
const FriendGift = z.object({
  sender: giftText(GIFT_SENDER_MAX_LENGTH),
  message: giftText(GIFT_MESSAGE_MAX_LENGTH),
})

export const OrderRequest = namesProducts(
  z.object({
    ...OrderedProducts,
    username: EncodedUsername,
    paymentMethod: z.string('method_not_available').regex(METHOD_CODE, 'method_not_available'),
    /** The token of the bot check in use, Turnstile or proof of work. */
    turnstileToken: z
      .string('security_check_required')
      .min(1, 'security_check_required')
      .max(BOT_CHECK_TOKEN_MAX_LENGTH, 'security_check_failed'),
    /** The order is for somebody else. */
    gift: FriendGift.optional(),
  }),
).meta({ id: 'Order' })
export type OrderRequest = z.infer<typeof OrderRequest>

/** A coupon code as typed by a buyer, empty for none; a code that cannot exist is answered like one that does not. */
const TypedCode = z.string('coupon_not_found').max(64, 'coupon_not_found')

/**
 * Beside the language: the total that the buyer has seen, and a coupon. An order with another total, or whose coupon cannot
 * be used, is refused.
 */
const OrderQuery = LanguageQuery.extend({
  coupon: TypedCode.optional(),
  total: z.preprocess(
    (sent) => (typeof sent === 'string' && /^\d{1,10}$/.test(sent) ? Number(sent) : sent),
    wholeOr('amount_changed', 0).optional(),
  ),
})

const QuoteRequest = namesProducts(
  z.object({
    ...OrderedProducts,
    /** Left out for the price without one. */
    coupon: TypedCode.optional(),
    /** For the limit of uses by one player; left out while there is no valid name. */
    username: EncodedUsername.optional(),
  }),
).meta({ id: 'QuoteRequest' })
export type QuoteRequest = z.infer<typeof QuoteRequest>

const QuotedLine = OrderLine.extend({
  image_url: z.string(),
  /** How many premium points one of it gives; null: none, or more than points. */
  points: Count.nullable(),
  limited: z.boolean(),
}).meta({ id: 'QuotedLine' })

const Quote = named('Quote', {
  /** Empty without a coupon. */
  code: z.string(),
  /** False: no coupon, or sales are as good or better, and the coupon is not used. */
  applied: z.boolean(),
  /** The whole order costs this without discounts; `price` is with them. */
  list_price: Rupiah,
  price: Rupiah,
  ...Payable,
  /** The name of the order: of its product, or `120 + 40 Premium Points`. */
  product: z.string(),
  items: z.array(QuotedLine),
  /** As for one product. */
  takes_coupons: z.boolean(),
  message_in_game: z.boolean(),
})
export type Quote = z.infer<typeof Quote>

const COUPON_REFUSALS = [
  'coupon_not_found',
  'coupon_ended',
  'coupon_other_product',
  'coupon_minimum',
  'coupon_used_up',
  'coupon_limit_reached',
] as const

const OrderReply = z.object({
  /** An address of our own site. */
  checkoutUrl: z.string(),
  /** The name of the order. */
  product: z.string(),
  items: z.array(OrderLine),
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
  quote: publicCall('POST /api/store/quote', {
    summary: 'Gives the price of one product or of several, with or without a coupon. Nothing is reserved.',
    input: z.object({ query: LanguageQuery, body: QuoteRequest }),
    reply: Quote,
    errors: [
      'product_not_found',
      'product_not_for_sale',
      'store_closed',
      ...COUPON_REFUSALS,
      'too_many_requests',
    ],
  }),
  placeOrder: publicCall('POST /api/store/transactions', {
    summary:
      'Places an order of one product or of several at the price of the shop and says where it is paid.',
    input: z.object({ query: OrderQuery, body: OrderRequest }),
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
      ...COUPON_REFUSALS,
      'security_check_required',
      'security_check_failed',
      'security_check_expired',
      'security_check_unavailable',
      'payment_unavailable',
    ],
  }),
}
