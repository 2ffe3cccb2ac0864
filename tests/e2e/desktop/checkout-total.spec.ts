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
    for (const method of PAYMENT_METHODS) {
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
