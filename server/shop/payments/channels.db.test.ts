import { expect, test } from 'vitest'
import { demoSettings } from '#content/settings/index.ts'
import { PAYMENT_METHODS, type PaymentMethod } from '#contract/settings/payment-methods.ts'
import type { ListProblem } from '#contract/shop/payment-channels.schema.ts'
import { CHANNELS } from '#simulators/tripay-channels.ts'
import type { GatewayFault } from '#tests/simulators/gateway-faults.ts'
import { inShop, inSqlite, openShop, type Shop } from '#tests/support/shop.ts'
import { openPaymentChannels } from './payment-channels.service.ts'

const HOUR_MS = 3_600_000
const methodsOf = (shop: Shop, price = 50_000) => shop.channels.payable(price).map(({ method }) => method)
const without = (...left: PaymentMethod[]) => PAYMENT_METHODS.filter((method) => !left.includes(method))

inShop('fees, limits and states come from the gateway', async (shop) => {
  const { tripay, channels, list, channelUpdates } = shop
  tripay.changeChannel('BRIVA', { fee: { flat: 1_000, percent: 1.5 }, paidBy: 'customer' })
  tripay.changeChannel('BNIVA', { active: false })
  tripay.changeChannel('MANDIRIVA', { minAmount: 60_000 })
  tripay.changeChannel('ALFAMIDI', { listed: false })
  expect(methodsOf(shop)).toEqual([...PAYMENT_METHODS])
  await channelUpdates.refresh()

  expect(methodsOf(shop)).toEqual(without('BNIVA', 'MANDIRIVA', 'ALFAMIDI'))
  expect(methodsOf(shop, 60_000)).toEqual(without('BNIVA', 'ALFAMIDI'))
  expect(channels.payable(50_000).find(({ method }) => method === 'BRIVA')).toEqual({
    method: 'BRIVA',
    fee: 1_750,
    cashier_fee: 0,
    total: 51_750,
  })
  const states = list.report().channels.map(({ method, state }) => [method, state])
  expect(Object.fromEntries(states)).toMatchObject({
    BRIVA: 'active',
    BNIVA: 'inactive',
    ALFAMIDI: 'not_listed',
  })
})

test('the order and the switches of the owner apply to what the gateway lists', async () => {
  const methods = PAYMENT_METHODS.toReversed().map((method) => ({
    method,
    enabled: method !== 'BCAVA',
    barcode: false,
    gateways: [],
  }))
  const settings = { payments: { ...demoSettings.payments, methods } }
  await using shop = await openShop('sqlite', { settings })
  shop.tripay.changeChannel('QRIS', { active: false })
  await shop.channelUpdates.refresh()

  expect(methodsOf(shop)).toEqual(without('BCAVA', 'QRIS').toReversed())
  settings.payments = {
    ...settings.payments,
    limits: { ...demoSettings.payments.limits, max_rupiah: 40_000 },
  }
  expect(methodsOf(shop)).toEqual([])
  expect(methodsOf(shop, 0)).toEqual([])
})

const FAULTS: [GatewayFault, ListProblem][] = [
  ['hang', 'unreachable'],
  ['error-500', 'unreachable'],
  ['reset', 'unreachable'],
  ['html', 'invalid'],
  ['truncated', 'unreachable'],
  ['wrong-types', 'invalid'],
]

test.each(FAULTS)('%s: the last good list stays in use', async (fault, problem) => {
  await using shop = await openShop('sqlite', { gatewayTimeoutMs: fault === 'hang' ? 2_000 : undefined })
  const { tripay, list, channelUpdates, clock } = shop
  tripay.changeChannel('QRIS', { active: false })
  await channelUpdates.refresh()
  const askedAt = list.report().asked_at
  tripay.changeChannel('QRIS', null)
  tripay.setFault(fault, 'merchant/payment-channel')
  clock.pass(HOUR_MS)
  await channelUpdates.refresh()

  expect(methodsOf(shop)).toEqual(without('QRIS'))
  expect(list.report()).toMatchObject({ asked_at: askedAt, problem: { code: problem } })
  tripay.setFault(null)
  await channelUpdates.refresh()
  expect(methodsOf(shop)).toEqual([...PAYMENT_METHODS])
  expect(list.report()).toMatchObject({ problem: null })
})

inSqlite('an empty list counts as a failure', async (shop) => {
  for (const { code } of CHANNELS) shop.tripay.changeChannel(code, { listed: false })
  await shop.channelUpdates.refresh()

  expect(methodsOf(shop)).toEqual([...PAYMENT_METHODS])
  expect(shop.list.report()).toMatchObject({ asked_at: null, problem: { code: 'empty' } })
})

inSqlite('the gateway is asked at the start and hourly, and more often while it fails', async (shop) => {
  const { tripay, channelUpdates, clock } = shop
  const asked = () => tripay.requests.filter((request) => request.includes('payment-channel')).length
  await channelUpdates.refresh()
  await channelUpdates.refresh()
  expect(asked()).toBe(1)
  clock.pass(HOUR_MS)
  tripay.setFault('error-500')
  await channelUpdates.refresh()
  await channelUpdates.refresh()
  expect(asked()).toBe(3)
})

inShop('a restart and another process use the stored list', async (shop) => {
  const { tripay, channelUpdates, db, clock } = shop
  const open = (source: string) =>
    openPaymentChannels({ db, clock, source, simulated: false, savedSettings: () => demoSettings })
  const other = await open('test tripay')
  tripay.changeChannel('QRIS', { active: false })
  await channelUpdates.refresh()
  await other.reload()

  expect(other.methods()).toEqual(without('QRIS'))
  expect((await open('test tripay')).methods()).toEqual(without('QRIS'))
  // Another merchant, or the simulator, must not decide about real payments.
  expect((await open('another merchant')).methods()).toEqual([...PAYMENT_METHODS])
})

