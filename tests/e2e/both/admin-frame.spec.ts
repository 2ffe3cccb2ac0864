// The frame of the admin area: sidebar or drawer, account menu, global search.
import { expect, expectLocation, mockAdminApi, type Page, test } from '#tests/support/browser-admin.ts'
import { violations } from '#tests/support/browser-axe.ts'

const WORDS = {
  en: { menu: 'Open menu', account: 'Account: admin', search: 'Search' },
  id: { menu: 'Buka menu', account: 'Akun: admin', search: 'Cari' },
}

const FOUND = {
  players: [
    { username: 'be.Budi_Santoso', orders: 4, spent: 218_500 },
    { username: 'BudiKeren', orders: 1, spent: 20_000 },
  ],
  orders: [
    {
      _id: 'T1',
      reference: 'K7QD-9MVX-2R4T-6WYZ-8ABC-DEFG-HJKM',
      username: 'be.Budi_Santoso',
      product_name: '80 Premium Points',
      amount: 82_500,
      status: 'PAID',
      pay_code: '7829008123465590',
      created_at: '2026-11-15T12:41:00.000Z',
    },
  ],
  products: [{ _id: 'P1', name: '80 Premium Points', price: 77_000 }],
}

const finder = (page: Page) => page.getByRole('combobox', { name: /^(Player|Pemain), / })
const selected = (page: Page) => page.getByRole('dialog').getByRole('option', { selected: true })

async function settled(page: Page): Promise<void> {
  await page.evaluate(() => Promise.all(document.getAnimations().map(({ finished }) => finished)))
}

for (const language of ['en', 'id'] as const) {
  test(`menu, account and search in ${language} have no axe violation`, async ({ page, visitAdmin }) => {
    const words = WORDS[language]
    await mockAdminApi(page, 'search', () => ({ json: FOUND }))
    await visitAdmin(`/${language}/admin/audit`)
    await expect(page.getByRole('button', { name: words.account })).toBeVisible()
    await page.getByRole('button', { name: words.account }).click()
    expect(await violations(page)).toEqual([])
    await page.keyboard.press('Escape')
    await expect(page.getByRole('button', { name: words.account })).toBeFocused()

    await page.keyboard.press('Control+k')
    await finder(page).fill('budi')
    await expect(page.getByRole('option')).toHaveCount(4)
    expect(await violations(page)).toEqual([])
    await page.keyboard.press('Escape')

    const menu = page.getByRole('button', { name: words.menu })
    if (!(await menu.isVisible())) return
    await menu.click()
    await settled(page)
    expect(await violations(page)).toEqual([])
    await page.keyboard.press('Escape')
    await expect(menu).toBeFocused()
  })
}

test('the navigation marks the current entry, and the page has no sky', async ({ page, visitAdmin }) => {
  await visitAdmin('/en/admin/store?tab=actions')
  const menu = page.getByRole('button', { name: 'Open menu' })
  const isNarrow = await menu.isVisible()
  if (isNarrow) await menu.click()
  const navigation = page.getByRole('navigation', { name: 'Admin' })
  await expect(navigation.locator('[aria-current]')).toHaveText('Send Actions')
  await navigation.getByRole('link', { name: 'Products' }).click()
  await expectLocation(page, '/en/admin/store')
  if (isNarrow) await expect(page.getByRole('dialog')).toHaveCount(0)
  const sky = await page.evaluate(() =>
    ['::before', '::after'].map((part) => getComputedStyle(document.body, part).content),
  )
  expect(sky).toEqual(['none', 'none'])
})

test('the search opens by keys, is used by keys, and gives the focus back', async ({ page, visitAdmin }) => {
  const asked: string[] = []
  await mockAdminApi(page, 'search', ({ query }) => {
    asked.push(query.get('q') ?? '')
    return { json: FOUND }
  })
  await visitAdmin('/en/admin/store?tab=transactions')
  const field = page.getByLabel('Player, reference, payment code, amount')
  await field.focus()
  await page.keyboard.press('/')
  await expect(finder(page)).toHaveCount(0)
  await expect(field).toHaveValue('/')
  await page.keyboard.press('Control+k')
  await expect(finder(page)).toBeFocused()
  await page.keyboard.press('Escape')
  await expect(finder(page)).toHaveCount(0)
  await expect(field).toBeFocused()
  await field.blur()
  await page.keyboard.press('/')
  await expect(finder(page)).toBeFocused()

  await page.keyboard.type('b')
  await page.keyboard.type('udi')
  await expect(page.getByRole('option').first()).toContainText('.Budi_Santoso')
  await expect(page.getByRole('option').first()).toContainText('4 orders · Rp218.500')
  expect(asked).toEqual(['budi'])
  await expect(selected(page)).toContainText('.Budi_Santoso')
  await page.keyboard.press('ArrowUp')
  await expect(selected(page)).toContainText('80 Premium Points')
  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('ArrowDown')
  await expect(selected(page)).toContainText('BudiKeren')
  const opened = page.context().waitForEvent('page')
  await page.keyboard.press('Control+Enter')
  await expect(await opened).toHaveURL(/admin\/players\/BudiKeren$/)
  await page.bringToFront()
  await page.keyboard.press('Enter')
  await expectLocation(page, '/en/admin/players/BudiKeren')
  await expect(finder(page)).toHaveCount(0)
})

test('the search finds settings in both languages, and leads to the field', async ({ page, visitAdmin }) => {
  await visitAdmin('/en/admin/home')
  await page.keyboard.press('Control+k')
  await finder(page).fill('cara bayar')
  await expect(page.getByRole('option')).toContainText(['Other ways to pay'])
  await page.keyboard.press('Enter')
  await expectLocation(page, '/en/admin/site/links#links:donation_help')
  await expect(page.getByLabel('Other ways to pay')).toBeFocused()
})

test('without a reply of the server the search still finds pages', async ({ page, visitAdmin }) => {
  await mockAdminApi(page, 'search', () => ({ status: 500, json: { error: 'x', code: 'internal' } }))
  await visitAdmin('/en/admin/home')
  await page.getByRole('button', { name: /^(Search|Player, reference)/ }).click()
  await finder(page).fill('audit')
  await expect(page.getByRole('option')).toContainText(['Audit log'])
  await expect(page.getByText('the server did not answer')).toBeVisible()
  await page.getByRole('option').click()
  await expectLocation(page, '/en/admin/audit')
})
