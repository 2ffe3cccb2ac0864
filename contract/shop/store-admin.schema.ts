// Products as admins edit them: with the commands that the game server runs for a buyer.
import * as z from 'zod'
import { adminCall } from '#contract/call.ts'
import {
  Count,
  idOr,
  LanguageQuery,
  lineOrEmpty,
  Moment,
  Rupiah,
  textLine,
  wholeOr,
} from '#contract/platform/fields.schema.ts'
import { IMAGE_REFUSALS, ImageFile } from '#contract/platform/image-upload.schema.ts'
import { OpenSale } from './discounts.schema.ts'
import { ProductFields } from './store.schema.ts'
import {
  COMMAND_MAX_BYTES,
  COMMANDS_MAX,
  commandFits,
  DESCRIPTION_LINE_MAX_LENGTH,
  DESCRIPTION_LINES_MAX,
  isForGiftsOnly,
  isImageUrl,
  LIMIT_PERIODS,
  PLAYER_LIMIT_MAX,
  PRODUCT_IMAGE_URL_MAX_LENGTH,
  PRODUCT_NAME_MAX_LENGTH,
  PRODUCT_PRICE_MAX_RUPIAH,
  PRODUCT_SORT_ID_MAX,
  PRODUCTS_MAX,
} from './store-admin.ts'

export const ExecuteItem = z.object({
  type: z.literal('commands'),
  text: z.string(),
  /** Id of the game server that runs it. */
  server: z.string(),
  /** It is sent only while the player is on that server. */
  wait_online: z.boolean(),
})
export type ExecuteItem = z.infer<typeof ExecuteItem>

const LimitPerPlayer = z.object({
  count: z.int().min(1).max(PLAYER_LIMIT_MAX),
  period: z.enum(LIMIT_PERIODS),
})
export type LimitPerPlayer = z.infer<typeof LimitPerPlayer>

const AdminProduct = ProductFields.extend({
  /** Empty: `name` is used for both languages. */
  name_id: z.string(),
  description_id: z.array(z.string()),
  execute: z.array(ExecuteItem),
  /** Sent when an order is refunded. */
  execute_on_refund: z.array(ExecuteItem),
  visible: z.boolean(),
  /** For sale between these; null is open. */
  available_from: Moment.nullable(),
  available_until: Moment.nullable(),
  /** Id of a category of the settings, or empty. */
  category: z.string(),
  sale_price: Rupiah.nullable(),
  sale_from: Moment.nullable(),
  sale_until: Moment.nullable(),
  /** How many one player may buy in a period; null is any number. */
  limit_per_player: LimitPerPlayer.nullable(),
  /** The price now: with its own sale price, or a sale. */
  price_now: Rupiah,
  /** When the discount of now ends; null: there is none, or it has no end. */
  sale_ends: Moment.nullable(),
  /** True for a product of a fresh site that was not saved since: the site is live and does not sell it. */
  built_in: z.boolean(),
  /** Paid orders of the last 30 days, without tests. */
  sold: Count,
  updated_at: Moment,
  /** Grows with every edit, so that a concurrent edit is detected. */
  version: z.int().min(1),
}).meta({ id: 'AdminProduct' })
export type AdminProduct = z.infer<typeof AdminProduct>

const CATEGORY = /^(?:[a-z][a-z0-9_-]*)?$/
const SERVER_ID = /^[a-z][a-z0-9_-]{0,31}$/

const Command = textLine(COMMAND_MAX_BYTES).refine(
  commandFits,
  `must have at most ${COMMAND_MAX_BYTES} bytes with the longest values filled in`,
)
const DescriptionLines = z.array(textLine(DESCRIPTION_LINE_MAX_LENGTH)).max(DESCRIPTION_LINES_MAX)

const Execute = z.array(
  z.object({
    type: z.literal('commands'),
    text: Command,
    /** Left out, the first server runs it. */
    server: z.string().regex(SERVER_ID, 'server_not_found').optional(),
    /** Left out, it is sent at once. */
    wait_online: z.boolean().optional(),
  }),
)

const GivenMoment = Moment.max(40)

/** An edit does not change what is left out. */
const OptionalFields = z.object({
  name_id: lineOrEmpty(PRODUCT_NAME_MAX_LENGTH).optional(),
  visible: z.boolean().optional(),
  available_from: GivenMoment.nullable().optional(),
  available_until: GivenMoment.nullable().optional(),
  category: z.string().max(32).regex(CATEGORY, 'category_not_found').optional(),
  sale_price: z.int().min(1).max(PRODUCT_PRICE_MAX_RUPIAH).nullable().optional(),
  sale_from: GivenMoment.nullable().optional(),
  sale_until: GivenMoment.nullable().optional(),
  limit_per_player: LimitPerPlayer.nullable().optional(),
  execute_on_refund: Execute.max(COMMANDS_MAX).optional(),
})

const Shelf = OptionalFields.pick({ visible: true, category: true })
export type Shelf = z.infer<typeof Shelf>

