import { expect, test } from 'vitest'
import { adminOrder, ONE_PAGE } from '#tests/support/admin-replies.ts'
import { renderPage } from '#tests/support/render-page.tsx'

test('statuses are translated into Indonesian, in the filter too', async () => {
  const statuses = ['PENDING', 'PAID', 'EXPIRED', 'FAILED', 'REFUND'] as const
  const labels = ['Menunggu', 'Lunas', 'Kedaluwarsa', 'Gagal', 'Dikembalikan']
  const transactions = statuses.map((status) =>
    adminOrder({ _id: status, status, payment_type: 'FREE', delivery: null }),
  )
  const { get, texts } = await renderPage('/id/admin/store?tab=transactions', {
    api: { 'GET /api/admin/transactions': { transactions, ...ONE_PAGE } },
  })
  expect(texts('tbody .badge')).toEqual(labels)
  const options = [...get('select', 'Status').querySelectorAll('option')]
  expect(options.map(({ textContent }) => textContent)).toEqual(['Status: Semua', ...labels])
  expect(texts('[title=FREE]')).toEqual(labels.map(() => 'Gratis'))
})
