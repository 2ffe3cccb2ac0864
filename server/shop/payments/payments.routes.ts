import type { FastifyInstance } from 'fastify'
import { may } from '#contract/permissions.ts'
import type { GatewayField, GatewayId } from '#contract/settings/gateways.ts'
import { type GatewayKeys, gatewayKeysCalls } from '#contract/shop/gateway-keys.schema.ts'
import { ordersCalls } from '#contract/shop/orders.schema.ts'
import { paymentCalls } from '#contract/shop/payment.schema.ts'
import { paymentChannelsCalls } from '#contract/shop/payment-channels.schema.ts'
import { playersCalls } from '#contract/shop/players.schema.ts'
import { storeCalls } from '#contract/shop/store.schema.ts'
import { checkoutPath } from '#contract/shop/store.ts'
import { serve, serveDone } from '#server/platform/http/serve.ts'
import { AppError } from '#server/platform/kernel/app-error.ts'
import { isDatabaseAway } from '#server/platform/kernel/database-away.ts'
import type { GatewayUpdates } from './channel-updates.service.ts'
import type { Checkout } from './checkout.service.ts'
import type { Giving } from './giving.service.ts'
import type { OrderActions } from './order-actions.service.ts'
import type { Orders } from './orders.service.ts'
import type { Payments } from './payments.service.ts'

export function checkoutRoutes(app: FastifyInstance, checkout: Checkout): void {
  serve(app, storeCalls.quote, ({ query: { lng: language }, body }, { request }) =>
    checkout.quote({ ...body, language }, request.ip),
  )

  serve(
    app,
    storeCalls.placeOrder,
    async ({ query: { lng: language, total, coupon }, body }, { request }) => {
      const asked = { ...body, total, coupon, language }
      const { reference, ...placed } = await checkout.placeOrder(asked, request.ip)
      return { checkoutUrl: checkoutPath(reference, language), ...placed }
    },
  )
}

export function paymentRoutes(app: FastifyInstance, payments: Payments): void {
  serve(app, paymentCalls.getPayment, async ({ params, query }) => {
    const payment = await payments.find(params.reference, query.lng)
    if (!payment) throw new AppError('payment_not_found')
    return payment
  })

  if (payments.isSandbox) {
    serve(app, paymentCalls.simulatePayment, async ({ params, body }) => {
      if (!(await payments.simulate(params.reference, body.outcome))) throw new AppError('payment_not_found')
      return { success: true } as const
    })
  }

  // The gateway signs the raw bytes, so no parser may run before the signature is verified.
  app.register(async (callbacks) => {
    callbacks.removeAllContentTypeParsers()
    callbacks.addContentTypeParser('*', { parseAs: 'buffer' }, (_request, body, done) => done(null, body))
    serve(callbacks, paymentCalls.receiveCallback, async ({ params, body }, { request }) => {
      const raw = Buffer.isBuffer(body) ? body : Buffer.alloc(0)
      const outcome = await payments
        .receiveCallback(params.gateway, request.headers, raw)
        .catch((error: unknown) => {
          // Midtrans repeats a callback once after a 500, and four times after a 503.
          throw error instanceof AppError || isDatabaseAway(error)
            ? error
            : new AppError('unavailable', { cause: error })
        })
      if (outcome === 'forged') throw new AppError('signature_invalid')
      if (outcome === 'unreadable') throw new AppError('invalid_request')
      // The gateway repeats it. One of an order that is gone is recorded, and confirmed as any other.
      if (outcome === 'unconfirmed') throw new AppError('payment_not_found')
      return { success: true } as const
    })
  })
}

export function paymentChannelsRoutes(app: FastifyInstance, updates: GatewayUpdates): void {
  serve(app, paymentChannelsCalls.getChannels, updates.report)

  serve(app, paymentChannelsCalls.askChannels, (_input, { admin }) => updates.askNow(admin.username))
}

export type NewKeys = { sandbox: boolean; keys: Partial<Record<GatewayField, string>> }

/** Needs the whole configuration, so it is made above the shop. */
export type GatewayKeysAdmin = {
  list(): Promise<GatewayKeys[]>
  save(gateway: GatewayId, entered: NewKeys, admin: string): Promise<void>
  remove(gateway: GatewayId, admin: string): Promise<void>
}

export function gatewayKeysRoutes(app: FastifyInstance, keys: GatewayKeysAdmin): void {
  serve(app, gatewayKeysCalls.listGatewayKeys, async () => ({ gateways: await keys.list() }))

  serveDone(app, gatewayKeysCalls.saveGatewayKeys, ({ params, body }, { admin }) =>
    keys.save(params.gateway, body, admin.username),
  )

  serveDone(app, gatewayKeysCalls.deleteGatewayKeys, ({ params }, { admin }) =>
    keys.remove(params.gateway, admin.username),
  )
}

type OrderServices = { orders: Orders; orderActions: OrderActions; giving: Giving }

export function ordersRoutes(app: FastifyInstance, { orders, orderActions, giving }: OrderServices): void {
  serve(app, ordersCalls.listOrders, ({ query }) => orders.list(query))

  serve(app, ordersCalls.listOrderChoices, orders.listChoices)

  serve(app, ordersCalls.sumOrders, ({ query }) => orders.sum(query))

  serve(app, ordersCalls.getOrder, ({ params }) => orders.get(params.id))

  serve(app, ordersCalls.markOrderChecked, ({ params, body }, { admin }) =>
    orders.markChecked(params.id, body.reason, admin.username),
  )

  serveDone(app, ordersCalls.addOrderNote, ({ params: { id }, body }, { admin }) =>
    orderActions.addNote({ id, ...body, admin: admin.username }),
  )

  serveDone(app, ordersCalls.renameOrder, ({ params: { id }, body }, { admin }) => {
    const { username, not_arrived: notArrived = false } = body
    return orderActions.rename({ id, username, notArrived, admin: admin.username })
  })

  serveDone(app, ordersCalls.refundOrder, ({ params: { id }, body }, { admin }) =>
    orderActions.refund({ id, ...body, admin: admin.username }),
  )

  serveDone(app, ordersCalls.acceptPayment, ({ params: { id }, body }, { admin }) =>
    orderActions.accept({ id, ...body, admin: admin.username }),
  )

  serve(app, playersCalls.giveByHand, async ({ params, body }, { admin }) => ({
    transaction_id: await giving.give({
      username: params.name,
      gift: body,
      admin: admin.username,
      mayWriteCommands: may(admin.role, 'commands'),
    }),
  }))
}
