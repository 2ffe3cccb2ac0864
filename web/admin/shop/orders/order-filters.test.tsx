import { expect, test } from 'vitest'
import { adminOrder, ONE_PAGE } from '#tests/support/admin-replies.ts'
import { renderPage } from '#tests/support/render-page.tsx'

test('orders are filtered by their gateway where several are in use', async () => {
  const gateways = [
    { id: 'tripay', name: 'Tripay' },
    { id: 'midtrans', name: 'Midtrans' },
  ]
  const { calls, click } = await renderPage('/en/admin/store?tab=transactions', {
    api: {
      'GET /api/admin/transactions': { transactions: [adminOrder()], ...ONE_PAGE },
      'GET /api/admin/transactions/choices': { products: [], servers: [], gateways },
    },
  })
  await click('button', 'Filter')
  await click('.pop button', /^Gateway/)
  await click('.pop-sheet button', 'Midtrans')

  expect(calls.findLast((call) => call.includes('transactions?'))).toContain('gateway=midtrans')
})
