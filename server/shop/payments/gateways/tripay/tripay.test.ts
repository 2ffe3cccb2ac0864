import { expect, test } from 'vitest'
import { DEMO_MERCHANT, startTripayServer } from '#simulators/tripay-server.ts'
import { TEST_REQUEST } from '#tests/support/gateway-worlds.ts'
import type { PaymentRequest } from '../payment-gateway.ts'
import { createTripay, type TripaySettings } from './tripay.ts'

const NOW = new Date('2026-11-15T03:00:00.250Z')
const REQUEST = { ...TEST_REQUEST, expiresAt: new Date('2026-11-15T04:00:00.250Z') }
const REFERENCE = REQUEST.reference
const A_DAY_LATER = new Date('2026-11-16T03:00:00.250Z')

async function openTripay(changes: Partial<TripaySettings> = {}) {
  const clock = { now: NOW }
  const { close, ...tripay } = await startTripayServer({ now: () => clock.now })
  tripay.setCallbacks(false)
  const gateway = createTripay({
    ...DEMO_MERCHANT,
    url: tripay.url,
    publicUrl: 'https://angkasa.test',
    callbackUrl: 'https://angkasa.test/api/payments/tripay/callback',
    ...changes,
  })
  return { ...tripay, clock, gateway, [Symbol.asyncDispose]: close }
}

test('open sends the fields that Tripay requires', async () => {
  await using tripay = await openTripay()
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

test('the URL may end with a slash', async () => {
  await using tripay = await openTripay()
  const url = tripay.url.slice(0, -1)
  const gateway = createTripay({
    ...DEMO_MERCHANT,
    url,
    publicUrl: 'http://localhost',
    callbackUrl: '',
  })

  expect(await gateway.open(REQUEST)).toMatchObject({ amount: 50_000 })
})

test.each<[string, Partial<PaymentRequest>]>([
  ['Minimum amount', { price: 999 }],
  ['Maximum amount', { price: 5_000_001 }],
  ['Invalid expired time', { expiresAt: A_DAY_LATER }],
  ['Payment method is not exists!', { method: 'GOPAY' as 'QRIS' }],
])('a refusal of the request is final: %s', async (message, changes) => {
  await using tripay = await openTripay()
  const opening = tripay.gateway.open({ ...REQUEST, ...changes })

  await expect(opening).rejects.toMatchObject({ kind: 'refused', message: expect.stringContaining(message) })
})

test.each<[string, Partial<TripaySettings>]>([
  ['Invalid API Key', { apiKey: 'other' }],
  ['Invalid signature', { privateKey: 'other' }],
  ['Invalid signature', { merchantCode: 'T0002' }],
])('a refusal of our configuration is not final: %s', async (message, settings) => {
  await using tripay = await openTripay(settings)
  const opening = tripay.gateway.open(REQUEST)

  await expect(opening).rejects.toMatchObject({
    kind: 'unavailable',
    message: expect.stringContaining(message),
  })
})

test('fetchStatus returns the status of a payment', async () => {
  await using tripay = await openTripay()
  const { gatewayReference } = await tripay.gateway.open({
    ...REQUEST,
    method: 'BCAVA',
    expiresAt: A_DAY_LATER,
  })
  const notification = {
    reference: REFERENCE,
    gatewayReference,
    amount: 55_500,
    gatewayFee: 5_500,
    isClosedPayment: true,
  }

  expect(await tripay.gateway.fetchStatus(gatewayReference)).toEqual({
    ...notification,
    status: 'UNPAID',
    paidAt: null,
  })
  await tripay.settle(REFERENCE, 'PAID')
  expect(await tripay.gateway.fetchStatus(gatewayReference)).toEqual({
    ...notification,
    status: 'PAID',
    paidAt: new Date('2026-11-15T03:00:00.000Z'),
  })
  await tripay.settle(REFERENCE, 'REFUND')
  expect(await tripay.gateway.fetchStatus(gatewayReference)).toMatchObject({ status: 'REFUND' })
})

test('of two payments for the same order the paid one is found', async () => {
  await using tripay = await openTripay()
  const first = await tripay.gateway.open(REQUEST)
  await tripay.settle(first.gatewayReference, 'PAID')
  await tripay.gateway.open(REQUEST)

  expect(await tripay.gateway.find(REFERENCE)).toMatchObject({
    gatewayReference: first.gatewayReference,
    status: 'PAID',
  })
})
