// Every kind of held delivery, every call that changes a delivery or an order, every role: only a decision sends it.
import Fastify from 'fastify'
import { expect } from 'vitest'
import { may, ROLES, type Role } from '#contract/permissions.ts'
import { deliveryCalls } from '#contract/shop/delivery.schema.ts'
import { HOLDS, type Hold } from '#contract/shop/delivery.ts'
import { ordersCalls } from '#contract/shop/orders.schema.ts'
import { handleError } from '#server/platform/http/error-handler.ts'
import { ordersRoutes } from '#server/shop/payments/payments.routes.ts'
import { recordRestore } from '#server/shop/payments/restored.ts'
import { replaceServers } from '#server/shop/products/replaced-server.repository.ts'
import { guardAdmin } from '#server/team/sign-in/guard.ts'
import type { SignedIn } from '#server/team/sign-in/sessions.service.ts'
import { type DatabaseKind, onBothWith } from '#tests/support/databases.ts'
import { openOrderDesk } from '#tests/support/order-desk.ts'
import { ORDER, PRODUCT_ID } from '#tests/support/shop.ts'
import { deliveryRoutes } from './delivery.routes.ts'

const MINUTE_MS = 60_000

const CALLS = Object.entries({ ...deliveryCalls, ...ordersCalls }).filter(
  ([, { endpoint }]) => endpoint.method !== 'GET',
)

/** A new call needs a body here. */
const BODIES: Record<string, object | undefined> = {
  resend: { reason: 'asked for it' },
  markSendActionChecked: { reason: 'seen' },
  retryFailed: undefined,
  markOrderChecked: { reason: 'seen' },
  addOrderNote: { text: 'a note' },
  renameOrder: { username: 'Somebody_else', not_arrived: true },
  refundOrder: { reason: 'asked for it' },
  acceptPayment: { reason: 'paid in cash' },
}

async function openHeld(kind: DatabaseKind) {
  const desk = await openOrderDesk(kind)
  const app = Fastify({ frameworkErrors: handleError })
  let role: Role = 'owner'
  const authenticate = async (): Promise<SignedIn> => {
    const person = { id: 'A1', username: role, role, session: 'S1' }
    return { ...person, mustSetUpTwoFactor: false, hasFreshProof: true, twoFactorEnded: false }
  }
  app.setErrorHandler(handleError)
  guardAdmin(app, { authenticate })
  deliveryRoutes(app, desk.sendActions)
  ordersRoutes(app, { orders: desk.orders, orderActions: desk.actions, giving: { give: async () => '' } })
  await desk.addProduct({ limit: { count: 1, period: 'ever' } }, 'ONE')
  await desk.db
    .updateTable('product')
    .set({ refund_commands: JSON.stringify(['points take %player% 40']) })
    .execute()
  let players = 0

  let orders = 0
  /** Each from a network of its own: an unpaid one reserves the limit for its network. */
  async function order(username: string, productId: string): Promise<string> {
    orders += 1
    desk.clock.pass(11 * MINUTE_MS)
    const address = `10.${orders >> 8}.${orders & 255}.7`
    return desk.checkout.placeOrder({ ...ORDER, productId, username }, address)
  }

  async function makeHeld(hold: Hold): Promise<void> {
    players += 1
    const username = `Held_${players}`
    if (hold === 'limit') {
      const first = await order(username, 'ONE')
      const second = await order(username, 'ONE')
      for (const reference of [first, second]) await desk.callback(reference)
    } else if (hold === 'refund') {
      await desk.callback(await order(username, PRODUCT_ID))
      const { id, order_id } = await newest()
      await desk.db
        .updateTable('send_action')
        .set({ state: 'unknown', needs_person: 1 })
        .where('id', '=', id)
        .execute()
      await desk.refund(order_id)
    } else {
      const reference = await order(username, PRODUCT_ID)
      await recordRestore(desk.db, desk.clock.now())
      await desk.callback(reference)
    }
    await desk.deliverAll()
  }

  const newest = () =>
    desk.db.selectFrom('send_action').selectAll().orderBy('number', 'desc').executeTakeFirstOrThrow()

  return {
    ...desk,
    newest,
    /** A new held row of this kind. */
    async held(hold: Hold) {
      await makeHeld(hold)
      const row = await newest()
      expect([row.state, row.held, row.needs_person]).toEqual(['unknown', hold, 1])
      return row
    },
    async ask(as: Role, name: string, ids: { action: string; order: string }) {
      role = as
      const { endpoint } = CALLS.find(([one]) => one === name)?.[1] ?? deliveryCalls.retryFailed
      const id = endpoint.path.includes('send-actions') ? ids.action : ids.order
      const url = endpoint.path.replace(':id', id)
      return (
        await app.inject({
          method: endpoint.method as 'POST',
          url,
          headers: { authorization: 'Bearer x' },
          body: BODIES[name],
        })
      ).statusCode
    },
    async [Symbol.asyncDispose]() {
      await app.close()
      await desk[Symbol.asyncDispose]()
    },
  }
}

const onBoth = onBothWith(openHeld)

