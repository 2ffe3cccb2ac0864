// axe on the open menu, toasts and rare states; every page after its load: hygiene.spec.ts; the menu of a phone: phone/menus.spec.ts.
import * as adminId from '#content/locales/id/admin-index.ts'
import { expect, type Page, TEXTS, visitPage } from '#tests/support/browser.ts'
import { test } from '#tests/support/browser-admin.ts'
import { violations } from '#tests/support/browser-rules.ts'
import { ALTERED_URL } from '#tests/support/e2e-sites.ts'

async function expectNoViolations(page: Page): Promise<void> {
  expect.soft(await violations(page), page.url()).toEqual([])
}

test('no axe violation with the menu open, on missing pages and in rare states', { tag: '@night' }, async ({
  page,
}) => {
  await test.step('the menu', async () => {
    await visitPage(page, '/id/maps')
    await page.getByRole('button', { name: TEXTS.id.shell.more, exact: true }).press('Enter')
    await expect(page.locator('#more-menu')).toBeVisible()
    await expectNoViolations(page)
  })
  await test.step('a missing product, payment and reference', async () => {
    for (const path of ['/id/store/product/nothing', '/id/store/checkout/nothing', '/id/store/checkout']) {
      await visitPage(page, path)
      await expectNoViolations(page)
    }
  })
  await test.step('a vote page that waits, and with ticks', async () => {
    await page.evaluate(() => {
      const url = 'https://minecraft-mp.example/server/angkasa/vote'
      window.localStorage.setItem('votesCast', JSON.stringify({ [url]: Date.now() - 5 }))
      // A new name in each run: the site remembers who voted.
      window.localStorage.setItem('voteName', `Axe_${Date.now() % 1_000_000}`)
    })
    await visitPage(page, '/id/vote')
    await expect(page.getByRole('main').getByText(TEXTS.id.vote.waiting)).toBeVisible()
    await expectNoViolations(page)
    await expect(page.getByText('1 dari 9 terverifikasi')).toBeAttached({ timeout: 30_000 })
    await expectNoViolations(page)
  })
  await test.step('maps that are coming soon', async () => {
    await visitPage(page, `${ALTERED_URL}/id/maps`)
    await expectNoViolations(page)
  })
})

test('no axe violation with toasts of both kinds', async ({ page }) => {
  // A timer of two seconds or more never fires, so that the toasts stay while axe runs.
  await page.addInitScript(() => {
    const set = window.setTimeout.bind(window)
    window.setTimeout = ((act: () => void, ms = 0) => (ms < 2_000 ? set(act, ms) : 0)) as typeof set
  })
  await visitPage(page, '/id/maps')
  const copy = page.getByRole('contentinfo').getByRole('button', { name: TEXTS.id.shell.copyAddress })
  await page.evaluate(() => {
    navigator.clipboard.writeText = () => Promise.resolve()
  })
  await copy.click()
  await expect(page.locator('.toast')).toHaveCount(1)
  await page.evaluate(() => {
    navigator.clipboard.writeText = () => Promise.reject(new Error('no'))
    document.execCommand = () => false
  })
  await copy.click()
  await expect(page.locator('.toast')).toHaveCount(2)
  await page
    .locator('.toast')
    .evaluateAll((toasts) =>
      Promise.all(toasts.flatMap((toast) => toast.getAnimations().map(({ finished }) => finished))),
    )
  await expectNoViolations(page)
  await expect(page.locator('.toast')).toHaveCount(2)
})

test('no axe violation in a product form with problems and on the sign-in page', { tag: '@night' }, async ({
  page,
  visitAdmin,
}) => {
  await visitAdmin('/id/admin/store/products/new')
  await page.getByRole('button', { name: adminId.adminProducts.save, exact: true }).click()
  await expect(page.getByText('Wajib diisi.')).toHaveCount(5)
  await expectNoViolations(page)
  await page.evaluate(() => window.localStorage.removeItem('adminToken'))
  await visitPage(page, '/id/admin/login')
  await expectNoViolations(page)
})
