// The frame of the admin area: home screen, sidebar or drawer, account menu. The global search: admin-search.spec.ts.
import {
  buyTwice,
  expect,
  expectLocation,
  openSearch,
  type Page,
  searchField,
  test,
} from '#tests/support/browser-admin.ts'
import { axeLanguage, violations, watch } from '#tests/support/browser-rules.ts'

const WORDS = {
  en: { menu: 'Open menu', account: 'Account: admin', search: 'Search' },
  id: { menu: 'Buka menu', account: 'Akun: admin', search: 'Cari' },
}

async function settled(page: Page): Promise<void> {
  await page.evaluate(() => Promise.all(document.getAnimations().map(({ finished }) => finished)))
}

test('menu, account and search have no axe violation', async ({ page, visitAdmin }) => {
  const language = axeLanguage()
  const words = WORDS[language]
  await visitAdmin(`/${language}/admin/site/file`)
  await expect(page.getByRole('button', { name: words.account })).toBeVisible()
  await page.getByRole('button', { name: words.account }).click()
  expect(await violations(page)).toEqual([])
  await page.keyboard.press('Escape')
  await expect(page.getByRole('button', { name: words.account })).toBeFocused()

  await openSearch(page)
  const part = await buyTwice()
  await searchField(page).fill(part)
  await expect(page.getByRole('option').filter({ hasText: part })).not.toHaveCount(0)
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

test('the navigation marks the current entry, and the page has no sky', async ({ page, visitAdmin }) => {
  await visitAdmin('/en/admin/store?tab=actions')
  await expect(page.getByRole('button', { name: WORDS.en.account })).toBeVisible()
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

test('the home screen shows what needs attention first, without scrolling or layout shift', async ({
  page,
  visitAdmin,
}) => {
  const { shifts } = await watch(page)
  await visitAdmin('/id/admin/home')
  await expect(page.getByText('Masuk sebagai admin')).toBeVisible()
  const sections = page.locator('main').getByRole('heading', { level: 2 })
  await expect(sections).toHaveText(['Perlu dicek', 'Hari ini', 'Pesanan terakhir'])
  await expect(page.getByRole('heading', { name: 'Perlu dicek' })).toBeInViewport({ ratio: 1 })
  expect(await shifts()).toEqual([])
})
