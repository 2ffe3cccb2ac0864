// Products as admins edit them: with the commands that the game server runs for a buyer.
import * as z from 'zod'
import { adminCall } from './call.ts'
import { Done, idOr, NoInput, textLine } from './fields.schema.ts'
import { IMAGE_REFUSALS, ImageFile } from './gamemodes-admin.schema.ts'
import { ProductFields } from './store.schema.ts'
import {
  COMMAND_MAX_BYTES,
  COMMANDS_MAX,
  commandFits,
  DESCRIPTION_LINE_MAX_LENGTH,
  DESCRIPTION_LINES_MAX,
  isImageUrl,
  PRODUCT_IMAGE_URL_MAX_LENGTH,
  PRODUCT_NAME_MAX_LENGTH,
  PRODUCT_PRICE_MAX_RUPIAH,
  PRODUCT_SORT_ID_MAX,
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

const AdminProduct = ProductFields.extend({
  description_id: z.array(z.string()),
  execute: z.array(ExecuteItem),
  /** Grows with every edit, so that a concurrent edit is detected. */
  version: z.int().min(1),
}).meta({ id: 'AdminProduct' })
export type AdminProduct = z.infer<typeof AdminProduct>

const AdminProducts = z.object({
  products: z.array(AdminProduct),
  /** What the first game server puts before the name of a Bedrock player. */
  bedrock_prefix: z.string(),
  /** Where commands can be sent, the default first. */
  servers: z.array(z.object({ id: z.string(), name: z.string(), bedrock_prefix: z.string() })),
})

const SERVER_ID = /^[a-z][a-z0-9_-]{0,31}$/

const Command = textLine(COMMAND_MAX_BYTES).refine(
  commandFits,
  `must have at most ${COMMAND_MAX_BYTES} bytes with the longest username filled in`,
)
const DescriptionLines = z.array(textLine(DESCRIPTION_LINE_MAX_LENGTH)).max(DESCRIPTION_LINES_MAX)

const FormFields = z.object({
  name: textLine(PRODUCT_NAME_MAX_LENGTH),
  price: z.int().min(0).max(PRODUCT_PRICE_MAX_RUPIAH),
  image_url: textLine(PRODUCT_IMAGE_URL_MAX_LENGTH).refine(
    isImageUrl,
    'must be an http(s) address or a path that starts with /',
  ),
  description: DescriptionLines.min(1),
  /** The Indonesian text. Left out, an edit does not change it; an empty list makes `description` serve both. */
  description_id: DescriptionLines.optional(),
  execute: z
    .array(
      z.object({
        type: z.literal('commands'),
        text: Command,
        /** Left out, the first server runs it. */
        server: z.string().regex(SERVER_ID, 'server_not_found').optional(),
        /** Left out, it is sent at once. */
        wait_online: z.boolean().optional(),
      }),
    )
    .min(1)
    .max(COMMANDS_MAX),
  sort_id: z.int().min(0).max(PRODUCT_SORT_ID_MAX),
})

export const ProductForm = FormFields.meta({ id: 'ProductForm' })
export type ProductForm = z.infer<typeof ProductForm>

export const ProductEdit = FormFields.extend({
  /** The version that was edited. Left out, the edit overwrites any other. */
  version: z.int().min(1).optional(),
}).meta({ id: 'ProductEdit' })
export type ProductEdit = z.infer<typeof ProductEdit>

/** multipart/form-data. The returned address is then saved with the product. */
const ProductImageUpload = z.object({ image: ImageFile })

const ofProduct = z.object({ id: idOr('product_not_found') })

export const storeAdminCalls = {
  listAdminProducts: adminCall('GET /api/admin/products', {
    permission: 'products',
    summary: 'Lists all products with their commands, lowest sort_id first.',
    input: NoInput,
    reply: AdminProducts,
  }),
  addProduct: adminCall('POST /api/admin/products', {
    permission: 'products',
    summary: 'Puts a product up for sale.',
    input: z.object({ body: ProductForm }),
    reply: AdminProduct,
    errors: ['server_not_found'],
  }),
  editProduct: adminCall('PUT /api/admin/products/:id', {
    permission: 'products',
    summary: 'Changes a product; orders already placed keep what they were sold.',
    input: z.object({ params: ofProduct, body: ProductEdit }),
    reply: AdminProduct,
    errors: ['product_not_found', 'conflict', 'server_not_found'],
  }),
  deleteProduct: adminCall('DELETE /api/admin/products/:id', {
    permission: 'products',
    summary: 'Takes a product off the shelf for good.',
    input: z.object({ params: ofProduct }),
    reply: Done,
    errors: ['product_not_found'],
  }),
  addProductImage: adminCall('POST /api/admin/product-images', {
    permission: 'products',
    summary:
      'Stores a PNG, JPG or GIF of less than 5MB and returns its address, for the image_url of a product.',
    input: z.object({ body: ProductImageUpload }),
    reply: z.object({ image_url: z.string() }),
    errors: IMAGE_REFUSALS,
  }),
}
