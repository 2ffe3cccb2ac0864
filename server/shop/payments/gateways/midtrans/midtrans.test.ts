import { expect, onTestFinished, test } from 'vitest'
import { listenHttp } from '#simulators/http.ts'
import { DEMO_MIDTRANS } from '#tests/simulators/midtrans-server.ts'
import { type ScriptedReply, startScriptedServer } from '#tests/simulators/scripted-server.ts'
import { TEST_REQUEST } from '#tests/support/gateway-worlds.ts'
import { openMidtrans } from '#tests/support/shop-gateways.ts'
import { testWith } from '#tests/support/test-with.ts'
import type { PaymentRequest } from '../payment-gateway.ts'
import { createMidtrans } from './midtrans.ts'
import { toCharge } from './midtrans-charge.ts'

const NOW = new Date('2026-11-15T15:00:00.000Z')
const REFERENCE = TEST_REQUEST.reference
const REQUEST: PaymentRequest = {
  ...TEST_REQUEST,
  method: 'BCAVA',
  productName: 'Forty | points, with a name that is much longer than fifty characters',
  expiresAt: new Date('2026-11-15T16:00:00.000Z'),
}
const SITE = { publicUrl: 'https://angkasa.test', callbackUrl: 'https://angkasa.test/callback' }

async function open() {
  const clock = { now: NOW }
  const { close, ...midtrans } = await openMidtrans(() => clock.now, { isTest: false })
  return { ...midtrans, clock, [Symbol.asyncDispose]: close }
}

const inMidtrans = testWith(open)

/** A Midtrans that sends these replies in order. */
async function openScripted(...bodies: object[]) {
  const replies = bodies.map((body): ScriptedReply => ({ text: JSON.stringify(body) }))
  const { close, url } = await startScriptedServer(replies)
  const access = { url, merchantCode: DEMO_MIDTRANS.merchantId, serverKey: DEMO_MIDTRANS.serverKey }
  const gateway = createMidtrans({ ...access, ...SITE, now: () => NOW })
  return { gateway, [Symbol.asyncDispose]: close }
}

const TRANSACTION = {
  status_code: '200',
  status_message: 'Success',
  transaction_id: '9aed5972-5b6a-401e-894b-a32c91ed1a3a',
  order_id: REFERENCE,
  gross_amount: '55500.00',
  payment_type: 'bank_transfer',
  transaction_status: 'settlement',
  settlement_time: '2026-11-15 21:59:00',
  fraud_status: 'accept',
}

test('a fee is an item of the charge, and the expiry is counted from the time of Jakarta', async () => {
  await using midtrans = await open()
  const opened = await midtrans.gateway.open(REQUEST)

  expect(opened).toMatchObject({ amount: 55_500, fee: 5_500, expiresAt: REQUEST.expiresAt })
  expect(midtrans.find(REFERENCE)).toMatchObject({
    method: 'bca',
    amount: 55_500,
    callback_url: 'https://angkasa.test/api/payments/midtrans/callback',
    expired_time: REQUEST.expiresAt.getTime() / 1_000,
  })
})

test('the server key is the name of Basic authentication, without a password', async () => {
  const sent: (string | undefined)[] = []
  const { origin: url, close } = await listenHttp(({ headers }, response) => {
    sent.push(headers.authorization)
    response.end('{"status_code":"404","status_message":""}')
  })
  onTestFinished(close)
  const access = { url, merchantCode: '', serverKey: DEMO_MIDTRANS.serverKey }
  await createMidtrans({ ...access, ...SITE, now: () => NOW }).fetchStatus('x')

  expect(sent).toEqual(['Basic U0ItTWlkLXNlcnZlci1FWEFNUExFS0VZMDAwMDAwMDAwMDAwOg=='])
})

test.each(['', 'x'])('the name of the item is never cut inside a character: %j', (start) => {
  const productName = `${start}${'😀'.repeat(45)}`
  const { item_details } = toCharge({ ...REQUEST, productName }, { publicUrl: SITE.publicUrl, now: NOW })

  expect(item_details.every(({ name }) => name.isWellFormed() && [...name].length <= 50)).toBe(true)
})

