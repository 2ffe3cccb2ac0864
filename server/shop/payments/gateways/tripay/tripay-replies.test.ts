import { expect, test } from 'vitest'
import { replyNo, replyYes } from '#tests/simulators/scripted-server.ts'
import { TEST_REQUEST } from '#tests/support/gateway-worlds.ts'
import { gatewayWithReplies } from '#tests/support/tripay-replies.ts'
import type { PaymentRequest } from '../payment-gateway.ts'

const REQUEST: PaymentRequest = {
  ...TEST_REQUEST,
  reference: 'REF-1',
  method: 'BRIVA',
  expiresAt: new Date('2026-11-16T03:00:00Z'),
}
const EXPIRED_TIME = REQUEST.expiresAt.getTime() / 1_000
const DATA = {
  reference: 'T0001000000000000006',
  merchant_ref: 'REF-1',
  payment_method: 'BRIVA',
  payment_name: 'BRI Virtual Account',
  amount: 50_000,
  fee_customer: 0,
  pay_code: '57585748548596587',
  status: 'UNPAID',
  expired_time: EXPIRED_TIME,
  instructions: [{ title: 'ATM', steps: ['Isi <b>57585748548596587</b>'] }],
}

async function openWith(changes: Record<string, unknown>) {
  return (await gatewayWithReplies(replyYes({ ...DATA, ...changes }))).open(REQUEST)
}

type Row = [name: string, changes: Record<string, unknown>, opened: object]

test.each<Row>([
  ['no QR fields', {}, { qrString: null, qrUrl: null, payCode: '57585748548596587' }],
  ['a number as pay code', { pay_code: 123_456_789_012_345 }, { payCode: '123456789012345' }],
  ['a pay code that is dressed up', { pay_code: '\u202e 123\u0000\n' }, { payCode: '123' }],
  ['an endless pay code', { pay_code: '1'.repeat(5_000) }, { payCode: '1'.repeat(64) }],
  ['an empty pay code', { pay_code: '', qr_string: '000201' }, { payCode: null }],
  ['a QR text', { qr_string: '00020101021226' }, { qrString: '00020101021226' }],
  ...['SANDBOX MODE', '', '0002\u0000', 'x'.repeat(1_001)].map(
    (qr_string): Row => ['no usable QR text', { qr_string }, { qrString: null }],
  ),
  ['a picture', { qr_url: 'https://tripay.co.id/qr/T1' }, { qrUrl: 'https://tripay.co.id/qr/T1' }],
  ...[
    'http://tripay.co.id/qr/T1',
    'javascript:alert(1)',
    'data:image/png;base64,AAAA',
    '//tripay.co.id/qr/T1',
    'https://',
    `https://tripay.co.id/${'x'.repeat(500)}`,
  ].map((qr_url): Row => ['a picture that is not shown', { qr_url }, { qrUrl: null }]),
  ['a name with marks', { payment_name: '<b>BRI</b>\u202e\n VA' }, { paymentName: '<b>BRI</b>  VA' }],
  ['an endless name', { payment_name: 'x'.repeat(5_000) }, { paymentName: 'x'.repeat(100) }],
  ['an empty name', { payment_name: ' \n' }, { paymentName: 'Tripay' }],
  [
    'hostile instructions',
    { instructions: [{ title: 'x', steps: ['<img src=x onerror=alert(1)><b>7</b>'] }] },
    { instructions: [{ title: 'x', steps: ['&lt;img src=x onerror=alert(1)&gt;<b>7</b>'] }] },
  ],
  ...['none', null, undefined].map(
    (instructions): Row => ['no instructions', { instructions }, { instructions: [] }],
  ),
  ...[820, 0, 'many', undefined].map(
    (fee_customer): Row => ['any fee field', { amount: 50_820, fee_customer }, { amount: 50_820, fee: 820 }],
  ),
  ['an unknown status', { status: 'WAITING' }, { status: 'UNPAID' }],
])('opens a payment with %s', async (_, changes, opened) => {
  expect(await openWith(changes)).toMatchObject(opened)
})

test.each([
  ['another reference', { merchant_ref: 'REF-2' }],
  ['no reference', { merchant_ref: null }],
  ['less than the price', { amount: 49_999 }],
  ['an amount in words', { amount: '50000' }],
  ['half a rupiah', { amount: 50_000.5 }],
  ['more than a number holds', { amount: 2 ** 53 }],
  ['a reference with invisible characters', { reference: 'T0001\u200b' }],
  ['an empty reference', { reference: '' }],
  ['a time of zero', { expired_time: 0 }],
  ['a time in milliseconds', { expired_time: EXPIRED_TIME * 1_000 }],
  ['a time in words', { expired_time: String(EXPIRED_TIME) }],
  ['a negative time', { expired_time: -EXPIRED_TIME }],
  ['no status', { status: null }],
  ['nothing to pay with', { pay_code: null }],
  ['a pay code that lost its last digits', { pay_code: 2 ** 60 }],
])('refuses %s', async (_, changes) => {
  await expect(openWith(changes)).rejects.toMatchObject({ name: 'Error', kind: 'unavailable' })
})

