// The global search of the admin area by keys; its layout: admin-frame.spec.ts.
import {
  expect,
  expectLocation,
  FOUND_BY_SEARCH,
  mockAdminApi,
  openSearch,
  type Page,
  searchField,
  test,
} from '#tests/support/browser-admin.ts'

const selected = (page: Page) => page.getByRole('dialog').getByRole('option', { selected: true })

test('the search opens by keys, is used by keys, and gives the focus back', async ({ page, visitAdmin }) => {
  await mockAdminApi(page, 'search', FOUND_BY_SEARCH)
  await visitAdmin('/en/admin/store?tab=transactions')
  const field = page.getByLabel('Player, reference, payment code, amount')
  await field.focus()
  await page.keyboard.press('/')
  await expect(searchField(page)).toHaveCount(0)
  await expect(field).toHaveValue('/')
  await openSearch(page)
  await page.keyboard.press('Escape')
  await expect(searchField(page)).toHaveCount(0)
  await expect(field).toBeFocused()
  await field.blur()
  await page.keyboard.press('/')
  await expect(searchField(page)).toBeFocused()

  const asked = page.waitForRequest(/\/api\/admin\/search\?q=budi(&|$)/)
  await page.keyboard.type('budi')
  await asked
  await expect(page.getByRole('option').first()).toContainText('.Budi_Santoso')
  await expect(page.getByRole('option').first()).toContainText('4 orders · Rp218.500')
  await expect(selected(page)).toContainText('.Budi_Santoso')
  await page.keyboard.press('ArrowUp')
  await expect(selected(page)).toContainText('Resend 80 Premium Points to .Budi_Santoso')
  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('ArrowDown')
  await expect(selected(page)).toContainText('BudiKeren')
  const opened = page.context().waitForEvent('page')
  await page.keyboard.press('Control+Enter')
  await expect(await opened).toHaveURL(/admin\/players\/BudiKeren$/)
  await page.bringToFront()
  await page.keyboard.press('Enter')
  await expectLocation(page, '/en/admin/players/BudiKeren')
  await expect(searchField(page)).toHaveCount(0)
})

test('the search finds settings in both languages, and leads to the field', async ({ page, visitAdmin }) => {
  await visitAdmin('/en/admin/home')
  await openSearch(page)
  await searchField(page).fill('cara bayar')
  await expect(page.getByRole('option')).toContainText(['Other ways to pay'])
  await page.keyboard.press('Enter')
  await expectLocation(page, '/en/admin/site/links#links:donation_help')
  await expect(page.getByLabel('Other ways to pay')).toBeFocused()
})
