// A refused method is told once, tested again by the site itself, and forgotten when the gateway takes it.
import { expect, test } from 'vitest'
import { demoSettings } from '#content/settings/index.ts'
import { GATEWAY_IDS, GATEWAY_NAMES } from '#contract/settings/gateways.ts'
import { METHOD_TERMS, PAYMENT_METHODS } from '#contract/settings/payment-methods.ts'
import { DATABASES } from '#tests/support/databases.ts'
import { MIDTRANS_CHANNEL } from '#tests/support/refusing-gateways.ts'
import { inShop, inSqlite, openShop, type Shop } from '#tests/support/shop.ts'
import { createPaymentTroubles, outageOf } from './payment-troubles.service.ts'

const MINUTE_MS = 60_000
/** How often the job runs. */
const JOB_MS = 5 * MINUTE_MS

const troublesOf = ({ checkoutFailures, channels }: Shop, settings = demoSettings) =>
  createPaymentTroubles({ checkoutFailures, channels, shownSettings: () => settings, isOpen: true })()

const refusals = ({ told }: Shop) => told.filter(({ type }) => type === 'payment_method.refused')
const creates = ({ tripay }: Shop) => tripay.requests.filter((request) => request.includes('create')).length

const EACH = GATEWAY_IDS.flatMap((id) => PAYMENT_METHODS.map((method) => [id, method] as const))

test.each(EACH)('%s, %s: a refusal is told once, and a checkout that works ends it', async (id, method) => {
  await using shop = await openShop('sqlite', { gateways: [id] })
  const setAccepted = (isAccepted: boolean) => {
    shop.tripay.changeChannel(method, isAccepted ? null : { active: false })
    shop.midtrans.setActive(MIDTRANS_CHANNEL[method], isAccepted)
  }
  const refused = { code: 'method_not_available' }
  setAccepted(false)
  await expect(shop.order({ paymentMethod: method })).rejects.toMatchObject(refused)
  shop.clock.pass(31 * MINUTE_MS)
  await expect(shop.order({ paymentMethod: method })).rejects.toMatchObject(refused)

  const gateway = GATEWAY_NAMES[id]
  const { label } = METHOD_TERMS[method]
  expect(refusals(shop)).toMatchObject([
    { data: { gateway, method: label, found: { reason: 'method_refused', values: { names: label } } } },
  ])
  expect(troublesOf(shop)).toMatchObject([{ gateway, reason: 'method_refused', values: { names: label } }])
  expect(outageOf(troublesOf(shop))?.why).toContain(gateway)

  setAccepted(true)
  shop.clock.pass(31 * MINUTE_MS)
  await shop.order({ paymentMethod: method })
  expect(troublesOf(shop)).toEqual([])
})

inShop('the site tests a refused method before buyers are offered it again', async (shop) => {
  const { tripay, channels, channelUpdates, clock } = shop
  await channelUpdates.refresh()
  tripay.changeChannel('BRIVA', { active: false })
  await shop.order({ paymentMethod: 'BRIVA' }).catch(() => {})
  for (let passed = 0; passed < 2 * 60 * MINUTE_MS; passed += JOB_MS) {
    clock.pass(JOB_MS)
    await channelUpdates.refresh()
    expect(channels.methods()).not.toContain('BRIVA')
  }
  expect(refusals(shop)).toHaveLength(1)
  expect(creates(shop)).toBeLessThan(8)

  tripay.changeChannel('BRIVA', null)
  clock.pass(60 * MINUTE_MS)
  await channelUpdates.refresh()
  expect(channels.methods()).toContain('BRIVA')
  expect(troublesOf(shop)).toEqual([])
  expect(await shop.db.selectFrom('orders').select('id').execute()).toHaveLength(1)
})

