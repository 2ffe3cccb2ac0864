// Categories of the store. A product names one by its id.
import * as z from 'zod'
import { bothLines, checkUniqueIds, Id } from './fields.schema.ts'

export const CATEGORIES_MAX = 20

const Category = z.object({ id: Id, name: bothLines(32) })
export type Category = z.infer<typeof Category>

export const Categories = z.object({
  /** In the order of the store, which shows them when products of more than one are for sale. */
  list: z.array(Category).max(CATEGORIES_MAX).superRefine(checkUniqueIds),
})
