// Every admin screen for everybody: axe, widths, silence.
import AxeBuilder from '@axe-core/playwright'
import { ADMIN_SCREENS, answer, expect, type Page, sendAction, test } from '#tests/support/browser-admin.ts'
import { watch } from '#tests/support/browser-watch.ts'

const RULES = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice']
const SCREENS = [...ADMIN_SCREENS, 'store?tab=transactions', 'store?tab=actions']

async function violations(page: Page): Promise<string[]> {
  const runOnly = { type: 'tag' as const, values: RULES }
  const axe = new AxeBuilder({ page }).setLegacyMode().options({ runOnly, resultTypes: ['violations'] })
  const found = await axe.analyze()
  return found.violations.flatMap(({ id, nodes }) =>
    nodes.map(({ html, failureSummary }) => `${id}: ${html.slice(0, 160)}\n${failureSummary}`),
  )
}

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
  for (const screen of SCREENS) {
    test(`${screen} in ${language} is quiet, fits, and axe finds nothing`, async ({ page, visitAdmin }) => {
      const { complaints } = await watch(page)
      await answerActions(page)
      await visitAdmin(`/${language}/admin/${screen}`)
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
      await expect(page.locator('main').getByRole('status')).toHaveCount(0)
      const wide = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth)
      expect(wide).toBeLessThanOrEqual(0)
      expect(await violations(page)).toEqual([])
      expect(complaints).toEqual([])
    })
  }
}

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

test('toasts stand at the bottom, in the middle, for a second and a half', async ({ page, visitAdmin }) => {
  await answer(page, 'send-actions/retry-failed', () => ({ json: { resent: 0 } }))
  await answerActions(page)
  await page.clock.install()
  await visitAdmin('/en/admin/store?tab=actions')
  await page.getByRole('button', { name: 'Retry all failed' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Retry all failed' }).click()
  const toast = page.locator('.toast')
  await expect(toast).toBeVisible()
  const box = await toast.boundingBox()
  const size = page.viewportSize()
  if (!box || !size) throw new Error('There is no toast to measure')
  expect(Math.abs(box.x + box.width / 2 - size.width / 2)).toBeLessThan(12)
  expect(box.y).toBeGreaterThan(size.height * 0.75)
  await page.clock.runFor(1_500)
  await expect(toast).toHaveAttribute('data-leaving')
})

test('no word and no code of the admin area reaches a visitor', async ({ page, visit }) => {
  const scripts: string[] = []
  page.on('response', async (response) => {
    if (response.url().endsWith('.js') || response.url().endsWith('.css')) scripts.push(await response.text())
  })
  await visit('/en')
  await page.waitForLoadState('networkidle')
  const travelled = scripts.join('\n')
  expect(travelled.length).toBeGreaterThan(10_000)
  for (const word of ['Needs a person', 'Failed to resend action', '/api/admin/', '.modal-foot'])
    expect([word, travelled.includes(word)]).toEqual([word, false])
})
