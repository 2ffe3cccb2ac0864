// Transactions and send actions: pages, filters, details, and what is sent again.
import {
  answer,
  expect,
  expectPlace,
  sendAction,
  sendActionDetail,
  test,
  transaction,
  transactionDetail,
} from '#tests/support/browser-admin.ts'

const ONE_PAGE = { totalPages: 1, hasMore: false }

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
  await page.getByRole('button', { name: 'Needs a person' }).click()
  await expectPlace(page, '/en/admin/store?tab=transactions&needs=yes')
  await page.getByLabel('Status', { exact: true }).selectOption('PAID')
  await page.getByLabel('Username or reference').fill('rangga')
  await expectPlace(page, '/en/admin/store?tab=transactions&search=rangga&status=PAID&needs=yes')
  await expect.poll(() => asked.at(-1)).toBe('page=1&search=rangga&status=PAID&needs_person=yes')
})

test('one transaction tells its story, and what is hostile is only text', async ({ page, visitAdmin }) => {
  const hostile = '<img src=x onerror="document.title=1">'
  const flagged = transactionDetail({
    needs_person: true,
    product_name: hostile,
    flags: [{ flag: 'amount_mismatch', at: '2026-11-15T12:42:00.000Z', detail: hostile }],
    send_actions: [sendAction()],
  })
  await answer(page, 'transactions', () => ({
    json: { transactions: [transaction({ needs_person: true })], pagination: ONE_PAGE },
  }))
  let checked: unknown = null
  await answer(page, 'transactions/T1', () => ({ json: { ...flagged, needs_person: checked === null } }))
  await answer(page, 'transactions/T1/checked', ({ body }) => {
    checked = body
    return { json: flagged }
  })
  await answer(page, 'send-actions/A1', () => ({
    json: sendActionDetail({
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
    }),
  }))
  await visitAdmin('/en/admin/store?tab=transactions')
  const title = await page.title()
  await page.getByRole('link', { name: 'Rangga_07' }).click()
  await expectPlace(page, '/en/admin/store?tab=transactions&open=T1')
  const dialog = page.getByRole('dialog')
  await expect(dialog.getByRole('listitem').locator('b')).toHaveText([
    'Order placed',
    'Paid',
    'Delivery queued',
    'The amount does not fit the order',
    'Not sent',
    'The game server did it',
    'Delivered',
  ])
  await expect(dialog.getByText(hostile)).toHaveCount(3)
  expect(await page.title()).toBe(title)

  await dialog.getByRole('button', { name: 'Mark as checked' }).click()
  const question = page.getByRole('dialog').last()
  await question.getByLabel('Reason (optional)').fill('refunded by hand')
  await question.getByRole('button', { name: 'Mark as checked' }).click()
  await expect.poll(() => checked).toEqual({ reason: 'refunded by hand' })
  await expect(dialog).toHaveCount(0)
  await expect(page.locator('.toast')).toHaveText('Marked as checked')
  await expectPlace(page, '/en/admin/store?tab=transactions')
  await expect(page.getByRole('link', { name: 'Rangga_07' })).toBeFocused()
})

test('a resend asks first, and however often it is tried it carries one key', async ({
  page,
  visitAdmin,
}) => {
  await answer(page, 'send-actions', () => ({ json: { actions: [sendAction()], pagination: ONE_PAGE } }))
  const sent: { reason?: string; key: string }[] = []
  await answer(page, 'send-actions/A1/resend', ({ body }) => {
    sent.push(body as { key: string })
    return sent.length === 1
      ? { status: 503, json: { error: 'Not now.', code: 'unavailable' } }
      : { json: sendAction({ _id: 'A2', state: 'queued' }) }
  })
  await visitAdmin('/en/admin/store?tab=actions')
  await expect(page.locator('thead th')).toHaveText(['Username', 'Status', 'Actions', 'Date', 'Resend'])
  await page.getByRole('row').getByRole('button', { name: 'Resend' }).click()
  const question = page.getByRole('dialog')
  await expect(question.getByRole('heading')).toHaveText('Send again?')
  await question.getByLabel('Reason (optional)').fill('player asked')
  await question.getByRole('button', { name: 'Resend' }).click()
  await expect(question.getByRole('alert')).toContainText('Failed to resend action')
  await question.getByRole('button', { name: 'Resend' }).click()
  await expect(question).toHaveCount(0)
  await expect(page.locator('.toast')).toHaveText('Put into the queue again')
  expect(sent).toHaveLength(2)
  expect(sent[0]).toEqual(sent[1])
  expect(sent[0]).toEqual({ reason: 'player asked', key: expect.stringMatching(/^[0-9a-f]{32}$/) })
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

test('all that failed is sent again after a question', async ({ page, visitAdmin }) => {
  await answer(page, 'send-actions', () => ({ json: { actions: [], pagination: ONE_PAGE } }))
  await answer(page, 'send-actions/retry-failed', () => ({ json: { resent: 4, remaining: 0 } }))
  await visitAdmin('/en/admin/store?tab=actions')
  await expect(page.getByText('There are no send actions yet.')).toBeVisible()
  await page.getByRole('button', { name: 'Retry all failed' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Retry all failed' }).click()
  await expect(page.locator('.toast')).toHaveText('4 put into the queue again')
})

for (const { path, call, text } of [
  { path: 'store', call: 'products', text: 'Failed to fetch products' },
  { path: 'store?tab=transactions', call: 'transactions', text: 'Failed to fetch transactions' },
  { path: 'store?tab=actions', call: 'send-actions', text: 'Failed to fetch send actions' },
  { path: 'images', call: 'gamemode-images', text: 'Failed to fetch images' },
  { path: 'home', call: 'overview', text: 'Failed to load data' },
  { path: 'audit', call: 'audit-log', text: 'Failed to load data' },
]) {
  test(`${path} says that it failed, and tries again`, async ({ page, visitAdmin }) => {
    let broken = true
    await page.route(
      ({ pathname }) => pathname === `/api/admin/${call}`,
      (route) =>
        broken
          ? route.fulfill({
              status: 500,
              json: { error: 'Something went wrong on our side.', code: 'internal' },
            })
          : route.continue(),
    )
    await visitAdmin(`/en/admin/${path}`)
    await expect(page.getByRole('alert')).toContainText(text)
    broken = false
    await page.getByRole('button', { name: 'Try again' }).click()
    await expect(page.getByRole('alert')).toHaveCount(0)
  })
}
