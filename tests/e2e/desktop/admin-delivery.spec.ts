// Manual actions on a delivery: resolve, mark as done, resend.
import { expect, mockAdminApi, sendAction, sendActionDetail, test } from '#tests/support/browser-admin.ts'

const ONE_PAGE = { totalPages: 1, hasMore: false }
const COMMANDS = [{ text: 'points give Rangga_07 80' }, { text: 'say thanks' }, { text: 'title Rangga_07' }]
const failed = (change: object = {}) =>
  sendAction({ state: 'failed', success: false, success_at: null, needs_person: true, ...change })

test('a failed delivery is marked as resolved, an unknown one as done', async ({ page, visitAdmin }) => {
  const actions = [failed(), failed({ _id: 'A2', username: 'Dewi', state: 'unknown' })]
  await mockAdminApi(page, 'send-actions', () => ({ json: { actions, pagination: ONE_PAGE } }))
  await mockAdminApi(page, 'send-actions/A1/checked', () => ({ json: failed({ needs_person: false }) }))
  await mockAdminApi(page, 'send-actions/A1', () => ({
    json: sendActionDetail({
      ...failed({ needs_person: false }),
      history: [
        { at: '2026-11-15T12:44:00.000Z', command: 'say x', outcome: 'failed', reply: 'no such player' },
        {
          at: '2026-11-15T12:45:00.000Z',
          command: null,
          outcome: 'checked',
          reply: 'ayu: paid back',
        },
      ],
    }),
  }))
  await visitAdmin('/en/admin/store?tab=actions')
  await expect(page.getByRole('button', { name: 'Mark as done for Dewi' })).toBeVisible()
  await page.getByRole('button', { name: 'Mark as resolved for Rangga_07' }).click()
  const dialog = page.getByRole('dialog')
  await expect(dialog.getByRole('heading')).toHaveText('Mark as resolved?')
  await dialog.getByRole('button', { name: 'Mark as resolved' }).click()
  await expect(dialog).toHaveCount(0)
  await expect(page.locator('.toast')).toHaveText('Marked as resolved')

  await page.getByRole('link', { name: 'Rangga_07' }).click()
  await expect(dialog.getByText('Resolved manually')).toBeVisible()
  await expect(dialog.getByRole('listitem').locator('b')).toHaveText([
    'Delivery queued',
    'Failed',
    'Checked manually',
  ])
  await expect(dialog.getByText('Checked by ayu: paid back')).toBeVisible()
})

test('a delivery without a reply of the game says so', async ({ page, visitAdmin }) => {
  const actions = [
    sendAction({ last_reply: '' }),
    sendAction({ _id: 'A2', username: 'Dewi', last_reply: 'ok' }),
  ]
  await mockAdminApi(page, 'send-actions', () => ({ json: { actions, pagination: ONE_PAGE } }))
  await visitAdmin('/en/admin/store?tab=actions')
  const row = (name: string) => page.getByRole('row', { name: new RegExp(`^${name}`) })
  await expect(row('Rangga_07')).toContainText('No reply from the game.')
  await expect(row('Dewi')).not.toContainText('No reply from the game.')
})

test('the confirmation of a resend shows the commands that will run, and how many deliveries remain', async ({
  page,
  visitAdmin,
}) => {
  let actions = [
    failed({ action: COMMANDS, done_commands: 2 }),
    sendAction({ _id: 'A2', username: 'Dewi', action: COMMANDS, done_commands: 3 }),
  ]
  await mockAdminApi(page, 'send-actions', () => ({ json: { actions, pagination: ONE_PAGE } }))
  await visitAdmin('/en/admin/store?tab=actions')
  const dialog = page.getByRole('dialog')
  await page.getByRole('button', { name: 'Resend to Rangga_07' }).click()
  await expect(dialog.locator('code')).toHaveText('title Rangga_07')
  await expect(dialog).toContainText('Commands that already ran before it stopped (2) are skipped.')
  await page.keyboard.press('Escape')
  await page.getByRole('button', { name: 'Resend to Dewi' }).click()
  await expect(dialog.locator('code')).toHaveText(COMMANDS.map(({ text }) => text).join('\n'))
  await page.keyboard.press('Escape')

  await test.step('the confirmation says how many failed deliveries remain after one batch', async () => {
    actions = []
    const replies = [
      { resent: 500, remaining: 1_200 },
      { resent: 4, remaining: 0 },
    ]
    await mockAdminApi(page, 'send-actions/retry-failed', () => ({ json: replies.shift() }))
    await visitAdmin('/en/admin/store?tab=actions')
    await expect(page.getByText('There are no deliveries yet.')).toBeVisible()
    await page.getByRole('button', { name: 'Retry all failed' }).click()
    await dialog.getByRole('button', { name: 'Retry all failed' }).click()
    await expect(dialog.getByRole('status')).toContainText(
      '500 added to the queue again. 1,200 failed ones remain',
    )
    await dialog.getByRole('button', { name: 'Retry all failed' }).click()
    await expect(dialog).toHaveCount(0)
    await expect(page.locator('.toast')).toHaveText('4 added to the queue again')
  })
})

test('the dialogs are translated into Indonesian', async ({ page, visitAdmin }) => {
  await mockAdminApi(page, 'send-actions', () => ({ json: { actions: [failed()], pagination: ONE_PAGE } }))
  await mockAdminApi(page, 'send-actions/A1/checked', () => ({
    status: 500,
    json: { error: 'Something went wrong on our side.', code: 'internal' },
  }))
  await visitAdmin('/id/admin/store?tab=actions')
  await page.getByRole('button', { name: 'Tandai tuntas untuk Rangga_07' }).click()
  const dialog = page.getByRole('dialog')
  await expect(dialog.getByRole('heading')).toHaveText('Tandai tuntas?')
  await expect(dialog.getByLabel('Alasan (opsional)')).toBeFocused()
  await dialog.getByRole('button', { name: 'Tandai tuntas' }).click()
  await expect(dialog.getByRole('alert')).toContainText('Gagal menandai tuntas')
  await dialog.getByRole('button', { name: 'Batal' }).click()
  await expect(dialog).toHaveCount(0)
})