test.each([
  ['', 'unavailable'],
  ['Invalid API Key', 'unavailable'],
  ['Invalid signature', 'unavailable'],
  ['Sedang gangguan, coba lagi', 'unavailable'],
  ['Payment channel is under maintenance', 'unavailable'],
  ['Merchant ref already exists', 'unavailable'],
  [null, 'unavailable'],
  [['x'], 'unavailable'],
  ['Payment method is not exists!', 'refused'],
  ['Invalid customer email', 'refused'],
  ['Minimum amount is 10000', 'refused'],
  ['Maximum amount is 5000000', 'refused'],
  ['Invalid expired time', 'refused'],
])('the refusal %j is %s', async (message, kind) => {
  for (const status of [200, 400, 422]) {
    const gateway = await gatewayWithReplies(replyNo(message, status))
    await expect(gateway.open(REQUEST)).rejects.toMatchObject({ kind })
  }
})

test.each([500, 502, 503, 429, 301, 307, 401, 403])('status %d is never a final refusal', async (status) => {
  const gateway = await gatewayWithReplies(replyNo('Invalid customer email', status))

  await expect(gateway.open(REQUEST)).rejects.toMatchObject({ kind: 'unavailable' })
  await expect(gateway.fetchStatus('T1')).rejects.toMatchObject({ kind: 'unavailable' })
})

test('a successful envelope counts with any status', async () => {
  const gateway = await gatewayWithReplies(replyYes(DATA, 400))

  expect(await gateway.open(REQUEST)).toMatchObject({ amount: 50_000 })
})

test.each([
  '',
  'null',
  '[]',
  '7',
  '{}',
  '{"success":"true"}',
  '{"success":1}',
  '{"success":true}',
  '<html>',
  '{"a',
])('refuses a reply without a valid envelope: %s', async (text) => {
  const gateway = await gatewayWithReplies({ text })

  await expect(gateway.open(REQUEST)).rejects.toMatchObject({ kind: 'unavailable' })
  await expect(gateway.fetchStatus('T1')).rejects.toMatchObject({ kind: 'unavailable' })
  await expect(gateway.find('REF-1')).rejects.toMatchObject({ kind: 'unavailable' })
})

test.each([
  ['https://wallet.example/pay?id=1', 'https://wallet.example/pay?id=1'],
  ['HTTPS://wallet.example/pay', 'https://wallet.example/pay'],
  ['http://wallet.example/pay', null],
  ['javascript:alert(1)', null],
  ['//wallet.example/pay', null],
  [`https://wallet.example/${'x'.repeat(2_000)}`, null],
  [7, null],
])('the address of a wallet %j', async (pay_url, payUrl) => {
  expect(await openWith({ pay_url })).toMatchObject({ payUrl })
  // A payment that can be made nowhere is not opened.
  const opened = openWith({ pay_url, pay_code: null })
  if (payUrl) expect(await opened).toMatchObject({ payUrl, payCode: null })
  else await expect(opened).rejects.toThrow('neither a code nor a QR')
})

const CHANNEL = {
  code: 'OVO',
  name: 'OVO',
  group: 'E-Wallet',
  active: true,
  fee_merchant: { flat: 0, percent: '3.00' },
  fee_customer: { flat: 0, percent: 0 },
}

test('channels beyond the methods of the site are read; those of hostile form or content are left out', async () => {
  const gateway = await gatewayWithReplies(
    replyYes([
      { ...CHANNEL, code: 'QRIS' },
      { ...CHANNEL, name: '  <b>OVO</b>\u202e ' },
      { ...CHANNEL, code: 'LAWSON', name: '', group: 'Convenience Store', minimum_amount: 5_000 },
      { ...CHANNEL, code: 'FREE' },
      { ...CHANNEL, code: '<script>' },
      { ...CHANNEL, code: 'ODD', fee_merchant: 'much' },
    ]),
  )
  const { channels } = await gateway.listChannels()

  expect(channels.map(({ method, name, group }) => [method, name, group])).toEqual([
    ['QRIS', undefined, undefined],
    ['OVO', '<b>OVO</b>', 'eWallet'],
    ['LAWSON', 'LAWSON', 'convenienceStore'],
  ])
  expect(channels[2]).toMatchObject({ minRupiah: 5_000, maxRupiah: 2_500_000 })
})
