// The global search of the admin area by keys; its layout: admin-frame.spec.ts.
import {
  buyTwice,
  expect,
  expectLocation,
  openSearch,
  type Page,
  searchField,
  test,
} from '#tests/support/browser-admin.ts'

const selected = (page: Page) => page.getByRole('dialog').getByRole('option', { selected: true })

test('the search opens by keys, is used by keys, and gives the focus back', async ({ page, visitAdmin }) => {
  const part = await buyTwice()
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

  await page.keyboard.type(part)
  const options = page.getByRole('option')
  await expect(options.first()).toContainText('1 order · Rp20.000')
  const [first = '', second = ''] = await options.allTextContents()
  expect([first, second].map((name) => name.includes(part))).toEqual([true, true])
  await expect(selected(page)).toHaveText(first)
  await page.keyboard.press('ArrowUp')
  await expect(selected(page)).toHaveText(await options.last().innerText())
  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('ArrowDown')
  await expect(selected(page)).toHaveText(second)
  const player = second.includes('Dua') ? `${part}Dua` : `${part}_Satu`
  const opened = page.context().waitForEvent('page')
  await page.keyboard.press('Control+Enter')
  await expect(await opened).toHaveURL(new RegExp(`admin/players/${player}$`))
  await page.bringToFront()
  await page.keyboard.press('Enter')
  await expectLocation(page, `/en/admin/players/${player}`)
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
