import type { FastifyInstance } from 'fastify'
import type { Done } from '#contract/platform/fields.schema.ts'
import { discountsCalls } from '#contract/shop/discounts.schema.ts'
import { serve } from '#server/platform/http/serve.ts'
import type { DiscountsAdmin } from './discounts-admin.service.ts'

const DONE: Done = { success: true }

export function discountsRoutes(app: FastifyInstance, { list, coupons, sales }: DiscountsAdmin): void {
  serve(app, discountsCalls.listDiscounts, list)

  serve(app, discountsCalls.addCoupon, ({ body }, { request }) => coupons.add(body, request.admin.username))

  serve(app, discountsCalls.editCoupon, ({ params, body }, { request }) =>
    coupons.edit(params.id, body, request.admin.username),
  )

  serve(app, discountsCalls.deleteCoupon, async ({ params }, { request }) => {
    await coupons.remove(params.id, request.admin.username)
    return DONE
  })

  serve(app, discountsCalls.addSale, ({ body }, { request }) => sales.add(body, request.admin.username))

  serve(app, discountsCalls.editSale, ({ params, body }, { request }) =>
    sales.edit(params.id, body, request.admin.username),
  )

  serve(app, discountsCalls.deleteSale, async ({ params }, { request }) => {
    await sales.remove(params.id, request.admin.username)
    return DONE
  })
}
