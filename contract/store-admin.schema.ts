// What the product screens of the admin area take and give.
import * as z from 'zod'
import { describe } from './call.ts'
import { DoneReply, idOr, NoInput, textLine } from './fields.schema.ts'
import { IMAGE_REFUSALS, ImageFile } from './gamemodes-admin.schema.ts'
import { productFields } from './store.schema.ts'
import {
  type AdminProduct,
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
  type ProductEdit,
  type ProductForm,
  type ProductImageUpload,
  storeAdminApi,
} from './store-admin.ts'

export const ExecuteItemReply = z.object({ type: z.literal('commands'), text: z.string() })

export const AdminProductReply = z
  .object({
    ...productFields,
    description_id: z.array(z.string()),
    execute: z.array(ExecuteItemReply),
    version: z.int().min(1),
  })
  .meta({ id: 'AdminProduct' }) satisfies z.ZodType<AdminProduct>

const Command = textLine(COMMAND_MAX_BYTES).refine(
  commandFits,
  `must have at most ${COMMAND_MAX_BYTES} bytes with the longest username filled in`,
)
const DescriptionLines = z.array(textLine(DESCRIPTION_LINE_MAX_LENGTH)).max(DESCRIPTION_LINES_MAX)

const formFields = {
  name: textLine(PRODUCT_NAME_MAX_LENGTH),
  price: z.int().min(0).max(PRODUCT_PRICE_MAX_RUPIAH),
  image_url: textLine(PRODUCT_IMAGE_URL_MAX_LENGTH).refine(
    isImageUrl,
    'must be an http(s) address or a path that starts with /',
  ),
  description: DescriptionLines.min(1),
  description_id: DescriptionLines.optional(),
  execute: z
    .array(z.object({ type: z.literal('commands'), text: Command }))
    .min(1)
    .max(COMMANDS_MAX),
  sort_id: z.int().min(0).max(PRODUCT_SORT_ID_MAX),
}

export const ProductFormBody = z
  .object(formFields)
  .meta({ id: 'ProductForm' }) satisfies z.ZodType<ProductForm>

export const ProductEditBody = z
  .object({ ...formFields, version: z.int().min(1).optional() })
  .meta({ id: 'ProductEdit' }) satisfies z.ZodType<ProductEdit>

export const ProductImageBody = z.object({ image: ImageFile }) satisfies z.ZodType<ProductImageUpload>

const ofProduct = z.object({ id: idOr('product_not_found') })

export const storeAdminCalls = {
  listAdminProducts: describe(storeAdminApi.listAdminProducts, {
    summary: 'Lists all products with their commands, lowest sort_id first.',
    input: NoInput,
    reply: z.object({ products: z.array(AdminProductReply), bedrock_prefix: z.string() }),
  }),
  addProduct: describe(storeAdminApi.addProduct, {
    summary: 'Puts a product up for sale.',
    input: z.object({ body: ProductFormBody }),
    reply: AdminProductReply,
  }),
  editProduct: describe(storeAdminApi.editProduct, {
    summary: 'Changes a product; orders already placed keep what they were sold.',
    input: z.object({ params: ofProduct, body: ProductEditBody }),
    reply: AdminProductReply,
    errors: ['product_not_found', 'conflict'],
  }),
  deleteProduct: describe(storeAdminApi.deleteProduct, {
    summary: 'Takes a product off the shelf for good.',
    input: z.object({ params: ofProduct }),
    reply: DoneReply,
    errors: ['product_not_found'],
  }),
  addProductImage: describe(storeAdminApi.addProductImage, {
    summary: 'Keeps a PNG, JPG or GIF of less than 5MB and says its address, for the image_url of a product.',
    input: z.object({ body: ProductImageBody }),
    reply: z.object({ image_url: z.string() }),
    errors: IMAGE_REFUSALS,
  }),
}
