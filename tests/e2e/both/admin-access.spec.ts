// Rules for every admin screen: no axe violation, no sideways scrolling, no console problem.
import { LANGUAGES } from '#tests/support/browser.ts'
import {
  ADMIN_SCREENS,
  expect,
  findOrderId,
  mockAdminApi,
  type Page,
  sendAction,
  test,
} from '#tests/support/browser-admin.ts'
import { axeLanguage, violations } from '#tests/support/browser-axe.ts'
import { orderByApi } from '#tests/support/browser-checkout.ts'
import { watch } from '#tests/support/browser-watch.ts'

/** The page of an order that a buyer has placed. */
const ORDER_SCREEN = 'store/transactions/:id'
const SCREENS = [...ADMIN_SCREENS, 'store?tab=transactions', 'store?tab=actions', ORDER_SCREEN]

async function mockActions(page: Page): Promise<void> {
  await mockAdminApi(page, 'send-actions', () => ({
    json: {
      actions: [
        sendAction({ username: 'be.Si_Paling_Panjang_20', state: 'unknown', needs_person: true }),
        sendAction({ _id: 'A2', state: 'failed', needs_person: true, last_reply: 'x'.repeat(300) }),
        sendAction({ _id: 'A3', state: 'queued', attempts: 3, next_try_at: '2026-11-15T12:50:00.000Z' }),
      ],
      pagination: { totalPages: 12, hasMore: true },
    },
  }))
}

/** Screens of one test; all of them would take longer than a test may. */
const AT_ONCE = 6
const GROUPS = Array.from({ length: Math.ceil(SCREENS.length / AT_ONCE) }, (_, index) =>
  SCREENS.slice(index * AT_ONCE, (index + 1) * AT_ONCE),
)

for (const screens of GROUPS) {
  test(`no console problem, sideways scrolling or axe violation: ${screens.join(', ')}`, async ({
    page,
    isMobile,
    token,
    visitAdmin,
  }) => {
    const { consoleProblems } = await watch(page)
    await mockActions(page)
    for (const screen of screens) {
      const isOrder = screen === ORDER_SCREEN
      const path = isOrder ? screen.replace(':id', await findOrderId(token, await orderByApi())) : screen
      // Long words are a matter of narrow screens.
      for (const language of isMobile ? LANGUAGES : [axeLanguage()]) {
        await test.step(`${language}: ${screen}`, async () => {
          await visitAdmin(`/${language}/admin/${path}`)
          await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
          await expect(page.locator('main').getByRole('status')).toHaveCount(0)
          const overflow = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth)
          expect.soft(overflow, screen).toBeLessThanOrEqual(0)
          if (language === axeLanguage()) expect.soft(await violations(page), screen).toEqual([])
          expect.soft(consoleProblems.splice(0), screen).toEqual([])
        })
      }
    }
  })
}

test('the home screen shows what needs attention first, without scrolling or layout shift', async ({
  page,
  visitAdmin,
}) => {
  const { shifts } = await watch(page)
  await visitAdmin('/id/admin/home')
  await expect(page.getByText('Masuk sebagai admin')).toBeVisible()
  const sections = page.locator('main').getByRole('heading', { level: 2 })
  await expect(sections).toHaveText([
    'Perlu dicek',
    'Pendapatan hari ini',
    'Koneksi',
    'Pesanan terakhir',
    'Menu',
  ])
  await expect(page.getByRole('heading', { name: 'Perlu dicek' })).toBeInViewport({ ratio: 1 })
  expect(await shifts()).toEqual([])
  await openFromMenu(page, 'Transaksi')
  await expect(page).toHaveURL(/\/id\/admin\/store\?tab=transactions$/)
  await openFromMenu(page, 'Hari ini')
  await expect(page).toHaveURL(/\/id\/admin\/home$/)
})

/** By the sidebar, or by the drawer of narrow screens. */
async function openFromMenu(page: Page, name: string): Promise<void> {
  const menu = page.getByRole('button', { name: 'Buka menu' })
  if (await menu.isVisible()) await menu.click()
  await page.getByRole('navigation', { name: 'Admin' }).getByRole('link', { name }).click()
}

test('no axe violation in the product form and on the sign-in page', async ({ page, visit, visitAdmin }) => {
  await visitAdmin('/en/admin/store/products/new')
  await page.getByRole('button', { name: 'Save product' }).click()
  await expect(page.getByText('Please enter a name')).toBeVisible()
  expect(await violations(page)).toEqual([])
  await page.evaluate(() => window.localStorage.removeItem('adminToken'))
  await visit('/id/admin/login')
  expect(await violations(page)).toEqual([])
})
