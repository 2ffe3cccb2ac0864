// Every admin screen for everybody: axe, widths, silence.
import { ADMIN_SCREENS, answer, expect, type Page, sendAction, test } from '#tests/support/browser-admin.ts'
import { violations } from '#tests/support/browser-axe.ts'
import { watch } from '#tests/support/browser-watch.ts'

const SCREENS = [...ADMIN_SCREENS, 'store?tab=transactions', 'store?tab=actions']

async function answerActions(page: Page): Promise<void> {
  await answer(page, 'send-actions', () => ({
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

for (const language of ['en', 'id'] as const) {
  test(`every screen in ${language} is quiet, fits, and axe finds nothing`, async ({ page, visitAdmin }) => {
    const { complaints } = await watch(page)
    await answerActions(page)
    for (const screen of SCREENS) {
      await test.step(screen, async () => {
        await visitAdmin(`/${language}/admin/${screen}`)
        await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
        await expect(page.locator('main').getByRole('status')).toHaveCount(0)
        const wide = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth)
        expect.soft(wide, screen).toBeLessThanOrEqual(0)
        expect.soft(await violations(page), screen).toEqual([])
        expect.soft(complaints.splice(0), screen).toEqual([])
      })
    }
  })
}

test('what needs attention is the first thing on the home screen, without scrolling and without a shift', async ({
  page,
  visitAdmin,
}) => {
  const { shifts } = await watch(page)
  await visitAdmin('/id/admin/home')
  await expect(page.getByText('Masuk sebagai admin')).toBeVisible()
  const sections = page.locator('main').getByRole('heading', { level: 2 })
  await expect(sections).toHaveText(['Perlu dicek', 'Hari ini (WIB)', 'Menu', 'Koneksi'])
  const tiles = page.getByRole('region', { name: 'Perlu dicek' }).getByRole('link')
  for (const tile of await tiles.all()) await expect(tile).toBeInViewport({ ratio: 1 })
  expect(await shifts()).toEqual([])
  await page.getByRole('banner').getByRole('link', { name: 'Store' }).click()
  await page.getByRole('banner').getByRole('link', { name: 'Beranda', exact: true }).click()
  await expect(page).toHaveURL(/\/id\/admin\/home$/)
})

test('axe finds nothing at the door and in the product form', async ({ page, visit, visitAdmin }) => {
  await visitAdmin('/en/admin/store')
  await page.getByRole('button', { name: 'Add Product' }).click()
  await page.getByRole('button', { name: 'Save product' }).click()
  const form = page.getByRole('dialog')
  await form.evaluate((element) => Promise.all(element.getAnimations().map(({ finished }) => finished)))
  expect(await violations(page)).toEqual([])
  await page.evaluate(() => window.localStorage.removeItem('adminToken'))
  await visit('/id/admin/login')
  expect(await violations(page)).toEqual([])
})

test('all that failed is sent again after a question; the toast stands at the bottom for a second and a half', async ({
  page,
  visitAdmin,
}) => {
  await answer(page, 'send-actions/retry-failed', () => ({ json: { resent: 4, remaining: 0 } }))
  await answerActions(page)
  await page.clock.install()
  await visitAdmin('/en/admin/store?tab=actions')
  await page.getByRole('button', { name: 'Retry all failed' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Retry all failed' }).click()
  const toast = page.locator('.toast')
  await expect(toast).toHaveText('4 added to the queue again')
  await expect(toast).toBeVisible()
  const box = await toast.boundingBox()
  const size = page.viewportSize()
  if (!box || !size) throw new Error('There is no toast to measure')
  expect(Math.abs(box.x + box.width / 2 - size.width / 2)).toBeLessThan(12)
  expect(box.y).toBeGreaterThan(size.height * 0.75)
  await page.clock.runFor(1_500)
  await expect(toast).toHaveAttribute('data-leaving')
})
