import { expect, test } from 'vitest'
import { adminOrder, ONE_PAGE } from '#tests/support/admin-replies.ts'
import { renderPage } from '#tests/support/render-page.tsx'

test('orders are filtered by a channel that only the account at the gateway has', async () => {
  const methods = [{ id: 'PERMATAVA', name: 'Permata Virtual Account' }]
  const order = adminOrder({ payment_type: 'PERMATAVA', payment_name: 'Permata Virtual Account' })
  const { calls, click, texts } = await renderPage('/en/admin/store?tab=transactions', {
    api: {
      'GET /api/admin/transactions': { transactions: [order], ...ONE_PAGE },
      'GET /api/admin/transactions/choices': { products: [], methods, servers: [], gateways: [] },
    },
  })
  expect(texts('[title="PERMATAVA"]')).toContain('Permata VA')
  await click('button', 'Filter')
  await click('.pop button', /^Payment/)
  await click('.pop-sheet button', 'Permata Virtual Account')

  expect(calls.findLast((call) => call.includes('transactions?'))).toContain('method=PERMATAVA')
})

test('orders are filtered by their gateway where several are in use', async () => {
  const gateways = [
    { id: 'tripay', name: 'Tripay' },
    { id: 'midtrans', name: 'Midtrans' },
  ]
  const { calls, click } = await renderPage('/en/admin/store?tab=transactions', {
    api: {
      'GET /api/admin/transactions': { transactions: [adminOrder()], ...ONE_PAGE },
      'GET /api/admin/transactions/choices': { products: [], methods: [], servers: [], gateways },
    },
  })
  await click('button', 'Filter')
  await click('.pop button', /^Gateway/)
  await click('.pop-sheet button', 'Midtrans')

  expect(calls.findLast((call) => call.includes('transactions?'))).toContain('gateway=midtrans')
})
