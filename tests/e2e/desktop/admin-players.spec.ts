// Players from the first gift to the block.
import { expect, expectLocation, test } from '#tests/support/browser-admin.ts'

test('gives by hand, writes a note, blocks from buying and lets buy again', async ({ page, visitAdmin }) => {
  const number = Date.now() % 1_000_000
  await visitAdmin('/en/admin/players')
  await page.getByRole('button', { name: 'Give by hand' }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByLabel('Name in the game').fill(`Journey ${number}`)
  await dialog.getByRole('button', { name: 'Bedrock' }).click()
  const give = dialog.getByRole('button', { name: /^Give / })
  await give.click()
  await expect(dialog.getByText('Enter a short reason.')).toBeVisible()
  await expect(dialog.getByLabel('Reason')).toBeFocused()
  await dialog.getByLabel('Reason').fill('Lost items')
  await give.click()
  await expectLocation(page, `/en/admin/players/be.Journey_${number}`)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(`.Journey_${number}`)
  const given = page.getByRole('region', { name: 'Given by hand' })
  await expect(given.getByText('by admin: “Lost items”')).toHaveCount(1)
  await expect(page.getByRole('region', { name: 'Orders' }).getByRole('row')).toHaveCount(2)

  await page.getByLabel('New note').fill('First line\nsecond line')
  await page.getByRole('button', { name: 'Add note' }).click()
  await expect(page.getByRole('region', { name: 'Notes' }).getByText('second line')).toBeVisible()

  await page.getByRole('button', { name: 'Block from buying' }).click()
  await dialog.getByLabel('Reason').fill('Chargeback')
  await dialog.getByRole('button', { name: 'Block from buying' }).click()
  await expect(page.getByText('“Chargeback”')).toBeVisible()
  await visitAdmin(`/en/admin/players?show=blocked&search=journey_${number}`)
  await page.getByRole('link', { name: `.Journey_${number}` }).click()
  await page.getByRole('button', { name: 'Unblock' }).click()
  await expect(page.getByRole('button', { name: 'Block from buying' })).toBeVisible()
})
