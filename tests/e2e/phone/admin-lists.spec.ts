// Transactions and deliveries in the rows of narrow screens; tables: desktop/admin-lists.spec.ts.
import {
  expect,
  expectLocation,
  mockAdminApi,
  orderDetail,
  sendAction,
  sendActionDetail,
  test,
  transaction,
} from '#tests/support/browser-admin.ts'

const ONE_PAGE = { totalPages: 1, hasMore: false }

test('a transaction shows its history, and renders hostile values as text', async ({ page, visitAdmin }) => {
  const hostile = '<img src=x onerror="document.title=1">'
  const DELIVERED = sendActionDetail({
    history: [
      { at: '2026-11-15T12:43:00.000Z', command: null, outcome: 'not_sent', reply: 'connection refused' },
      {
        at: '2026-11-15T12:44:00.000Z',
        command: 'points give Rangga_07 80',
        outcome: 'done',
        reply: hostile,
      },
    ],
    success_at: '2026-11-15T12:44:00.000Z',
  })
  const flagged = orderDetail({
    needs_person: true,
    product_name: hostile,
    flags: [{ flag: 'amount_mismatch', at: '2026-11-15T12:42:00.000Z', detail: hostile }],
    send_actions: [DELIVERED],
  })
  await mockAdminApi(page, 'transactions', () => ({
    json: { transactions: [transaction({ needs_person: true })], pagination: ONE_PAGE },
  }))
  let checked: unknown = null
  await mockAdminApi(page, 'transactions/T1', () => ({
    json: { ...flagged, needs_person: checked === null },
  }))
  await mockAdminApi(page, 'transactions/T1/checked', ({ body }) => {
    checked = body
    return { json: flagged }
  })
  await visitAdmin('/en/admin/store?tab=transactions')
  await page.getByRole('link', { name: 'Rangga_07' }).click()
  await expectLocation(page, '/en/admin/store/transactions/T1')
  const timeline = page.getByRole('region', { name: 'What happened' })
  await expect(timeline.getByRole('listitem').locator('b')).toHaveText([
    'Order placed',
    'Paid',
    'Delivery queued',
    "The amount doesn't match the order",
    'Not sent',
    'Executed by the game server',
    'Delivered',
  ])
  await expect(page.getByText(hostile).first()).toBeVisible()
  await expect(page).toHaveTitle(/^Rangga_07 · /)
  await expect(page.getByRole('link', { name: 'Public page' })).toHaveAttribute(
    'href',
    '/en/store/checkout/ANG-REF',
  )
  await page.evaluate(() => {
    navigator.clipboard.writeText = async (text) => {
      document.body.dataset.copied = text
    }
  })
  await page.getByRole('button', { name: 'Copy T000123' }).click()
  await expect(page.locator('body')).toHaveAttribute('data-copied', 'T000123')

  await page.getByRole('button', { name: 'Mark as checked' }).click()
  const confirm = page.getByRole('dialog')
  await confirm.getByLabel('Reason (optional)').fill('refunded by hand')
  await confirm.getByRole('button', { name: 'Mark as checked' }).click()
  await expect.poll(() => checked).toEqual({ reason: 'refunded by hand' })
  await expect(confirm).toHaveCount(0)
  await expect(page.locator('.toast')).toHaveText('Marked as checked')
  await expect(page.getByRole('heading', { name: 'Please look at this payment' })).toHaveCount(0)
})

test('a resend asks first, and every retry sends the same idempotency key', async ({ page, visitAdmin }) => {
  await mockAdminApi(page, 'send-actions', () => ({
    json: { actions: [sendAction()], pagination: ONE_PAGE },
  }))
  const sent: { reason?: string; key: string }[] = []
  await mockAdminApi(page, 'send-actions/A1/resend', ({ body }) => {
    sent.push(body as { key: string })
    return sent.length === 1
      ? { status: 503, json: { error: 'Not now.', code: 'unavailable' } }
      : { json: sendAction({ _id: 'A2', state: 'queued' }) }
  })
  await visitAdmin('/en/admin/store?tab=actions')
  await expect(page.locator('thead th')).toHaveText([
    'Username',
    'Product',
    'Status',
    'Actions',
    'Date',
    'Resend',
  ])
  await page.getByRole('button', { name: 'More for Rangga_07' }).click()
  await page.locator('.pop').getByRole('button', { name: 'Resend' }).click()
  const confirm = page.getByRole('dialog')
  await expect(confirm.getByRole('heading')).toHaveText('Send again?')
  await confirm.getByLabel('Why').fill('player asked')
  await confirm.getByRole('button', { name: 'Resend' }).click()
  await expect(confirm.getByRole('alert')).toContainText('Failed to resend action')
  await confirm.getByRole('button', { name: 'Resend' }).click()
  await expect(confirm).toHaveCount(0)
  await expect(page.locator('.toast')).toHaveText('Added to the queue again')
  expect(sent).toHaveLength(2)
  expect(sent[0]).toEqual(sent[1])
  expect(sent[0]).toEqual({ reason: 'player asked', key: expect.stringMatching(/^[0-9a-f]{32}$/) })
})

test('Retry all failed asks first, and its toast is at the bottom centre for 1.5 seconds', async ({
  page,
  visitAdmin,
}) => {
  await mockAdminApi(page, 'send-actions/retry-failed', () => ({ json: { resent: 4, remaining: 0 } }))
  const failed = sendAction({ state: 'failed', needs_person: true })
  await mockAdminApi(page, 'send-actions', () => ({ json: { actions: [failed], pagination: ONE_PAGE } }))
  await page.clock.install()
  await visitAdmin('/en/admin/store?tab=actions')
  await page.getByRole('button', { name: 'Retry all failed' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Retry all failed' }).click()
  const toast = page.locator('.toast')
  await expect(toast).toHaveText('4 added to the queue again')
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
  await mockAdminApi(page, 'transactions', () => ({ json: { transactions, pagination: ONE_PAGE } }))
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
