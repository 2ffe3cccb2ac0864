// Refunds, accepted payments, notes and corrected names, with a real queue and a simulated game.
import { expect, test } from 'vitest'
import { addCoupon } from '#tests/support/coupons.ts'
import { onBothWith } from '#tests/support/databases.ts'
import { openOrderDesk as open } from '#tests/support/order-desk.ts'
import { PRODUCT_ID } from '#tests/support/shop.ts'

const onBoth = onBothWith(open)

onBoth('a refund takes back once what was delivered, and the donation', async (site) => {
  const { id, reference } = await site.paid()
  await site.deliverAll()
  expect(await site.orders.get(id)).toMatchObject({ status: 'PAID', delivery: 'delivered' })

  await Promise.allSettled([site.refund(id), site.refund(id), site.callback(reference, { status: 'REFUND' })])

  expect(await site.deliverAll()).toEqual(['points give Steve 40', 'points take Steve 40'])
  const order = await site.orders.get(id)
  expect(order).toMatchObject({ status: 'REFUND', delivery: 'taken_back' })
  expect(order.refunded_at).not.toBeNull()
  expect(order.send_actions.map(({ purpose, state }) => [purpose, state])).toEqual([
    ['delivery', 'done'],
    ['refund', 'done'],
  ])
  expect(await site.top()).toEqual([])
  expect(await site.payments.find(reference)).toMatchObject({ status: 'REFUND', delivery: null })
  await expect(site.refund(id)).rejects.toMatchObject({ code: 'order_refunded' })
})

onBoth('a refund before the delivery cancels it and takes nothing', async (site, _kind) => {
  const { id } = await site.paid()
  await site.refund(id)
  expect(await site.deliverAll()).toEqual([])
  const order = await site.orders.get(id)
  expect(order).toMatchObject({ status: 'REFUND', delivery: 'cancelled', needs_person: false })
  expect(order.events).toMatchObject([{ kind: 'refunded', admin: 'sari', text: 'Asked for it' }])
  const [action] = order.send_actions
  const again = { id: action?._id ?? '', admin: 'sari', mayRefund: true }
  await expect(site.sendActions.resend(again)).rejects.toMatchObject({ code: 'delivery_cancelled' })
  expect((await site.audit.list({ page: 1 })).entries).toMatchObject([
    {
      action: 'order_refunded',
      admin: 'sari',
      target: order._id,
      detail: 'Asked for it',
      after: { product: order.product_name, amount: order.amount, reference: order.reference },
    },
  ])
})

onBoth('after an unconfirmed delivery a person decides about the commands on refund', async (site) => {
  const { id } = await site.paid()
  await site.db.updateTable('send_action').set({ state: 'unknown', needs_person: 1 }).execute()
  await site.refund(id)
  expect(await site.deliverAll()).toEqual([])
  const order = await site.orders.get(id)
  expect(order).toMatchObject({ status: 'REFUND', delivery: 'held' })
  const [given, taken] = order.send_actions
  expect(given).toMatchObject({ purpose: 'delivery', needs_person: false })
  expect(taken).toMatchObject({ purpose: 'refund', state: 'held', held: 'refund', needs_person: true })
  await expect(
    site.sendActions.resend({ id: given?._id ?? '', admin: 'sari', mayRefund: true }),
  ).rejects.toMatchObject({
    code: 'order_refunded',
  })
  await site.sendActions.resend({ id: taken?._id ?? '', admin: 'sari', mayRefund: true })
  expect(await site.deliverAll()).toEqual(['points take Steve 40'])
  expect((await site.orders.get(id)).delivery).toBe('taken_back')
})

onBoth('a refund and a worker at the same moment never deliver without taking back', async (site) => {
  for (let round = 0; round < 6; round += 1) {
    const name = `Racer_${round}`
    const { id } = await site.paid(name)
    await Promise.all([site.deliverAll(), site.refund(id)])
    const commands = (await site.deliverAll()).filter((command) => command.includes(name))
    const { delivery } = await site.orders.get(id)
    expect([
      { delivery: 'cancelled', commands: [] },
      { delivery: 'taken_back', commands: [`points give ${name} 40`, `points take ${name} 40`] },
      // The command was in flight: the person decides.
      { delivery: 'held', commands: [`points give ${name} 40`] },
    ]).toContainEqual({ delivery, commands })
  }
})

