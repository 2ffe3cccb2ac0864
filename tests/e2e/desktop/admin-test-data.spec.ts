// Test orders in the admin area: hidden, shown or alone, and deleted after a preview. The strip of the demo.
import { expect, expectLocation, mockAdminApi, test, transaction } from '#tests/support/browser-admin.ts'
import { violations } from '#tests/support/browser-axe.ts'

const ONE_PAGE = { totalPages: 1, hasMore: false, next: null, previous: null }

test('test orders are asked for, counted and deleted', async ({ page, visitAdmin }) => {
  let orders = 2
  const deletions: string[] = []
  await mockAdminApi(page, 'transactions', ({ query }) => {
    const test = query.get('test') ?? 'hidden'
    const tests = [transaction({ _id: 'T2', username: 'Tester', is_test: true })].slice(0, orders)
    const real = [transaction()]
    const transactions = test === 'only' ? tests : test === 'shown' ? [...tests, ...real] : real
    return { json: { transactions, pagination: ONE_PAGE, test } }
  })
  await mockAdminApi(page, 'test-data', ({ method }) => {
    if (method === 'DELETE') {
      deletions.push(method)
      orders = 0
      return { json: { orders: 2, deliveries: 3, attempts: 4, left: 0 } }
    }
    return { json: { orders, paid: 77_000, deliveries: 3, attempts: 4, donators: 1, is_demo: false } }
  })

  await visitAdmin('/en/admin/store?tab=transactions')
  const filter = page.getByRole('button', { name: 'Filter' })
  await filter.click()
  await page.getByRole('button', { name: 'Test orders hidden' }).click()
  await expect(page.locator('tbody')).toContainText('Rangga_07')
  await expect(page.locator('tbody')).not.toContainText('Tester')
  await expect(page.getByRole('button', { name: 'Delete test data' })).toHaveCount(0)

  await page.getByRole('button', { name: 'only these' }).click()
  await expectLocation(page, '/en/admin/store?tab=transactions&test=only')
  await expect(page.locator('tbody tr')).toHaveCount(1)
  await expect(page.locator('tbody')).toContainText('Tester')
  await expect(page.locator('tbody .mark', { hasText: 'Test' })).toBeVisible()
  await expect(page.getByText('Test orders: 2, left out of every total.')).toBeVisible()
  expect(await violations(page)).toEqual([])

  await page.getByRole('button', { name: 'Delete test data' }).click()
  const dialog = page.getByRole('dialog', { name: 'Delete test data?' })
  await expect(dialog.locator('dd')).toHaveText(['2', 'Rp77.000', '3', '4', '1'])
  expect(deletions).toEqual([])
  await dialog.getByRole('button', { name: 'Delete test data' }).click()
  await expect(page.getByText('Test data deleted: 2 orders')).toBeVisible()
  await expect(dialog).toHaveCount(0)
  await expect(page.getByRole('button', { name: 'Delete test data' })).toHaveCount(0)
  await expect(page.locator('tbody tr')).toHaveCount(0)
  expect(deletions).toEqual(['DELETE'])
})

test('the strip of the demo leads to Go live, in both languages, without a shift', async ({
  page,
  visitAdmin,
}) => {
  for (const [language, words] of [
    ['en', /^Visitors see demo data · Finish( · \d+ of \d+ parts are ready)?$/],
    ['id', /^Pengunjung melihat data demo · Selesaikan( · \d+ dari \d+ bagian sudah siap)?$/],
  ]) {
    await visitAdmin(`/${language}/admin/home`)
    await expect(page.locator('.demo-strip')).toHaveText(words ?? '')
  }
  // The server renders it: it is there before any script has run.
  const html = await (await page.request.get('/en/admin/home')).text()
  expect(html).toContain('class="demo-strip"')
})
