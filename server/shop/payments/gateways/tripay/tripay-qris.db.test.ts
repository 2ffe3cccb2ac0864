// One QRIS of the site for the several that an account at Tripay may have.
import { expect, test } from 'vitest'
import { TEST_NOW, TEST_REQUEST } from '#tests/support/gateway-worlds.ts'
import { openShop } from '#tests/support/shop.ts'
import { openTripay } from '#tests/support/shop-gateways.ts'
import { testWith } from '#tests/support/test-with.ts'

const inTripay = testWith(async () => {
  const { close, ...tripay } = await openTripay(() => TEST_NOW, { isTest: false })
  return { ...tripay, [Symbol.asyncDispose]: close }
})

type State = 'active' | 'inactive' | 'missing'

test.each<[State, State, State, { code?: string; active: boolean } | undefined]>([
  ['active', 'active', 'active', { active: true }],
  ['inactive', 'active', 'active', { code: 'QRIS2', active: true }],
  ['missing', 'active', 'missing', { code: 'QRIS2', active: true }],
  ['missing', 'missing', 'active', { code: 'QRISC', active: true }],
  ['missing', 'inactive', 'active', { code: 'QRISC', active: true }],
  ['inactive', 'inactive', 'missing', { active: false }],
  ['missing', 'inactive', 'missing', { code: 'QRIS2', active: false }],
  ['missing', 'missing', 'missing', undefined],
])('QRIS %s, QRIS2 %s, QRISC %s', async (first, second, third, expected) => {
  const { close, ...tripay } = await openTripay(() => TEST_NOW, { isTest: false })
  await using _ = { [Symbol.asyncDispose]: close }
  for (const [code, state] of Object.entries({ QRIS: first, QRIS2: second, QRISC: third }))
    tripay.changeChannel(code, { listed: state !== 'missing', active: state === 'active' })
  const { channels } = await tripay.gateway.listChannels()
  const found = channels.filter(({ method }) => method.startsWith('QRIS'))
  expect(found).toEqual(expected ? [expect.objectContaining({ method: 'QRIS', ...expected })] : [])
  expect(found[0] && 'code' in found[0]).toBe(expected && 'code' in expected)
})

test('an order with QRIS is opened with the code that is active, and tested with it', async () => {
  await using shop = await openShop()
  shop.tripay.changeChannel('QRIS', { listed: false })
  shop.tripay.changeChannel('QRIS2', {})
  await shop.channelUpdates.refresh()
  const reference = await shop.order({ paymentMethod: 'QRIS' })
  expect(shop.tripay.find(reference)?.method).toBe('QRIS2')
  expect(await shop.payments.find(reference)).toMatchObject({ payment_method: 'QRIS', payment_name: 'QRIS' })

  shop.tripay.changeChannel('QRIS2', { active: false })
  await shop.order({ paymentMethod: 'QRIS', username: 'Alex' }).catch(() => {})
  shop.tripay.changeChannel('QRIS2', { active: true })
  await shop.channelUpdates.askNow('admin')
  expect(shop.tripay.transactions().at(-1)).toMatchObject({ method: 'QRIS2' })
  expect(shop.channels.methods()).toContain('QRIS')
})

inTripay('a telephone number is sent as every known client sends one', async ({ gateway, find }) => {
  await gateway.open(TEST_REQUEST)
  expect(find(TEST_REQUEST.reference)).toMatchObject({
    customer_phone: expect.stringMatching(/^08\d{8,11}$/),
    customer_email: expect.stringMatching(/^[^@\s]+@[a-z.]+$/),
  })
})