onBoth('no call of any role sends a held delivery, but a resend by one who may refund', async (desk) => {
  expect(CALLS.map(([name]) => name).sort()).toEqual(Object.keys(BODIES).sort())
  for (const hold of HOLDS) {
    for (const role of ROLES) {
      for (const [name] of CALLS) {
        const { id: action, order_id } = await desk.held(hold)
        const before = (await desk.deliverAll()).length
        const status = await desk.ask(role, name, { action, order: order_id })
        const sent = (await desk.deliverAll()).length - before
        const mayDecide = may(role, 'refunds')
        expect([hold, role, name, sent]).toEqual([hold, role, name, name === 'resend' && mayDecide ? 1 : 0])
        if (name === 'resend' || name === 'markSendActionChecked') expect(status).toBe(mayDecide ? 200 : 403)
      }
    }
  }
})

onBoth('nothing that runs by itself sends a held delivery', async (desk) => {
  const rows = []
  for (const hold of HOLDS) rows.push(await desk.held(hold))
  const before = (await desk.deliverAll()).length
  const ways: Record<string, () => Promise<unknown>> = {
    'a start': desk.delivery.takeOver,
    'an hour later': async () => desk.clock.pass(60 * MINUTE_MS),
    'a check at the gateway': desk.reconciler.run,
    'another server in its place': () => replaceServers(desk.db, { survival: 'survival' }, desk.clock.now()),
    'the same callback again': async () => {
      const orders = await desk.db
        .selectFrom('orders')
        .select('reference')
        .where('status', '=', 'PAID')
        .execute()
      for (const { reference } of orders) await desk.callback(reference)
    },
  }
  for (const [way, happens] of Object.entries(ways)) {
    await happens()
    expect([way, (await desk.deliverAll()).length]).toEqual([way, before])
  }
  const now = await desk.db
    .selectFrom('send_action')
    .select(['id', 'needs_person', 'held'])
    .where('needs_person', '=', 1)
    .execute()
  expect(now.map(({ id }) => id).sort()).toEqual(rows.map(({ id }) => id).sort())
})

onBoth('a corrected name moves a held delivery and leaves it held', async (desk) => {
  for (const hold of ['limit', 'restore'] as const) {
    const { order_id } = await desk.held(hold)
    await desk.rename(order_id, 'Right_name', true)
    expect(await desk.newest()).toMatchObject({
      username: 'Right_name',
      state: 'unknown',
      held: hold,
      needs_person: 1,
    })
  }
})

onBoth(
  'closing says of what was never sent that it failed, and of what a restore holds that it arrived',
  async (desk) => {
    const states = []
    for (const hold of HOLDS) {
      const { id } = await desk.held(hold)
      const { state } = await desk.sendActions.markChecked({ id, admin: 'ayu', mayRefund: true })
      states.push([hold, state])
    }
    expect(states).toEqual([
      ['limit', 'failed'],
      ['refund', 'failed'],
      ['restore', 'done'],
    ])
  },
)

onBoth('a refund of an order above a limit cancels what is held and takes nothing back', async (desk) => {
  const { id, order_id } = await desk.held('limit')
  const before = (await desk.deliverAll()).length
  await desk.refund(order_id)
  expect((await desk.deliverAll()).length).toBe(before)
  expect(await desk.orders.get(order_id)).toMatchObject({
    status: 'REFUND',
    delivery: 'cancelled',
    needs_person: false,
    send_actions: [{ _id: id, state: 'cancelled' }],
  })
})

onBoth('an order above a limit is marked until its held delivery is decided', async (desk) => {
  const { id, order_id } = await desk.held('limit')
  expect(await desk.orders.get(order_id)).toMatchObject({ needs_person: true, delivery: 'held' })
  // Counted as a delivery, not once more as a payment.
  expect([await desk.orders.countFlagged(), await desk.sendActions.counts()]).toEqual([
    0,
    { unknown: 0, failed: 0, held: 1 },
  ])
  await desk.sendActions.resend({ id, admin: 'ayu', mayRefund: true })
  await desk.deliverAll()
  expect(await desk.orders.get(order_id)).toMatchObject({ needs_person: false, delivery: 'delivered' })
})

onBoth('refund commands that the game refused are sent again only by one who may refund', async (desk) => {
  const { id } = await desk.paid('Refused_1')
  await desk.deliverAll()
  await desk.refund(id)
  const taking = await desk.newest()
  await desk.db
    .updateTable('send_action')
    .set({ state: 'failed', needs_person: 1, attempts: 1 })
    .where('id', '=', taking.id)
    .execute()
  const before = (await desk.deliverAll()).length
  const ids = { action: taking.id, order: id }
  expect(await desk.sendActions.retryFailed({ admin: 'ayu' })).toEqual({ resent: 0, remaining: 0 })
  expect(await desk.ask('support', 'resend', ids)).toBe(403)
  expect((await desk.deliverAll()).length).toBe(before)
  expect(await desk.ask('manager', 'resend', ids)).toBe(200)
  expect((await desk.deliverAll()).slice(before)).toEqual(['points take Refused_1 40'])
})
