// One order from the search to the refund, and what its buyer reads then.

import { readFile } from 'node:fs/promises'
import { expect, test, visitPage } from '#tests/support/browser-admin.ts'
import { badge, orderByApi } from '#tests/support/browser-store.ts'
import { createBuyer } from '#tests/support/buyer.ts'
import { SITE_URL } from '#tests/support/e2e-sites.ts'

test('finds an order by part of its reference, corrects the name, notes, exports and refunds', async ({
  page,
  visitAdmin,
}) => {
  const reference = await orderByApi()
  const [, second, third] = reference.split('-')
  await visitAdmin('/en/admin/store?tab=transactions')
  await page.getByRole('searchbox').fill(`${second}${third}`)
  // The list searches when typing pauses.
  await expect(page).toHaveURL(new RegExp(`search=${second}${third}`))
  const rows = page.locator('table.orders tbody tr')
  await expect(rows).toHaveCount(1)

  const download = page.waitForEvent('download')
  await page.getByRole('button', { name: 'Export CSV' }).click()
  const lines = (await readFile(await (await download).path(), 'utf8')).trimEnd().split('\r\n')
  expect(lines.map((line) => line.split(',')[0])).toEqual(['\ufeffReference', reference])

  await rows.getByRole('link').click()
  await expect(page.getByText(reference)).toBeVisible()
  const name = `Benar_${Math.floor(Math.random() * 1e9)}`
  const dialog = page.getByRole('dialog')
  await page.getByRole('button', { name: 'Correct the name' }).click()
  await dialog.getByLabel('New name').fill(name)
  await dialog.getByRole('button', { name: 'Correct the name' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(name)
  await expect(page.getByText('Name corrected by admin')).toBeVisible()

  await page.getByRole('textbox', { name: 'Note' }).fill('Asked on Discord')
  await page.getByRole('button', { name: 'Add note' }).click()
  await expect(page.getByRole('listitem').filter({ hasText: 'Asked on Discord' })).toBeVisible()

  await createBuyer(SITE_URL).simulate(reference, 'PAID')
  await expect(page.getByRole('main').locator('.state').filter({ hasText: 'Delivered' })).toBeVisible({
    timeout: 30_000,
  })
  await expect(page.locator('code').filter({ hasText: name }).first()).toBeVisible()
  await page.getByRole('button', { name: 'Mark as returned' }).click()
  await dialog.getByRole('checkbox', { name: 'I have returned the money' }).check()
  await dialog.getByRole('textbox').fill('Bought twice')
  await dialog.getByRole('button', { name: 'Mark as returned' }).click()
  await expect(page.getByText('Marked as returned by admin')).toBeVisible()

  await visitPage(page, `/en/store/checkout/${reference}`)
  await expect(badge(page)).toHaveText('Refunded')
  await expect(page.getByText('This payment was refunded.')).toBeVisible()
})
