// Players from the first gift to the block, and the attention queue by keys.
import type { Today } from '#contract/team/today.schema.ts'
import { expect, expectLocation, mockAdminApi, sendActionDetail, test } from '#tests/support/browser-admin.ts'

test('gives by hand, writes a note, blocks from buying and lets buy again', async ({ page, visitAdmin }) => {
  await visitAdmin('/en/admin/players')
  await page.getByRole('button', { name: 'Give by hand' }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByLabel('Name in the game').fill('Journey 07')
  await dialog.getByRole('button', { name: 'Bedrock' }).click()
  const give = dialog.getByRole('button', { name: /^Give / })
  await give.click()
  await expect(dialog.getByText('Say why, in a few words.')).toBeVisible()
  await expect(dialog.getByLabel('Why')).toBeFocused()
  await dialog.getByLabel('Why').fill('Lost items')
  await give.click()
  await expectLocation(page, '/en/admin/players/be.Journey_07')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('.Journey_07')
  const given = page.getByRole('region', { name: 'Given by hand' })
  await expect(given.getByText('by admin: “Lost items”')).toHaveCount(1)
  await expect(page.getByRole('region', { name: 'Orders' }).getByRole('row')).toHaveCount(2)

  await page.getByLabel('New note').fill('First line\nsecond line')
  await page.getByRole('button', { name: 'Add note' }).click()
  await expect(page.getByRole('region', { name: 'Notes' }).getByText('second line')).toBeVisible()

  await page.getByRole('button', { name: 'Block from buying' }).click()
  await dialog.getByLabel('Why').fill('Chargeback')
  await dialog.getByRole('button', { name: 'Block from buying' }).click()
  await expect(page.getByText('“Chargeback”')).toBeVisible()
  await visitAdmin('/en/admin/players?show=blocked&search=journey')
  await page.getByRole('link', { name: '.Journey_07' }).click()
  await page.getByRole('button', { name: 'Let buy again' }).click()
  await expect(page.getByRole('button', { name: 'Block from buying' })).toBeVisible()
})

const ITEM = {
  transaction_id: 'T1',
  username: 'Rangga_07',
  product_name: '80 Premium Points',
  at: '2026-11-16T13:02:00.000Z',
  reply: 'User not found',
  product_id: 'P1',
}
const TODAY: Today = {
  queue: [
    { ...ITEM, kind: 'unknown', action_id: 'A1', cause: null },
    { ...ITEM, kind: 'failed', action_id: 'A2', username: 'Intan99', cause: 'name' },
  ],
  more: 0,
  orders: 31,
  paid: 22,
  delivered: 18,
  revenue: null,
  last_orders: [],
}

test('the attention queue is used by keys, and only while the focus is in it', async ({
  page,
  visitAdmin,
}) => {
  const asked: string[] = []
  await mockAdminApi(page, 'today', () => ({ json: TODAY }))
  await mockAdminApi(page, 'send-actions/A2', () => {
    asked.push('A2')
    return { json: sendActionDetail({ _id: 'A2', username: 'Intan99', state: 'failed', success: false }) }
  })
  await visitAdmin('/en/admin/home')
  await expect(page.getByText('Did it arrive?')).toBeVisible()
  await page.keyboard.press('r')
  expect(asked).toEqual([])
  await page.getByRole('button', { name: 'It arrived' }).focus()
  await page.keyboard.press('j')
  const second = page.getByRole('button', { name: 'Correct the name' })
  await expect(second).toBeFocused()
  await expect(second).toHaveClass(/btn-primary/)
  await page.keyboard.press('r')
  await expect(page.getByRole('dialog').getByText('Intan99')).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(second).toBeFocused()
})
