// Which services record which event, in the transaction that causes it.
import { expect, test } from 'vitest'
import { onBoth, onBothWith } from '#tests/support/databases.ts'
import { openOrderDesk } from '#tests/support/order-desk.ts'
import { inShop, inSqlite, openShop } from '#tests/support/shop.ts'
import { ADMIN, openAdminArea } from '#tests/support/signed-in.ts'

inShop('a paid order and a refund are told once each', async (shop) => {
  const reference = await shop.order()
  for (let count = 0; count < 3; count += 1) await shop.callback(reference, { status: 'PAID' })
  expect(shop.told).toMatchObject([
    { type: 'order.paid', data: { reference, player: 'Steve', product: '40 Premium Points' } },
  ])
  for (let count = 0; count < 2; count += 1) await shop.callback(reference, { status: 'REFUND' })
  expect(shop.told.map(({ type }) => type)).toEqual(['order.paid', 'order.refunded'])
})

inSqlite('a payment that does not match is told once', async (shop) => {
  const reference = await shop.order()
  for (let count = 0; count < 3; count += 1) {
    await shop.callback(reference, { status: 'PAID', total_amount: 1 })
  }
  expect(shop.told).toMatchObject([{ type: 'payment.flagged', data: { flag: 'amount_mismatch' } }])
})

test.each([
  ['unknown-command', 'delivery.failed'],
  ['closes-after-command', 'delivery.unknown'],
] as const)('a delivery with the fault %s is told as %s', async (fault, type) => {
  await using shop = await openShop()
  const reference = await shop.order()
  await shop.callback(reference, { status: 'PAID' })
  shop.game.setFault(fault)
  await shop.deliverAll()
  expect(shop.told.at(-1)).toMatchObject({ type, data: { reference, server: 'Survival', player: 'Steve' } })
})

const atDesk = onBothWith(openOrderDesk)

atDesk('what was delivered and is sent once more is told, a failed delivery is not', async (desk) => {
  const failed = await desk.paid('Alex')
  desk.game.setFault('unknown-command')
  await desk.deliverAll()
  const [refused] = await desk.sendActions.listOf(failed.id)
  await desk.sendActions.resend({ id: refused?._id ?? '', admin: 'rina', mayRefund: true })
  desk.game.setFault(null)
  const { id } = await desk.paid()
  await desk.deliverAll()
  expect(desk.told.map(({ type }) => type)).toEqual(['order.paid', 'delivery.failed', 'order.paid'])
  desk.told.length = 0
  const [first] = await desk.sendActions.listOf(id)
  const again = { id: first?._id ?? '', admin: 'rina', mayRefund: true, reason: 'asked for it', key: 'k' }
  for (let count = 0; count < 2; count += 1) await desk.sendActions.resend(again)
  expect(desk.told).toMatchObject([
    {
      type: 'delivery.repeated',
      data: { id, player: 'Steve', server: 'Survival', admin: 'rina', reason: 'asked for it' },
    },
  ])
})

inSqlite('a delivery that was interrupted is told as unconfirmed', async (shop) => {
  const reference = await shop.order()
  await shop.callback(reference, { status: 'PAID' })
  await shop.db
    .updateTable('send_action')
    .set({ state: 'sending', lease: 'x', leased_until: '2026-01-01' })
    .execute()
  await shop.delivery.takeOver()
  expect(shop.told.at(-1)).toMatchObject({ type: 'delivery.unknown', data: { reference } })
})

onBoth('a login from a new network is told; the first one and one that fails are not', async (database) => {
  const { signIn: login, told, clock } = await openAdminArea(database.db)
  const signIn = async (address: string) => {
    await login(ADMIN, address)
    clock.pass(2_000)
  }
  await signIn('192.0.2.7')
  await signIn('192.0.2.7')
  await expect(login({ ...ADMIN, password: 'wrong' }, '203.0.113.9')).rejects.toThrow()
  clock.pass(2_000)
  expect(told).toEqual([])
  await signIn('198.51.100.9')
  await signIn('2001:db8:1:2::3')
  await signIn('198.51.100.9')
  expect(told).toEqual([
    { type: 'staff.new_network', data: { admin: 'ayu', network: '198.51.100.x' } },
    { type: 'staff.new_network', data: { admin: 'ayu', network: '2001:db8:1::' } },
  ])
})
