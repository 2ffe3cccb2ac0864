import { expect, test } from 'vitest'
import { replyNo, replyYes, type ScriptedReply } from '#tests/simulators/scripted-server.ts'
import { DEMO_MERCHANT } from '#tests/simulators/tripay-server.ts'
import { TEST_REQUEST } from '#tests/support/gateway-worlds.ts'
import { openTripay } from '#tests/support/shop-gateways.ts'
import { testWith } from '#tests/support/test-with.ts'
import { gatewayWithReplies } from '#tests/support/tripay-replies.ts'
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

const DATA = {
  reference: 'T0001000000000000006',
  merchant_ref: 'REF-1',
  payment_name: 'BRI Virtual Account',
  amount: 50_000,
  pay_code: '57585748548596587',
  status: 'UNPAID',
  expired_time: 1_763_175_600,
}

test.each([
  ['1763175600', new Date(1_763_175_600_000)],
  [1_763_175_600, new Date(1_763_175_600_000)],
  [null, null],
  [undefined, null],
  ['yesterday', null],
  [0, null],
  [1_763_175_600_000, null],
])('paid at %j', async (paid_at, paidAt) => {
  const gateway = await gatewayWithReplies(
    replyYes({ ...DATA, status: 'PAID', paid_at, expired_time: 'soon' }),
  )

  expect(await gateway.fetchStatus(DATA.reference)).toMatchObject({ status: 'PAID', paidAt })
})

test('fetchStatus passes on an unknown status and any whole amount', async () => {
  const gateway = await gatewayWithReplies(replyYes({ ...DATA, status: 'PARTIAL\u0000', amount: -1 }))

  expect(await gateway.fetchStatus(DATA.reference)).toMatchObject({
    status: { unknown: 'PARTIAL' },
    amount: -1,
  })
})

test.each([
  ['Transaction not found', 404],
  ['Transaksi tidak ditemukan', 200],
  ['Invalid reference', 400],
])('Tripay knows no such payment: %s', async (message, status) => {
  expect(await (await gatewayWithReplies(replyNo(message, status))).fetchStatus('T1')).toBeNull()
})

test.each(['', 'Merchant not found', 'Invalid API Key', 'Page not found'])(
  'that is no proof that there is none: %j',
  async (message) => {
    const gateway = await gatewayWithReplies(replyNo(message, 404))
    await expect(gateway.fetchStatus('T1')).rejects.toMatchObject({ kind: 'unavailable' })
    await expect(gateway.find('REF-1')).rejects.toMatchObject({ kind: 'unavailable' })
  },
)

test('only a row with exactly our reference is ours', async () => {
  const rows = [
    { ...DATA, merchant_ref: 'REF-10' },
    { ...DATA, merchant_ref: null },
  ]

  expect(await (await gatewayWithReplies(replyYes(rows))).find('REF-1')).toBeNull()
  expect(await (await gatewayWithReplies(replyYes([]))).find('REF-1')).toBeNull()
})

type Unavailable = [name: string, ask: 'fetchStatus' | 'find', ...replies: ScriptedReply[]]

test.each<Unavailable>([
  ['the reply about another payment', 'fetchStatus', replyYes(DATA)],
  ...[null, {}, 'x', [null], [{ reference: 7 }]].map(
    (rows): Unavailable => ['an invalid list', 'find', replyYes(rows)],
  ),
  ['a listed payment without detail', 'find', replyYes([DATA]), replyNo('Transaction not found')],
  ['the payment of another order', 'find', replyYes([DATA]), replyYes({ ...DATA, merchant_ref: 'REF-2' })],
])('%s is unavailable, not an empty result', async (_, ask, ...replies) => {
  const gateway = await gatewayWithReplies(...replies)
  await expect(gateway[ask]('REF-1')).rejects.toMatchObject({ kind: 'unavailable' })
})