onBoth('a payment that does not match is delivered when a manager accepts it', async (site, _kind) => {
  const { id, reference } = await site.buy()
  const accept = () => site.actions.accept({ id, admin: 'sari', reason: 'Paid the rest in cash' })
  await expect(accept()).rejects.toMatchObject({ code: 'order_not_flagged' })
  await site.callback(reference, { total_amount: 1 })
  expect(await site.orders.get(id)).toMatchObject({ status: 'PENDING', needs_person: true })
  await Promise.allSettled([accept(), accept()])
  expect(await site.deliverAll()).toEqual(['points give Steve 40'])
  const order = await site.orders.get(id)
  expect(order).toMatchObject({ status: 'PAID', delivery: 'delivered', needs_person: false })
  expect(order.events).toMatchObject([{ kind: 'accepted', text: 'Paid the rest in cash' }])
  await expect(site.refund((await site.buy('Alex')).id)).rejects.toMatchObject({ code: 'order_not_paid' })
})

onBoth('the order shows the state of its delivery after every step', async (site) => {
  const { id } = await site.paid()
  const delivery = async () => (await site.orders.get(id)).delivery
  expect(await delivery()).toBe('queued')
  const [action] = (await site.orders.get(id)).send_actions
  const one = { id: action?._id ?? '', admin: 'sari', mayRefund: true }
  await site.db.updateTable('send_action').set({ state: 'failed', needs_person: 1 }).execute()
  await site.sendActions.markChecked(one)
  expect(await delivery()).toBe('resolved')
  await site.sendActions.resend(one)
  expect(await delivery()).toBe('queued')
  await site.deliverAll()
  expect(await delivery()).toBe('delivered')
})

onBoth('notes stay with the order, oldest first', async (site, _kind) => {
  const { id } = await site.buy()
  await site.actions.addNote({ id, admin: 'sari', text: 'Asked on Discord' })
  site.clock.pass(1_000)
  await site.actions.addNote({ id, admin: 'budi', text: 'Answered' })
  expect((await site.orders.get(id)).events).toMatchObject([
    { kind: 'note', admin: 'sari', text: 'Asked on Discord' },
    { kind: 'note', admin: 'budi', text: 'Answered' },
  ])
  await expect(site.actions.addNote({ id: 'NONE', admin: 'sari', text: 'x' })).rejects.toMatchObject({
    code: 'transaction_not_found',
  })
})

test('products copy their commands on refund to the order', async () => {
  await using site = await open('sqlite')
  const { id } = await site.buy()
  await site.db.updateTable('product').set({ refund_commands: null }).where('id', '=', PRODUCT_ID).execute()
  expect((await site.orders.get(id)).execute_on_refund).toMatchObject([{ text: 'points take %player% 40' }])
})

onBoth('a corrected name gets what was not delivered, once', async (site, _kind) => {
  const { id } = await site.paid('Stev')
  await Promise.allSettled([site.rename(id, 'be.Steve'), site.rename(id, 'be.Steve')])
  expect(await site.deliverAll()).toEqual(['points give .Steve 40'])
  const order = await site.orders.get(id)
  expect(order).toMatchObject({ username: 'be.Steve', delivery: 'delivered' })
  expect(order.send_actions.map(({ username, state }) => [username, state])).toEqual([
    ['Stev', 'cancelled'],
    ['be.Steve', 'done'],
  ])
  expect(order.events).toMatchObject([{ kind: 'renamed', from: 'Stev', to: 'be.Steve', admin: 'sari' }])
  expect(await site.top()).toEqual([{ name: '.Steve', amount: 50_000 }])
  await expect(site.rename(id, 'Alex')).rejects.toMatchObject({ code: 'already_delivered' })
  expect(await site.deliverAll()).toHaveLength(1)
})

