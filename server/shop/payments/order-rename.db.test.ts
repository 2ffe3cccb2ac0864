// Corrected names: what was delivered stays, the rest moves once.
import { expect } from 'vitest'
import { addCoupon } from '#tests/support/coupons.ts'
import { onBothWith } from '#tests/support/databases.ts'
import { openOrderDesk as open } from '#tests/support/order-desk.ts'

const onBoth = onBothWith(open)

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

onBoth('the use of a coupon counts for the corrected name', async (site) => {
  await addCoupon(site.db, { per_player: 1 })
  await site.callback(await site.order({ username: 'Stev', coupon: 'MERDEKA26' }))
  const { transactions } = await site.orders.list({ page: 1 })
  await site.rename(transactions[0]?._id ?? '', 'Steve')

  const again = site.order({ username: 'steve', coupon: 'MERDEKA26' })
  await expect(again).rejects.toMatchObject({ code: 'coupon_limit_reached' })
})