inMidtrans('Mandiri has a company code beside the code to pay with', async (midtrans) => {
  const opened = await midtrans.gateway.open({ ...REQUEST, method: 'MANDIRIVA' })

  expect(opened).toMatchObject({ payCode: expect.stringMatching(/^\d+$/), billerCode: '70012' })
  expect(await midtrans.gateway.find(REFERENCE)).toMatchObject({ billerCode: '70012' })
})

inMidtrans('Alfamidi is paid with a code of Alfamart', async (midtrans) => {
  await midtrans.gateway.open({ ...REQUEST, method: 'ALFAMIDI' })

  expect(midtrans.find(REFERENCE)?.method).toBe('alfamart')
})

inMidtrans('a channel that is not activated is refused as a method', async (midtrans) => {
  midtrans.setActive('bca', false)

  const words = "Merchant doesn't have access for this payment type"
  const refusal = { kind: 'refused', about: 'method', words }
  await expect(midtrans.gateway.open(REQUEST)).rejects.toMatchObject(refusal)
})

inMidtrans('an order that is open already is not final: it is looked for', async (midtrans) => {
  await midtrans.gateway.open(REQUEST)
  midtrans.clock.now = new Date(NOW.getTime() + 6 * 60_000)

  await expect(midtrans.gateway.open(REQUEST)).rejects.toMatchObject({ kind: 'unavailable' })
  expect(midtrans.transactions()).toHaveLength(1)
})

test('a repeated charge opens no second payment, whatever became of the first reply', async () => {
  await using midtrans = await open()
  const first = await midtrans.gateway.open({ ...REQUEST, method: 'QRIS' })

  expect(await midtrans.gateway.open({ ...REQUEST, method: 'QRIS' })).toEqual(first)
  expect(await midtrans.gateway.find(REFERENCE)).toMatchObject({ qrString: first.qrString })
  expect(midtrans.transactions()).toHaveLength(1)
})

test('after the five minutes of a repeated charge a QR payment is found with the picture of its code', async () => {
  await using midtrans = await open()
  const { gatewayReference } = await midtrans.gateway.open({ ...REQUEST, method: 'QRIS' })
  midtrans.clock.now = new Date(NOW.getTime() + 6 * 60_000)

  const qrUrl = expect.stringMatching(/^data:image\/png;base64,/)
  expect(await midtrans.gateway.find(REFERENCE)).toMatchObject({ gatewayReference, qrString: null, qrUrl })
  expect(midtrans.transactions()).toHaveLength(1)
})

inMidtrans('an open payment can be cancelled, a paid one cannot', async (midtrans) => {
  const { gatewayReference } = await midtrans.gateway.open(REQUEST)
  await midtrans.gateway.cancel?.(gatewayReference)
  expect(await midtrans.gateway.fetchStatus(gatewayReference)).toMatchObject({ status: 'FAILED' })

  const other = await midtrans.gateway.open({ ...REQUEST, reference: `${REFERENCE.slice(0, -1)}X` })
  await midtrans.settle(other.gatewayReference, 'PAID')
  await expect(midtrans.gateway.cancel?.(other.gatewayReference)).rejects.toMatchObject({
    kind: 'unavailable',
  })
})

test.each<[string, object, unknown]>([
  ['settlement', {}, 'PAID'],
  ['settlement without a word on fraud', { fraud_status: undefined }, 'PAID'],
  ['capture', { transaction_status: 'capture' }, 'PAID'],
  ['pending', { transaction_status: 'pending', status_code: '201' }, 'UNPAID'],
  ['expire', { transaction_status: 'expire', status_code: '407' }, 'EXPIRED'],
  ['deny', { transaction_status: 'deny', status_code: '202' }, 'FAILED'],
  ['cancel', { transaction_status: 'cancel' }, 'FAILED'],
  ['failure', { transaction_status: 'failure', status_code: '202' }, 'FAILED'],
  ['refund', { transaction_status: 'refund' }, 'REFUND'],
  ['partial_refund', { transaction_status: 'partial_refund' }, 'PAID'],
  ['chargeback', { transaction_status: 'chargeback' }, 'PAID'],
  ['partial_chargeback', { transaction_status: 'partial_chargeback' }, 'PAID'],
  ['settlement with doubt', { fraud_status: 'challenge' }, { unknown: 'settlement 200 challenge' }],
  ['settlement with fraud', { fraud_status: 'deny' }, { unknown: 'settlement 200 deny' }],
  ['settlement with another code', { status_code: '201' }, { unknown: 'settlement 201 accept' }],
  ['an unknown word', { transaction_status: 'authorize' }, { unknown: 'authorize 200 accept' }],
  ['the name of a property', { transaction_status: 'constructor' }, { unknown: 'constructor 200 accept' }],
])('%s', async (_name, change, status) => {
  await using scripted = await openScripted({ ...TRANSACTION, ...change })

  expect(await scripted.gateway.fetchStatus(TRANSACTION.transaction_id)).toMatchObject({
    status,
    amount: 55_500,
    paidAt: new Date('2026-11-15T14:59:00Z'),
  })
})