onBoth('commands that ran for the old name are not repeated for the new one', async (site) => {
  await site.addProduct(
    { commands: [{ text: 'points give %player% 40' }, { text: 'say thanks %player%' }] },
    'TWO',
  )
  const reference = await site.order({ username: 'Stev', productId: 'TWO' })
  await site.callback(reference)
  await site.db
    .updateTable('send_action')
    .set({ state: 'failed', needs_person: 1, done_commands: 1 })
    .execute()
  const { transactions } = await site.orders.list({ page: 1 })
  await site.rename(transactions[0]?._id ?? '', 'Steve')
  expect(await site.deliverAll()).toEqual(['say thanks Steve'])
})

onBoth('an unconfirmed delivery moves only when a person saw that it did not arrive', async (site) => {
  const { id } = await site.paid('Stev')
  await site.db.updateTable('send_action').set({ state: 'unknown', needs_person: 1 }).execute()
  await expect(site.rename(id, 'Steve')).rejects.toMatchObject({ code: 'delivery_unconfirmed' })
  expect((await site.orders.get(id)).username).toBe('Stev')
  await site.db.updateTable('send_action').set({ state: 'sending' }).execute()
  await expect(site.rename(id, 'Steve', true)).rejects.toMatchObject({ code: 'delivery_in_progress' })
  await site.db.updateTable('send_action').set({ state: 'unknown' }).execute()
  await site.rename(id, 'Steve', true)
  expect(await site.deliverAll()).toEqual(['points give Steve 40'])
})

onBoth('a payment that comes after the correction is delivered to the new name', async (site) => {
  const { id, reference } = await site.buy('Stev')
  await site.rename(id, 'Steve')
  await site.callback(reference)
  expect(await site.deliverAll()).toEqual(['points give Steve 40'])
  await expect(site.rename(id, 'all')).rejects.toMatchObject({ code: 'username_reserved' })
})

onBoth('a name that is a reserved word when the command is filled is not sent by any press', async (site) => {
  const words: [string, string][] = [
    ['be.all', ''],
    ['be.sole', 'con'],
    ['be.Steve', '-'],
    ['be.brine', 'Hero'],
  ]
  for (const [username, bedrockPrefix] of words) {
    site.servers.save([{ id: 'survival' }])
    const [{ id, reference }, delivered] = [await site.buy(username), await site.paid(username)]
    const sent = await site.deliverAll()
    site.servers.save([{ id: 'survival', bedrockPrefix }])
    await site.callback(reference)
    await site.refund(delivered.id)
    const [held] = await site.sendActions.listOf(id)
    expect(held).toMatchObject({
      state: 'failed',
      needs_person: true,
      last_reply: expect.stringMatching(/^Not sent: .*prefix/),
    })
    await site.sendActions.resend({ id: held?._id ?? '', mayRefund: true, admin: 'sari' })
    await site.sendActions.retryFailed({ admin: 'sari' })
    expect([username, await site.deliverAll()]).toEqual([username, sent])

    // With the right name, or the prefix as it was, it is sent.
    await site.rename(id, 'Steve')
    expect(await site.deliverAll()).toEqual([...sent, 'points give Steve 40'])
    site.servers.save([{ id: 'survival' }])
    const refused = (await site.sendActions.listOf(delivered.id)).at(-1)
    await site.sendActions.resend({ id: refused?._id ?? '', mayRefund: true, admin: 'sari' })
    expect((await site.deliverAll()).at(-1)).toBe(`points take .${username.slice(3)} 40`)
  }
})

onBoth('the use of a coupon counts for the corrected name', async (site) => {
  await addCoupon(site.db, { per_player: 1 })
  await site.callback(await site.order({ username: 'Stev', coupon: 'MERDEKA26' }))
  const { transactions } = await site.orders.list({ page: 1 })
  await site.rename(transactions[0]?._id ?? '', 'Steve')

  const again = site.order({ username: 'steve', coupon: 'MERDEKA26' })
  await expect(again).rejects.toMatchObject({ code: 'coupon_limit_reached' })
})
