// Transactions and send actions: measures of rows and the detail pane. What needs no layout: orders-list.test.tsx, action-list.test.tsx.
import {
  expect,
  expectLocation,
  mockAdminApi,
  ONE_PAGE,
  sendAction,
  test,
  transaction,
} from '#tests/support/browser-admin.ts'

const THREE = ['First', 'Second', 'Third'].map((username, place) =>
  transaction({ _id: `T${place}`, username }),
)

test('a row that is chosen while typing opens its order', async ({ page, visitAdmin }) => {
  await mockAdminApi(page, 'transactions', { transactions: [transaction()], ...ONE_PAGE })
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

test('at 1280 px rows are 40 px high with nothing cut in the head, and the first order is at 260 px', async ({
  page,
  visitAdmin,
}) => {
  const action = ['points give Rangga_07 80', 'say thanks', 'title Rangga_07'].map((text) => ({ text }))
  const states = ['done', 'failed', 'unknown', 'cancelled'] as const
  const actions = states.map((state) => sendAction({ _id: state, state, action }))
  const deliveries = ['delivered', 'waiting', 'partly_taken_back', 'resolved'] as const
  const transactions = deliveries.map((delivery) =>
    transaction({ _id: delivery, delivery, username: 'be.Budi_Santoso_HP1', payment_type: 'MANDIRIVA' }),
  )
  await mockAdminApi(page, 'send-actions', { actions, ...ONE_PAGE })
  await mockAdminApi(page, 'transactions', { transactions, ...ONE_PAGE })
  const heights = () =>
    page.locator('tbody tr').evaluateAll((rows) => rows.map((row) => row.getBoundingClientRect().height))
  const top = () =>
    page
      .locator('tbody tr')
      .first()
      .evaluate((row) => row.getBoundingClientRect().top)
  // In the language with the longer texts.
  for (const tab of ['transactions', 'actions']) {
    await visitAdmin(`/id/admin/store?tab=${tab}`)
    await expect.poll(heights).toEqual([40, 40, 40, 40])
    const cut = await page
      .locator('thead th')
      .evaluateAll((heads) => heads.filter((head) => head.scrollWidth > head.clientWidth).length)
    expect(cut, tab).toBe(0)
    if (tab === 'transactions') await expect.poll(top).toBe(260)
  }
})

test('from 1440 px an order opens beside the list', async ({ page, visitAdmin }) => {
  await page.setViewportSize({ width: 1440, height: 900 })
  await mockAdminApi(page, 'transactions', { transactions: THREE, ...ONE_PAGE })
  await visitAdmin('/en/admin/store?tab=transactions')
  await page.getByRole('link', { name: 'Second' }).click()
  await expectLocation(page, '/en/admin/store?tab=transactions&open=T1')
  const pane = page.getByRole('complementary', { name: 'Order' })
  await expect(pane).toBeVisible()
  const box = await pane.boundingBox()
  expect([box?.x, box?.y, box?.width]).toEqual([1440 - 384, 56, 384])
  const row = await page.locator('tbody tr').first().boundingBox()
  expect((row?.x ?? 0) + (row?.width ?? 0)).toBeLessThanOrEqual(1440 - 384)
})

test('Resend shows on hover and on focus', async ({ page, visitAdmin }) => {
  await mockAdminApi(page, 'send-actions', { actions: [sendAction()], ...ONE_PAGE })
  await visitAdmin('/en/admin/store?tab=actions')
  const resend = page.getByRole('button', { name: 'Resend to Rangga_07' })
  await expect(resend).toHaveCSS('opacity', '0')
  await page.locator('tbody tr').hover()
  await expect(resend).toHaveCSS('opacity', '1')
  await page.mouse.move(0, 0)
  await resend.focus()
  await expect(resend).toHaveCSS('opacity', '1')
})
