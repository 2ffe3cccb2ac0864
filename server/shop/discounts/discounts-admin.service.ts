// Coupons and sales as the console edits them.
import type { DiscountsReply } from '#contract/shop/discounts.schema.ts'
import { type AdminDeps, createCouponsAdmin } from './coupons-admin.ts'
import { createSalesAdmin } from './sales-admin.ts'

type Deps = AdminDeps & {
  /** What a discount can be for. */
  listProducts(): Promise<DiscountsReply['products']>
  listCategories(): DiscountsReply['categories']
}

export type DiscountsAdmin = ReturnType<typeof createDiscountsAdmin>

export function createDiscountsAdmin({ listProducts, listCategories, ...deps }: Deps) {
  const coupons = createCouponsAdmin(deps)
  const sales = createSalesAdmin(deps)
  return {
    coupons,
    sales,
    list: async (): Promise<DiscountsReply> => ({
      coupons: await coupons.list(),
      sales: await sales.list(),
      products: await listProducts(),
      categories: listCategories(),
    }),
  }
}