test.each(DATABASES)('%s: of two processes one tests', async (kind) => {
  await using shop = await openShop(kind)
  await using other = await openShop(kind, { database: shop.database })
  shop.tripay.changeChannel('BRIVA', { active: false })
  await shop.order({ paymentMethod: 'BRIVA' }).catch(() => {})
  shop.clock.pass(30 * MINUTE_MS)
  other.clock.pass(30 * MINUTE_MS)
  const before = creates(shop) + creates(other)
  await Promise.all([shop.channelUpdates.refresh(), other.channelUpdates.refresh()])
  expect(creates(shop) + creates(other) - before).toBe(1)
})

inSqlite('a test that the gateway does not answer says nothing about the method', async (shop) => {
  shop.tripay.changeChannel('BRIVA', { active: false })
  await shop.order({ paymentMethod: 'BRIVA' }).catch(() => {})
  shop.tripay.changeChannel('BRIVA', null)
  shop.tripay.setFault('error-500', 'transaction/create')
  await shop.channelUpdates.askNow('admin')
  expect(troublesOf(shop)).toMatchObject([{ values: { words: 'Payment channel is not active' } }])
  shop.tripay.setFault(null)
  shop.clock.pass(JOB_MS)
  await shop.channelUpdates.refresh()
  expect(troublesOf(shop)).toEqual([])
})

inSqlite('a method with another fee than listed stays off until the fee is the listed one', async (shop) => {
  await shop.channelUpdates.refresh()
  shop.tripay.changeChannel('BCAVA', { fee: { flat: 6_500, percent: 0 } })
  shop.tripay.setFault('html', 'merchant/payment-channel')
  await shop.order({ paymentMethod: 'BCAVA', total: 55_500 }).catch(() => {})
  await shop.channelUpdates.askNow('admin')
  expect(troublesOf(shop)).toMatchObject([{ reason: 'method_fee', values: { names: 'BCA Virtual Account' } }])
  shop.tripay.setFault(null)
  await shop.channelUpdates.askNow('admin')
  expect(troublesOf(shop)).toEqual([])
})

inSqlite('a method that the owner does not offer troubles nobody', async (shop) => {
  shop.tripay.changeChannel('BRIVA', { active: false })
  await shop.order({ paymentMethod: 'BRIVA' }).catch(() => {})
  const { payments } = demoSettings
  const methods = payments.methods.map((entry) => ({ ...entry, enabled: entry.method !== 'BRIVA' }))
  expect(troublesOf(shop, { ...demoSettings, payments: { ...payments, methods } })).toEqual([])
})

inSqlite('a store in which nothing can be paid is a trouble, unless its page is off', async (shop) => {
  const { payments, pages } = demoSettings
  const methods = payments.methods.map((entry) => ({ ...entry, enabled: false }))
  const off = { ...demoSettings, payments: { ...payments, methods } }
  await using closed = await openShop('sqlite', { settings: off })
  expect(troublesOf(closed, off)).toMatchObject([{ reason: 'methods_off', since: null }])
  expect(troublesOf(closed, { ...off, pages: { ...pages, store: false } })).toEqual([])

  for (const method of PAYMENT_METHODS) shop.tripay.changeChannel(method, { active: false })
  await shop.channelUpdates.refresh()
  const [trouble] = troublesOf(shop)
  expect(trouble).toMatchObject({ gateway: 'Tripay', reason: 'channels_inactive' })
  expect(shop.channels.offer(50_000)).toEqual({ payment_methods: [], no_methods: 'off' })
})

inSqlite('the buyer reads why nothing can be paid', async (shop) => {
  expect(shop.channels.offer(0)).toEqual({ payment_methods: [] })
  expect(shop.channels.offer(500)).toEqual({ payment_methods: [], no_methods: 'price' })
  expect(shop.channels.offer(50_000)).not.toHaveProperty('no_methods')
  for (const paymentMethod of PAYMENT_METHODS) {
    shop.tripay.changeChannel(paymentMethod, { active: false })
    await shop.order({ paymentMethod, username: `Steve_${paymentMethod}` }).catch(() => {})
  }
  expect(shop.channels.offer(50_000)).toEqual({ payment_methods: [], no_methods: 'paused' })
  expect(shop.channels.offer(500)).toEqual({ payment_methods: [], no_methods: 'price' })
})
