import type { FastifyInstance } from 'fastify'
import { discountsCalls } from '#contract/shop/discounts.schema.ts'
import { serve, serveDone } from '#server/platform/http/serve.ts'
import type { DiscountsAdmin } from './discounts-admin.service.ts'

export function discountsRoutes(app: FastifyInstance, { list, coupons, sales }: DiscountsAdmin): void {
  serve(app, discountsCalls.listDiscounts, list)

  serve(app, discountsCalls.addCoupon, ({ body }, { admin }) => coupons.add(body, admin.username))

  serve(app, discountsCalls.editCoupon, ({ params, body }, { admin }) =>
    coupons.edit(params.id, body, admin.username),
  )

  serveDone(app, discountsCalls.deleteCoupon, ({ params }, { admin }) =>
    coupons.remove(params.id, admin.username),
  )

  serve(app, discountsCalls.addSale, ({ body }, { admin }) => sales.add(body, admin.username))

  serve(app, discountsCalls.editSale, ({ params, body }, { admin }) =>
    sales.edit(params.id, body, admin.username),
  )

  serveDone(app, discountsCalls.deleteSale, ({ params }, { admin }) =>
    sales.remove(params.id, admin.username),
  )
}