export const ProductFormFields = OptionalFields.extend({
  name: textLine(PRODUCT_NAME_MAX_LENGTH),
  price: z.int().min(0).max(PRODUCT_PRICE_MAX_RUPIAH),
  image_url: textLine(PRODUCT_IMAGE_URL_MAX_LENGTH).refine(
    isImageUrl,
    'must be an http(s) address or a path that starts with /',
  ),
  description: DescriptionLines.min(1),
  /** The Indonesian text. Left out, an edit does not change it; an empty list makes `description` serve both. */
  description_id: DescriptionLines.optional(),
  /** A command with a placeholder of gifts is left out of other orders, so one without is needed. */
  execute: Execute.min(1)
    .max(COMMANDS_MAX)
    .refine(
      (execute) => !isForGiftsOnly(execute.map(({ text }) => text)),
      'needs a command without %sender% and %message%',
    ),
  sort_id: z.int().min(0).max(PRODUCT_SORT_ID_MAX),
})

type Windows = Pick<
  z.infer<typeof OptionalFields>,
  'available_from' | 'available_until' | 'sale_from' | 'sale_until' | 'sale_price'
> & { price: number }

export function checkOffer(form: Windows, context: z.RefinementCtx): void {
  const { price, sale_price, available_from, available_until, sale_from, sale_until } = form
  const refuse = (path: string, message: string) =>
    context.addIssue({ code: 'custom', path: [path], message })
  if (sale_price && sale_price >= price) refuse('sale_price', 'must be lower than the price')
  if (isEmpty(available_from, available_until)) refuse('available_until', 'ends_before_start')
  if (isEmpty(sale_from, sale_until)) refuse('sale_until', 'ends_before_start')
}

function isEmpty(from: string | null | undefined, until: string | null | undefined): boolean {
  return Boolean(from && until && Date.parse(until) <= Date.parse(from))
}

export const ProductForm = ProductFormFields.superRefine(checkOffer).meta({ id: 'ProductForm' })
export type ProductForm = z.infer<typeof ProductForm>

export const ProductEdit = ProductFormFields.extend({
  /** The version that was edited. Left out, the edit overwrites any other. */
  version: wholeOr('changed_meanwhile').optional(),
})
  .superRefine(checkOffer)
  .meta({ id: 'ProductEdit' })
export type ProductEdit = z.infer<typeof ProductEdit>

const Ids = z.array(idOr('product_not_found')).max(PRODUCTS_MAX)

/** Every product by its id; `before` is the order that was changed, so that a concurrent change is detected. */
const ProductOrder = z.object({ before: Ids, after: Ids })
export type ProductOrder = z.infer<typeof ProductOrder>

const ofProduct = z.object({ id: idOr('product_not_found') })

export const storeAdminCalls = {
  listAdminProducts: adminCall('GET /api/admin/products', 'products', {
    summary: 'Lists all products with their commands, lowest sort_id first.',
    reply: z.object({
      products: z.array(AdminProduct),
      /** Sales that run now or later. */
      sales: z.array(OpenSale),
      /** The prefix that the first game server puts before the name of a Bedrock player. */
      bedrock_prefix: z.string(),
      /** Where commands can be sent, the default first. */
      servers: z.array(z.object({ id: z.string(), name: z.string(), bedrock_prefix: z.string() })),
      categories: z.array(z.object({ id: z.string(), name: z.object({ en: z.string(), id: z.string() }) })),
    }),
  }),
  addProduct: adminCall('POST /api/admin/products', 'products', {
    summary: 'Puts a product up for sale.',
    input: z.object({ body: ProductForm }),
    reply: AdminProduct,
    errors: ['server_not_found', 'category_not_found'],
  }),
  editProduct: adminCall('PUT /api/admin/products/:id', 'products', {
    summary: 'Changes a product; orders already placed keep what they were sold.',
    input: z.object({ params: ofProduct, body: ProductEdit }),
    reply: AdminProduct,
    errors: ['product_not_found', 'conflict', 'server_not_found', 'category_not_found'],
  }),
  deleteProduct: adminCall('DELETE /api/admin/products/:id', 'products', {
    summary: 'Takes a product off the shelf for good.',
    input: z.object({ params: ofProduct }),
    errors: ['product_not_found'],
  }),
  shelveProduct: adminCall('PUT /api/admin/products/:id/shelf', 'products', {
    summary: 'Shows a product in the store or hides it, or moves it to a category. Open payments stay valid.',
    input: z.object({ params: ofProduct, body: Shelf }),
    reply: AdminProduct,
    errors: ['product_not_found', 'category_not_found'],
  }),
  duplicateProduct: adminCall('POST /api/admin/products/:id/duplicate', 'products', {
    summary: 'Adds a hidden copy with the same commands right behind the product.',
    input: z.object({ params: ofProduct, query: LanguageQuery }),
    reply: AdminProduct,
    errors: ['product_not_found'],
  }),
  orderProducts: adminCall('PUT /api/admin/product-order', 'products', {
    summary: 'Saves the order of all products at once.',
    input: z.object({ body: ProductOrder }),
    reply: z.object({ products: z.array(AdminProduct) }),
    errors: ['conflict'],
  }),
  addProductImage: adminCall('POST /api/admin/product-images', 'products', {
    summary:
      'Stores a PNG, JPG or GIF of less than 5MB and returns its address, for the image_url of a product.',
    input: z.object({ body: z.object({ image: ImageFile }) }),
    reply: z.object({ image_url: z.string() }),
    errors: IMAGE_REFUSALS,
  }),
}
