// A product as the file of the site has it: the form of the console with its id, so that discounts and links hold.
import * as z from 'zod'
import { idOr } from '#contract/platform/fields.schema.ts'
import { checkUniqueIds } from '#contract/settings/fields.schema.ts'
import { checkOffer, ProductFormFields } from '#contract/shop/store-admin.schema.ts'
import { PRODUCTS_MAX } from '#contract/shop/store-admin.ts'

const ProductInFile = z
  .object({
    id: idOr('product_not_found'),
    ...ProductFormFields.shape,
    /** True for a product of a fresh site that was not saved since. */
    built_in: z.boolean().optional(),
    /** Null: the picture is not in the file. */
    image_url: ProductFormFields.shape.image_url.nullable(),
  })
  .superRefine(checkOffer)
export type ProductInFile = z.infer<typeof ProductInFile>

export const ProductsInFile = z.array(ProductInFile).max(PRODUCTS_MAX).superRefine(checkUniqueIds)
