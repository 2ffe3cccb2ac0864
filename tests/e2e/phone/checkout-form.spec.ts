// The checkout form before hydration and on the narrowest screen. Validation, requests and failures: checkout-form.test.tsx.
import { expect } from '#tests/support/browser.ts'
import { watch } from '#tests/support/browser-rules.ts'
import { fillCheckout, productAt, test } from '#tests/support/browser-store.ts'

test('hydration preserves what was typed before', async ({ page }) => {
  const product = await productAt(page, 0)
  const { promise, resolve } = Promise.withResolvers<void>()
  await page.route('**/assets/*.js', async (route) => {
    await promise
    await route.continue()
  })
  await page.goto(`/en/store/product/${product._id}`, { waitUntil: 'commit' })
  await page.getByLabel('Game username').fill('Early_Bird')
  await page.locator('input[value=BCAVA]').check({ force: true })
  resolve()
  await expect(page.locator('.pay-bar')).toContainText('Rp5.500')
  await expect(page.getByLabel('Game username')).toHaveValue('Early_Bird')
  await expect(page.locator('input[value=BCAVA]')).toBeChecked()
})

test('at 320 px the card of an unknown name shifts nothing, and close names wrap instead of being cut', async ({
  page,
}) => {
  await page.setViewportSize({ width: 320, height: 640 })
  const names = ['Sari_Tambang', 'SariTambang_2', '.SariTambang_2016']
  const near = names.map((name) => ({ name, edition: 'java' }))
  await page.route('**/api/players/check?*', (route) =>
    route.fulfill({
      json: route.request().url().includes('Sari') ? { state: 'near', near } : { state: 'unknown' },
    }),
  )
  const { shifts } = await watch(page)
  await fillCheckout(page, { language: 'id' })
  await expect(page.getByText('Nama ini belum kami kenal.')).toBeVisible()
  const hint = page.locator('#pay-hint')
  await expect(hint).toContainText(' poin buat ')
  expect(await shifts()).toEqual([])
  await page.locator('#username').fill('SariTambang')
  const shown = [
    ...names.map((name) => page.getByRole('button', { name, exact: true })),
    page.getByRole('button', { name: 'Bukan, SariTambang sudah benar' }),
  ]
  for (const one of shown) await expect(one).toBeInViewport({ ratio: 1 })
  for (const one of shown) expect((await one.boundingBox())?.height).toBeGreaterThanOrEqual(44)
})
