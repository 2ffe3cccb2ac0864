import { expect } from 'vitest'
import { DEMO_MERCHANT } from '#tests/simulators/tripay-server.ts'
import { TEST_REQUEST } from '#tests/support/gateway-worlds.ts'
import { openTripay } from '#tests/support/shop-gateways.ts'
import { testWith } from '#tests/support/test-with.ts'
import { createTripay } from './tripay.ts'

const NOW = new Date('2026-11-15T03:00:00.250Z')
const REQUEST = { ...TEST_REQUEST, expiresAt: new Date('2026-11-15T04:00:00.250Z') }
const REFERENCE = REQUEST.reference

async function open() {
  const { close, ...tripay } = await openTripay(() => NOW, { isTest: false })
  return { ...tripay, [Symbol.asyncDispose]: close }
}

const inTripay = testWith(open)

inTripay('open sends the fields that Tripay requires', async (tripay) => {
  const opened = await tripay.gateway.open(REQUEST)

  expect(opened).toEqual({
    gatewayReference: expect.stringMatching(/^DEV-T0001/),
    status: 'UNPAID',
    amount: 50_000,
    fee: 0,
    paymentName: 'QRIS by ShopeePay',
    payCode: null,
    billerCode: null,
    qrString: expect.stringContaining('DEMO JANGAN DIBAYAR'),
    qrUrl: expect.stringMatching(/^https:/),
    payUrl: null,
    expiresAt: new Date('2026-11-15T04:00:00.000Z'),
    instructions: expect.arrayContaining([
      { title: expect.stringContaining('QRIS'), steps: expect.arrayContaining(['Konfirmasi dengan PIN.']) },
    ]),
  })
  expect(tripay.find(REFERENCE)).toMatchObject({
    method: 'QRIS',
    price: 50_000,
    customer_name: '.My_Name',
    customer_email: 'My_Name@players.angkasa.test',
    order_items: [{ sku: 'pp40', name: '40 Premium Points', price: 50_000, quantity: 1 }],
    callback_url: 'https://angkasa.test/api/payments/tripay/callback',
    return_url: `https://angkasa.test/store/checkout/${REFERENCE}`,
    expired_time: Date.parse('2026-11-15T04:00:00Z') / 1_000,
  })
})

inTripay('the URL may end with a slash', async (tripay) => {
  const url = tripay.url.slice(0, -1)
  const gateway = createTripay({ ...DEMO_MERCHANT, url, publicUrl: 'http://localhost', callbackUrl: '' })

  expect(await gateway.open(REQUEST)).toMatchObject({ amount: 50_000 })
})

inTripay('fetchStatus tells what Tripay takes of the payment', async (tripay) => {
  const { gatewayReference } = await tripay.gateway.open({ ...REQUEST, method: 'BCAVA' })

  expect(await tripay.gateway.fetchStatus(gatewayReference)).toMatchObject({ gatewayFee: 5_500 })
})

inTripay('of two payments for the same order the paid one is found', async (tripay) => {
  const first = await tripay.gateway.open(REQUEST)
  await tripay.settle(first.gatewayReference, 'PAID')
  await tripay.gateway.open(REQUEST)

  expect(await tripay.gateway.find(REFERENCE)).toMatchObject({
    gatewayReference: first.gatewayReference,
    status: 'PAID',
  })
})