test.each(['55500', '55500.5', '55500.50', '-1.00', '5e4.00', 55_500, null])(
  'an amount of %j is not read',
  async (gross_amount) => {
    await using scripted = await openScripted({ ...TRANSACTION, gross_amount })

    await expect(scripted.gateway.fetchStatus(TRANSACTION.transaction_id)).rejects.toThrow(/invalid payment/)
  },
)

test('another payment than requested is not believed', async () => {
  await using scripted = await openScripted(TRANSACTION)

  await expect(scripted.gateway.fetchStatus('another')).rejects.toThrow(/another payment/)
  await expect(scripted.gateway.find('another')).rejects.toThrow(/another payment/)
})

test('Indomaret counts as paid two minutes after the settlement, because the chain can reverse it', async () => {
  await using midtrans = await open()
  const { gatewayReference } = await midtrans.gateway.open({ ...REQUEST, method: 'INDOMARET' })
  await midtrans.settle(REFERENCE, 'PAID')
  const look = () => midtrans.gateway.fetchStatus(gatewayReference)
  const settlesAt = new Date(NOW.getTime() + 120_000)

  midtrans.clock.now = new Date(settlesAt.getTime() - 1)
  expect(await look()).toMatchObject({ status: 'UNPAID', paidAt: null, settlesAt })
  midtrans.clock.now = settlesAt
  expect(await look()).toMatchObject({ status: 'PAID', paidAt: NOW })
  await midtrans.settle(REFERENCE, 'FAILED')
  expect(await look()).toMatchObject({ status: 'FAILED' })
})

test('a payment of Indomaret without the time of its settlement is left to a person', async () => {
  const store = { payment_type: 'cstore', store: 'indomaret', settlement_time: undefined }
  await using scripted = await openScripted({ ...TRANSACTION, ...store })

  expect(await scripted.gateway.fetchStatus(TRANSACTION.transaction_id)).toMatchObject({
    status: { unknown: 'settlement without a time' },
  })
})

/** The second one is documented without a sum. */
test.each<[string, object, unknown]>([
  [
    'partial_refund',
    { refund_amount: '12000.00', refunds: [{ refund_amount: '5000.00' }, { refund_amount: '7000.00' }] },
    { flag: 'partly_refunded', amount: 12_000 },
  ],
  ['partial_refund', { refunds: [{ refund_amount: '5000.00' }] }, { flag: 'partly_refunded', amount: 5_000 }],
  ['partial_refund', {}, { flag: 'partly_refunded', amount: null }],
  ['partial_refund', { refund_amount: 'much', refunds: 'none' }, { flag: 'partly_refunded', amount: null }],
  ['chargeback', {}, { flag: 'charged_back', amount: null }],
  ['partial_chargeback', { refund_amount: '5000.00' }, { flag: 'charged_back', amount: 5_000 }],
  ['settlement', { refund_amount: '5000.00' }, undefined],
])('%s %j: what was returned', async (transaction_status, fields, returned) => {
  await using scripted = await openScripted({ ...TRANSACTION, transaction_status, ...fields })

  const found = await scripted.gateway.fetchStatus(TRANSACTION.transaction_id)
  expect(found?.returned).toEqual(returned)
})
