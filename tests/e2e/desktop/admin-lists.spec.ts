// Transactions and send actions: pages, filters and lines.
import {
  expect,
  expectLocation,
  type Locator,
  mockAdminApi,
  sendAction,
  test,
  transaction,
} from '#tests/support/browser-admin.ts'

const ONE_PAGE = { totalPages: 1, hasMore: false, next: null, previous: null }

/** The number of text lines of each element. */
function linesOf(elements: Locator): Promise<number[]> {
  return elements.evaluateAll((all) =>
    all.map((element) => {
      const range = document.createRange()
      range.selectNodeContents(element)
      return new Set([...range.getClientRects()].map(({ top }) => Math.round(top))).size
    }),
  )
}

test('transactions show their columns, and the address holds page, cursor and filters', async ({
  page,
  visitAdmin,
}) => {
  const queries: string[] = []
  await mockAdminApi(page, 'transactions', ({ query }) => {
    queries.push(query.toString())
    const transactions = [
      transaction(),
      transaction({ _id: 'T2', username: 'be.Putri', status: 'PENDING', payment_type: 'MANDIRIVA' }),
    ]
    const number = Number(query.get('page'))
    const cursors = { next: `next-of-${number}`, previous: `previous-of-${number}` }
    return { json: { transactions, pagination: { totalPages: 3, hasMore: number !== 3, ...cursors } } }
  })
  await visitAdmin('/en/admin/store?tab=transactions')
  const head = ['Username', 'Product', 'Amount', 'Status', 'Delivery', 'Payment Type', 'Date']
  await expect(page.locator('thead th')).toHaveText(head)
  const cells = page.locator('tbody tr').first().locator('td')
  const shown = ['Rangga_07', '80 Premium Points', 'Rp77.000', 'Paid', 'Delivered', 'QRIS', '15 Nov 19:41']
  await expect(cells).toHaveText(shown)
  await expect(cells.last()).toHaveAttribute('title', '15 Nov 2026, 19:41 WIB')
  await expect(cells.nth(2)).toHaveCSS('text-align', 'right')
  await expect(page.locator('tbody')).toContainText('.Putri')
  await expect(page.getByTitle('MANDIRIVA')).toHaveText('Mandiri VA')
  await expect(page.getByText('Page 1 of 3')).toBeVisible()
  await expect(page.getByRole('button', { name: 'Previous' })).toBeDisabled()

  await page.getByRole('button', { name: 'Next' }).click()
  await expectLocation(page, '/en/admin/store?tab=transactions&page=2&cursor=next-of-1')
  await expect(page.getByText('Page 2 of 3')).toBeVisible()
  await expect.poll(() => queries.at(-1)).toContain('page=2&cursor=next-of-1')
  await page.getByRole('button', { name: 'Next' }).click()
  await expect(page.getByText('Page 3 of 3')).toBeVisible()
  await page.getByRole('button', { name: 'Previous' }).click()
  await expectLocation(page, '/en/admin/store?tab=transactions&page=2&cursor=previous-of-3')
  await page.getByRole('button', { name: 'Needs attention' }).click()
  await expectLocation(page, '/en/admin/store?tab=transactions&needs=yes')
  await page.getByLabel('Status', { exact: true }).selectOption('PAID')
  await page.getByLabel('Player, reference, payment code, amount').fill('rangga')
  await expectLocation(page, '/en/admin/store?tab=transactions&search=rangga&status=PAID&needs=yes')
  await expect.poll(() => queries.at(-1)).toBe('search=rangga&status=PAID&needs_person=yes&page=1')
  await page.getByLabel('Method', { exact: true }).selectOption('BCAVA')
  await page.getByLabel('Date', { exact: true }).selectOption('range')
  await page.getByLabel('From', { exact: true }).fill('2026-11-01')
  await expect
    .poll(() => queries.at(-1))
    .toBe('search=rangga&status=PAID&needs_person=yes&from=2026-11-01&method=BCAVA&page=1')
})

test('a row that is chosen while typing opens its order', async ({ page, visitAdmin }) => {
  await mockAdminApi(page, 'transactions', () => ({
    json: { transactions: [transaction()], pagination: ONE_PAGE },
  }))
  await visitAdmin('/en/admin/store?tab=transactions')
  await page.route('**/en/admin/store/transactions/*', async (route) => {
    // Longer than the pause of typing after which the list searches.
    await new Promise((resolve) => setTimeout(resolve, 800))
    await route.continue()
  })
  await page.getByRole('searchbox').fill('Rangga')
  await page.locator('tbody .row-link').first().click()
  await expect(page).toHaveURL(/\/en\/admin\/store\/transactions\/\w+$/)
})

test('at 1280 px dates and actions fit on one line, and commands expand below the first', async ({
  page,
  visitAdmin,
}) => {
  const action = ['points give Rangga_07 80', 'say thanks', 'title Rangga_07'].map((text) => ({ text }))
  const states = ['done', 'unknown', 'failed'] as const
  const actions = states.map((state) => sendAction({ _id: state, state, action, needs_person: true }))
  await mockAdminApi(page, 'send-actions', () => ({ json: { actions, pagination: ONE_PAGE } }))
  for (const language of ['en', 'id']) {
    await visitAdmin(`/${language}/admin/store?tab=actions`)
    await expect.poll(() => linesOf(page.locator('td.date'))).toEqual([1, 1, 1])
  }
  await visitAdmin('/en/admin/store?tab=actions')
  const first = page.locator('tbody tr').first()
  await expect(first.locator('summary')).toHaveText('points give Rangga_07 80+2')
  await expect(first.getByText('title Rangga_07')).toBeHidden()
  await first.locator('summary').press('Enter')
  await expect(first.getByText('title Rangga_07')).toBeVisible()
})
