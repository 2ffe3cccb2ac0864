import { expect, test } from 'vitest'
import { replyNo, replyYes } from '#tests/simulators/scripted-server.ts'
import { gatewayWithReplies } from '#tests/support/tripay-replies.ts'

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

test('fetchStatus refuses the reply about another payment', async () => {
  const gateway = await gatewayWithReplies(replyYes(DATA))

  await expect(gateway.fetchStatus('T0001000000000000007')).rejects.toMatchObject({ kind: 'unavailable' })
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

test('an invalid list is unavailable, not an empty result', async () => {
  for (const rows of [null, {}, 'x', [null], [{ reference: 7 }]]) {
    const gateway = await gatewayWithReplies(replyYes(rows))
    await expect(gateway.find('REF-1')).rejects.toMatchObject({ kind: 'unavailable' })
  }
})

test('a listed payment without detail is unavailable', async () => {
  const gateway = await gatewayWithReplies(replyYes([DATA]), replyNo('Transaction not found'))

  await expect(gateway.find('REF-1')).rejects.toMatchObject({ kind: 'unavailable' })
})

test('find refuses the payment of another order', async () => {
  const gateway = await gatewayWithReplies(replyYes([DATA]), replyYes({ ...DATA, merchant_ref: 'REF-2' }))

  await expect(gateway.find('REF-1')).rejects.toMatchObject({ kind: 'unavailable' })
})
