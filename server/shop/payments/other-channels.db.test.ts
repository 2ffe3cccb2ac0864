// Channels that only the account at the gateway has: off until the owner offers them, then sold like every other method.
import { expect, test } from 'vitest'
import { demoSettings } from '#content/settings/index.ts'
import type { PaymentMethod } from '#contract/settings/payment-methods.ts'
import { DATABASES, type DatabaseKind } from '#tests/support/databases.ts'
import { openShop } from '#tests/support/shop.ts'

const HOUR_MS = 3_600_000

type Options = Parameters<typeof openShop>[1]

/** A shop that offers these channels after the eight methods. */
async function shopWith(
  others: readonly PaymentMethod[],
  kind: DatabaseKind = 'sqlite',
  options: Options = {},
) {
  const added = others.map((method) => ({ method, enabled: true, barcode: false, gateways: [] }))
  const methods = [...demoSettings.payments.methods, ...added]
  const settings = { payments: { ...demoSettings.payments, methods } }
  const shop = await openShop(kind, { ...options, settings })
  await shop.channelUpdates.refresh()
  return shop
}

test('a channel of the account is listed, and neither offered nor taken until the owner switches it on', async () => {
  await using shop = await shopWith([])
  const { channels } = shop.list.report()

  expect(channels.slice(8).map(({ method, name, group, state }) => [method, name, group, state])).toEqual([
    ['BSIVA', 'BSI Virtual Account', 'virtualAccount', 'active'],
    ['OVO', 'OVO', 'eWallet', 'active'],
    ['PERMATAVA', 'Permata Virtual Account', 'virtualAccount', 'active'],
    ['SHOPEEPAY', 'ShopeePay', 'eWallet', 'active'],
  ])
  expect(shop.channels.payable(50_000)).toHaveLength(8)
  await expect(shop.order({ paymentMethod: 'OVO' })).rejects.toMatchObject({ code: 'method_not_available' })
})

test('its fee, limits and name are those of the gateway', async () => {
  await using shop = await shopWith(['OVO'])
  shop.tripay.changeChannel('OVO', { paidBy: 'customer', minAmount: 20_000, maxAmount: 60_000 })
  await shop.channelUpdates.askNow('admin')
  const offered = (price: number) => shop.channels.payable(price).find(({ method }) => method === 'OVO')

  expect([offered(19_999), offered(60_001)]).toEqual([undefined, undefined])
  expect(offered(50_000)).toMatchObject({ name: 'OVO', group: 'eWallet', fee: 1_500, total: 51_500 })
  const reference = await shop.order({ paymentMethod: 'OVO', total: 51_500 })
  expect(await shop.payments.find(reference)).toMatchObject({ amount: 51_500, fee: 1_500 })
  expect([shop.channels.labelOf('OVO'), shop.channels.others()]).toEqual([
    'OVO',
    [{ id: 'OVO', name: 'OVO' }],
  ])
})

test.each(DATABASES)(
  '%s: a virtual account of another bank is paid by its code and delivered once',
  async (kind) => {
    await using shop = await shopWith(['PERMATAVA', 'BSIVA'], kind)
    // BSI refuses a payment that is open for more than three hours.
    await shop.order({ paymentMethod: 'BSIVA' })
    const reference = await shop.order({ paymentMethod: 'PERMATAVA' })

    expect(await shop.payments.find(reference)).toMatchObject({
      payment_method: 'PERMATAVA',
      payment_name: 'Permata Virtual Account',
      pay_code: expect.stringMatching(/^\d{16}$/),
      instructions: [{ title: 'Permata Virtual Account' }],
    })
    expect(await Promise.all([shop.callback(reference), shop.callback(reference)])).toEqual([
      'stored',
      'stored',
    ])
    expect(await shop.callback(reference)).toBe('stored')
    expect(await shop.deliverAll()).toEqual(['points give Steve 40'])
  },
)

test.each(DATABASES)(
  '%s: a wallet is paid at the address of the gateway, expires, and a late payment counts once',
  async (kind) => {
    await using shop = await shopWith(['SHOPEEPAY'], kind)
    const reference = await shop.order({ paymentMethod: 'SHOPEEPAY' })
    const { pay_url } = shop.tripay.find(reference) ?? {}

    expect(pay_url).toMatch(/^https:/)
    expect(await shop.payments.find(reference)).toMatchObject({ pay_url, pay_code: null, qr_string: null })
    shop.clock.pass(2 * HOUR_MS)
    await shop.callback(reference, { status: 'EXPIRED' })
    expect(await shop.payments.find(reference)).toMatchObject({ status: 'EXPIRED' })
    await Promise.all([
      shop.callback(reference, { status: 'PAID' }),
      shop.callback(reference, { status: 'PAID' }),
    ])
    expect(await shop.deliverAll()).toEqual(['points give Steve 40'])
  },
)

test('a gateway that does not list the channel never gets an order with it', async () => {
  await using shop = await shopWith(['OVO'], 'sqlite', { gateways: ['midtrans'] })
  const isOffered = () => shop.channels.payable(50_000).some(({ method }) => method === 'OVO')
  expect(isOffered()).toBe(false)
  await expect(shop.order({ paymentMethod: 'OVO' })).rejects.toMatchObject({ code: 'method_not_available' })

  // Before a gateway has listed anything, only the methods of every site are offered.
  await shop.db.deleteFrom('payment_channels').execute()
  await shop.channels.reload()
  expect(isOffered()).toBe(false)
})
