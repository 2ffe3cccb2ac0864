// Transactions and send actions: pages, filters, what rows offer, and lists that cannot be fetched.
import { answer, expect, expectPlace, sendAction, test, transaction } from '#tests/support/browser-admin.ts'

const ONE_PAGE = { totalPages: 1, hasMore: false }
const BROKEN = { status: 500, json: { error: 'Something went wrong on our side.', code: 'internal' } }

test('transactions show the columns of the spec, and the address keeps page and filters', async ({
  page,
  visitAdmin,
}) => {
  const asked: string[] = []
  await answer(page, 'transactions', ({ query }) => {
    asked.push(query.toString())
    const transactions = [transaction(), transaction({ _id: 'T2', username: 'be.Putri', status: 'PENDING' })]
    return { json: { transactions, pagination: { totalPages: 3, hasMore: query.get('page') !== '3' } } }
  })
  await visitAdmin('/en/admin/store?tab=transactions')
  await expect(page.locator('thead th')).toHaveText(['Username', 'Amount', 'Status', 'Payment Type', 'Date'])
  const cells = page.locator('tbody tr').first().locator('td')
  await expect(cells).toHaveText(['Rangga_07', 'Rp77.000', 'PAID', 'QRIS', '15 Nov 2026, 19:41 WIB'])
  await expect(page.locator('tbody')).toContainText('.Putri')
  await expect(page.getByText('Page 1 of 3')).toBeVisible()
  await expect(page.getByRole('button', { name: 'Previous' })).toBeDisabled()

  await page.getByRole('button', { name: 'Next' }).click()
  await expectPlace(page, '/en/admin/store?tab=transactions&page=2')
  await expect(page.getByText('Page 2 of 3')).toBeVisible()
  await page.getByRole('button', { name: 'Needs attention' }).click()
  await expectPlace(page, '/en/admin/store?tab=transactions&needs=yes')
  await page.getByLabel('Status', { exact: true }).selectOption('PAID')
  await page.getByLabel('Username or reference').fill('rangga')
  await expectPlace(page, '/en/admin/store?tab=transactions&search=rangga&status=PAID&needs=yes')
  await expect.poll(() => asked.at(-1)).toBe('page=1&search=rangga&status=PAID&needs_person=yes')
})

test('rows show what can be done with them, and the list follows what happens', async ({
  page,
  visitAdmin,
}) => {
  let state: 'queued' | 'done' = 'queued'
  await answer(page, 'send-actions', () => ({
    json: {
      actions: [
        sendAction({ _id: 'A1', username: 'First', state, success: state === 'done' }),
        sendAction({ _id: 'A2', username: 'Second', state: 'unknown', success: false, needs_person: true }),
        sendAction({ _id: 'A3', username: 'Third', state: 'failed', success: false }),
      ],
      pagination: ONE_PAGE,
    },
  }))
  await page.clock.install()
  await visitAdmin('/en/admin/store?tab=actions')
  const row = (name: string) => page.getByRole('row').filter({ hasText: name })
  await expect(row('First')).toContainText('Queued')
  await expect(row('First').getByRole('button')).toHaveCount(0)
  await expect(row('Second').getByRole('button')).toHaveText(['Mark as done', 'Resend'])
  await expect(row('Third').getByRole('button')).toHaveText(['Resend'])
  state = 'done'
  await page.clock.runFor(5_000)
  await expect(row('First')).toContainText('Success')
  await expect(row('First').getByRole('button')).toHaveText(['Resend'])
})

test('every screen whose call fails says so, and tries again', async ({ page, visitAdmin }) => {
  let broken = ''
  await page.route('**/api/admin/**', (route) =>
    new URL(route.request().url()).pathname === broken ? route.fulfill(BROKEN) : route.continue(),
  )
  for (const { path, call, text } of [
    { path: 'store', call: 'products', text: 'Failed to fetch products' },
    { path: 'store?tab=transactions', call: 'transactions', text: 'Failed to fetch transactions' },
    { path: 'store?tab=actions', call: 'send-actions', text: 'Failed to fetch send actions' },
    { path: 'images', call: 'gamemode-images', text: 'Failed to fetch images' },
    { path: 'home', call: 'overview', text: 'Failed to load data' },
    { path: 'audit', call: 'audit-log', text: 'Failed to load data' },
  ]) {
    await test.step(path, async () => {
      broken = `/api/admin/${call}`
      await visitAdmin(`/en/admin/${path}`)
      await expect(page.getByRole('alert')).toContainText(text)
      broken = ''
      await page.getByRole('button', { name: 'Try again' }).click()
      await expect(page.getByRole('alert')).toHaveCount(0)
    })
  }
})
