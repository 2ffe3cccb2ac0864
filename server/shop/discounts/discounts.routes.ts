import type { FastifyInstance } from 'fastify'
import { discountsCalls } from '#contract/shop/discounts.schema.ts'
import { serve, serveDone } from '#server/platform/http/serve.ts'
import type { DiscountsAdmin } from './discounts-admin.service.ts'

export function discountsRoutes(app: FastifyInstance, { list, coupons, sales }: DiscountsAdmin): void {
  serve(app, discountsCalls.listDiscounts, list)

  serve(app, discountsCalls.addCoupon, ({ body }, { request }) => coupons.add(body, request.admin.username))

  serve(app, discountsCalls.editCoupon, ({ params, body }, { request }) =>
    coupons.edit(params.id, body, request.admin.username),
  )

  serveDone(app, discountsCalls.deleteCoupon, ({ params }, { request }) =>
    coupons.remove(params.id, request.admin.username),
  )

  serve(app, discountsCalls.addSale, ({ body }, { request }) => sales.add(body, request.admin.username))

  serve(app, discountsCalls.editSale, ({ params, body }, { request }) =>
    sales.edit(params.id, body, request.admin.username),
  )

  serveDone(app, discountsCalls.deleteSale, ({ params }, { request }) =>
    sales.remove(params.id, request.admin.username),
  )
}
