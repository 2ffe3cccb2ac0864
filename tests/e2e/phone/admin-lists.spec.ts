// Transactions and deliveries in the rows of narrow screens; tables: desktop/admin-lists.spec.ts.
import {
  expect,
  mockAdminApi,
  ONE_PAGE,
  sendAction,
  test,
  transaction,
} from '#tests/support/browser-admin.ts'

test('Resend all failed asks first, and its toast is at the bottom centre for 1.5 seconds', async ({
  page,
  visitAdmin,
}) => {
  await mockAdminApi(page, 'send-actions/retry-failed', { resent: 4, remaining: 0 })
  const failed = sendAction({ state: 'failed', needs_person: true })
  await mockAdminApi(page, 'send-actions', { actions: [failed], ...ONE_PAGE })
  await page.clock.install()
  await visitAdmin('/en/admin/store?tab=actions')
  await page.getByRole('button', { name: 'Resend all failed' }).click()
  // The toast stays while it is measured.
  await page.clock.pauseAt(new Date(Date.now() + 60_000))
  await page.getByRole('dialog').getByRole('button', { name: 'Resend all failed' }).click()
  const toast = page.locator('.toast')
  await expect(toast).toHaveText('4 will be sent again')
  await expect(toast).toBeVisible()
  const box = await toast.boundingBox()
  const size = page.viewportSize()
  if (!box || !size) throw new Error('no toast to measure')
  expect(Math.abs(box.x + box.width / 2 - size.width / 2)).toBeLessThan(12)
  expect(box.y).toBeGreaterThan(size.height * 0.75)
  await page.clock.runFor(1_500)
  await expect(toast).toHaveAttribute('data-leaving')
})

test('the first order begins at 268 px, rows are 60 px high, and one button opens the filters as a sheet', async ({
  page,
  visitAdmin,
}) => {
  const transactions = [transaction({ payment_type: 'BCAVA' }), transaction({ _id: 'T2', delivery: null })]
  await mockAdminApi(page, 'transactions', { transactions, ...ONE_PAGE })
  await visitAdmin('/id/admin/store?tab=transactions')
  const first = page.locator('tbody tr').first()
  await expect(first).toContainText('BCA VA')
  await expect.poll(async () => (await first.boundingBox())?.y).toBeLessThanOrEqual(268)
  const heights = page.locator('tbody tr').evaluateAll((rows) => rows.map((row) => row.clientHeight))
  expect(Math.max(...(await heights))).toBeLessThanOrEqual(60)
  await page.getByRole('button', { name: 'Filter' }).click()
  const sheet = page.locator('.pop-sheet')
  const box = await sheet.boundingBox()
  expect([box?.x, (box?.y ?? 0) + (box?.height ?? 0)]).toEqual([0, page.viewportSize()?.height])
  await sheet.getByRole('button', { name: /^Status/ }).click()
  await sheet.getByRole('button', { name: 'Lunas' }).click()
  await expect(page.getByRole('button', { name: 'Filter · 1' })).toBeVisible()
})
