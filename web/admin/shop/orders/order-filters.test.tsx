import { expect, test } from 'vitest'
import { adminOrder, ONE_PAGE } from '#tests/support/admin-replies.ts'
import { renderPage } from '#tests/support/render-page.tsx'

const CHOICES = {
  products: [],
  servers: [],
  methods: [{ id: 'PERMATAVA', name: 'Permata Virtual Account' }],
  gateways: [
    { id: 'tripay', name: 'Tripay' },
    { id: 'midtrans', name: 'Midtrans' },
  ],
}

test.each([
  [
    'a channel that only the account at the gateway has',
    'Permata Virtual Account',
    /^Payment/,
    'method=PERMATAVA',
  ],
  ['their gateway where several are in use', 'Midtrans', /^Gateway/, 'gateway=midtrans'],
])('orders are filtered by %s: %s', async (_, choice, filter, query) => {
  const order = adminOrder({ payment_type: 'PERMATAVA', payment_name: 'Permata Virtual Account' })
  const { calls, click, texts } = await renderPage('/en/admin/store?tab=transactions', {
    api: {
      'GET /api/admin/transactions': { transactions: [order], ...ONE_PAGE },
      'GET /api/admin/transactions/choices': CHOICES,
    },
  })
  expect(texts('[title="PERMATAVA"]')).toContain('Permata VA')
  await click('button', 'Filter')
  await click('.pop button', filter)
  await click('.pop-sheet button', choice)

  expect(calls.findLast((call) => call.includes('transactions?'))).toContain(query)
})
