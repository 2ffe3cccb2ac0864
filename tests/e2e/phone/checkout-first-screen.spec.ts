// The first screen of a product on a phone: the username field, and the hint in the bar.
import { expect, expectLocation, LANGUAGES, TEXTS } from '#tests/support/browser.ts'
import { productAt, test } from '#tests/support/browser-checkout.ts'

test('the username field is above the bar, and the hint links to it', async ({ page, visit }) => {
  const product = await productAt(page, 2)
  for (const language of LANGUAGES) {
    const path = `/${language}/store/product/${product._id}`
    await visit(path)
    const hint = page.locator('.pay-hint')
    await expect(hint).toHaveText(TEXTS[language].store.usernameMissing)
    const [field, hintBox] = [await page.locator('#username').boundingBox(), await hint.boundingBox()]
    expect((field?.y ?? 0) + (field?.height ?? 0)).toBeLessThan(hintBox?.y ?? 0)
    expect(hintBox?.height).toBeGreaterThanOrEqual(44)
    expect(await hint.evaluate((element) => element.scrollWidth - element.clientWidth)).toBe(0)
    await hint.click()
    await expectLocation(page, `${path}#username`)
    await expect(page.locator('#username')).toBeFocused()
  }
})
