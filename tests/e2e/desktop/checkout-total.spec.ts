// The total of an order is visible for every method and screen size before it is placed.
import { METHOD_TERMS, PAYMENT_METHODS } from '#contract/settings/payment-methods.ts'
import { expect } from '#tests/support/browser.ts'
import { checkoutButton, productAt, test } from '#tests/support/browser-checkout.ts'

const SCREENS = [
  { width: 1366, height: 768 },
  { width: 1280, height: 800 },
  { width: 1024, height: 700 },
]
const rupiah = (amount: number) => `Rp${amount.toLocaleString('id-ID')}`

test('total and button are visible for every method and screen, and the bar covers no control', async ({
  page,
  visit,
}) => {
  const product = await productAt(page, 2)
  await visit(`/en/store/product/${product._id}`)
  const bar = page.locator('.pay-bar')
  for (const screen of SCREENS) {
    await page.setViewportSize(screen)
    // The room for a total does not depend on the method: the other screens show the first and one with a long label.
    for (const method of screen === SCREENS[0] ? PAYMENT_METHODS : (['QRIS', 'INDOMARET'] as const)) {
      const { feeRupiah, cashierExtraRupiah } = METHOD_TERMS[method]
      await page.locator(`input[value=${method}]`).check({ force: true })
      await page.evaluate(() => window.scrollTo(0, 0))
      const total = bar.getByText(rupiah(product.price + feeRupiah + cashierExtraRupiah), { exact: true })
      await expect(total).toBeInViewport({ ratio: 1 })
      await expect(checkoutButton(page)).toBeInViewport({ ratio: 1 })
    }
    for (const part of ['label.method', '#security-check', 'form dl']) {
      for (const one of await page.locator(part).all()) {
        await one.evaluate((element) => element.scrollIntoView({ block: 'nearest', behavior: 'instant' }))
        const [box, barBox] = [await one.boundingBox(), await bar.boundingBox()]
        expect((box?.y ?? 0) + (box?.height ?? 0), part).toBeLessThanOrEqual(barBox?.y ?? 0)
      }
    }
  }

  await test.step('every method shows its fee, also Rp0', async () => {
    await visit(`/id/store/product/${product._id}`)
    for (const method of PAYMENT_METHODS) {
      const { feeRupiah, cashierExtraRupiah } = METHOD_TERMS[method]
      const added = feeRupiah + cashierExtraRupiah
      const tile = page.locator('label.method', { has: page.locator(`input[value=${method}]`) })
      await expect(tile.locator('.num')).toHaveText(added > 0 ? `+${rupiah(added)}` : 'Rp0')
    }
  })
})

test('name, methods and total are on the first screen, also with the card of an unknown name', async ({
  page,
  visit,
}) => {
  const product = await productAt(page, 2)
  await visit(`/id/store/product/${product._id}`)
  for (const screen of SCREENS.slice(0, 2)) {
    await page.setViewportSize(screen)
    for (const name of ['', 'Belum_Pernah']) {
      await page.locator('#username').fill(name)
      if (name) await expect(page.locator('.who')).toBeVisible()
      await page.evaluate(() => window.scrollTo(0, 0))
      const bar = await page.locator('.pay-bar').boundingBox()
      for (const part of await page.locator('#username, label.method').all()) {
        const box = await part.boundingBox()
        expect((box?.y ?? 0) + (box?.height ?? 0)).toBeLessThanOrEqual(bar?.y ?? 0)
      }
      await expect(checkoutButton(page)).toBeInViewport({ ratio: 1 })
    }
  }
})

test('on a low screen the bar ends the form and covers none of it', async ({ page, visit }) => {
  const product = await productAt(page, 2)
  await page.setViewportSize({ width: 640, height: 400 })
  await visit(`/en/store/product/${product._id}`)
  for (const part of ['#username', 'label.method', '#security-check', 'form dl', 'form .underline']) {
    const one = page.locator(part).last()
    await one.evaluate((element) => element.scrollIntoView({ block: 'end', behavior: 'instant' }))
    const [box, bar] = [await one.boundingBox(), await page.locator('.pay-bar').boundingBox()]
    expect((box?.y ?? 0) + (box?.height ?? 0), part).toBeLessThanOrEqual(bar?.y ?? 0)
  }
  await page.setViewportSize({ width: 320, height: 640 })
  await page.evaluate(() => window.scrollTo(0, 0))
  const [field, hint] = [
    await page.locator('#username').boundingBox(),
    await page.locator('.pay-hint').boundingBox(),
  ]
  expect((field?.y ?? 0) + (field?.height ?? 0)).toBeLessThanOrEqual(hint?.y ?? 0)
})