inShop('a refused method is taken off for 30 minutes and the owner is told', async (shop) => {
  const { tripay, clock, list, told } = shop
  await shop.channelUpdates.refresh()
  tripay.changeChannel('BRIVA', { active: false })
  const refused = { code: 'method_not_available' }
  await expect(shop.order({ paymentMethod: 'BRIVA' })).rejects.toMatchObject(refused)

  const words = 'Payment channel is not active'
  expect(told).toEqual([
    {
      type: 'payment_method.refused',
      data: {
        gateway: 'Tripay',
        method: 'BRI Virtual Account',
        reason: words,
        found: {
          reason: 'method_refused',
          values: { gateway: 'Tripay', names: 'BRI Virtual Account', words },
        },
      },
    },
  ])
  expect(methodsOf(shop)).toEqual(without('BRIVA'))
  expect(list.report().channels.find(({ method }) => method === 'BRIVA')?.resting).toMatchObject({
    reason: 'refused',
    detail: expect.stringContaining('not active'),
  })
  await expect(shop.order({ paymentMethod: 'BRIVA' })).rejects.toMatchObject(refused)
  expect(tripay.requests.filter((request) => request.includes('create'))).toHaveLength(1)
  await shop.order({ paymentMethod: 'QRIS' })
  const statuses = await shop.db.selectFrom('orders').select(['method', 'status']).orderBy('number').execute()
  expect(statuses).toEqual([
    { method: 'BRIVA', status: 'FAILED' },
    { method: 'QRIS', status: 'UNPAID' },
  ])
  clock.pass(31 * 60_000)
  expect(methodsOf(shop)).toEqual([...PAYMENT_METHODS])
})

inSqlite('the owner can offer a method again before the time is over', async (shop) => {
  shop.tripay.changeChannel('BRIVA', { active: false })
  await shop.order({ paymentMethod: 'BRIVA' }).catch(() => {})
  shop.tripay.changeChannel('BRIVA', null)

  expect(methodsOf(shop)).toEqual(without('BRIVA'))
  await shop.channelUpdates.askNow('admin')
  expect(methodsOf(shop)).toEqual([...PAYMENT_METHODS])
})

inShop('nobody pays a higher fee than the form has shown', async (shop) => {
  await shop.channelUpdates.refresh()
  shop.tripay.changeChannel('BCAVA', { fee: { flat: 6_500, percent: 0 } })
  const order = { paymentMethod: 'BCAVA', total: 55_500 } as const
  await expect(shop.order(order)).rejects.toMatchObject({ code: 'amount_changed' })

  // The list was asked again, so the form shows the new fee and the next order fits.
  expect(shop.told).toEqual([])
  await expect(shop.order(order)).rejects.toMatchObject({ code: 'amount_changed' })
  const reference = await shop.order({ paymentMethod: 'BCAVA', total: 56_500 })
  expect(await shop.payments.find(reference)).toMatchObject({ amount: 56_500, fee: 6_500 })
  const statuses = await shop.db.selectFrom('orders').select('status').orderBy('number').execute()
  expect(statuses.map(({ status }) => status)).toEqual(['FAILED', 'UNPAID'])
})

inSqlite('a payment that ended because of its fee is flagged and delivered when it is paid', async (shop) => {
  shop.tripay.changeChannel('BCAVA', { fee: { flat: 6_500, percent: 0 } })
  await shop.order({ paymentMethod: 'BCAVA', total: 55_500 }).catch(() => {})
  const reference = shop.tripay.transactions()[0]?.merchant_ref ?? ''

  expect(await shop.callback(reference)).toBe('stored')
  expect(await shop.payments.find(reference)).toMatchObject({ status: 'PAID', amount: 56_500 })
  expect(await shop.flags(reference)).toEqual(['paid_after_failure'])
  expect(await shop.deliverAll()).toHaveLength(1)
})

inSqlite('a method whose list does not say the truth is taken off', async (shop) => {
  await shop.channelUpdates.refresh()
  shop.tripay.changeChannel('BCAVA', { fee: { flat: 6_500, percent: 0 } })
  shop.tripay.setFault('html', 'merchant/payment-channel')
  await shop.order({ paymentMethod: 'BCAVA', total: 55_500 }).catch(() => {})

  expect(shop.told).toMatchObject([
    { type: 'payment_method.refused', data: { reason: 'Rp6500 instead of Rp5500 for Rp50000' } },
  ])
  expect(methodsOf(shop)).toEqual(without('BCAVA'))
})

inSqlite('a lower fee than shown is accepted', async (shop) => {
  shop.tripay.changeChannel('BCAVA', { fee: { flat: 4_000, percent: 0 } })
  const reference = await shop.order({ paymentMethod: 'BCAVA', total: 55_500 })

  expect(await shop.payments.find(reference)).toMatchObject({ amount: 54_000, fee: 4_000 })
})

test('only shops have a barcode, where the owner switched it on or payments are simulated', async () => {
  const methods = PAYMENT_METHODS.map((method) => ({ method, enabled: true, barcode: true, gateways: [] }))
  const settings = { payments: { ...demoSettings.payments, methods } }
  const shown = (shop: Shop) => PAYMENT_METHODS.filter(shop.channels.hasBarcode)
  await using on = await openShop('sqlite', { settings })
  await using off = await openShop()

  expect(shown(on)).toEqual(['ALFAMART', 'INDOMARET', 'ALFAMIDI'])
  expect(shown(off)).toEqual([])
  expect(on.channels.hasBarcode('FREE')).toBe(false)
})
