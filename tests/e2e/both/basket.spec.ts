// Several packs in one order: from the store over the basket to the delivered points.
import { LINES_MAX } from '#contract/shop/basket.ts'
import type { Payment } from '#contract/shop/payment.schema.ts'
import { expect, type Page, untilHydrated, visitPage } from '#tests/support/browser.ts'
import { axeLanguage, clippedTexts, overflowing, violations, watch } from '#tests/support/browser-rules.ts'
import { siteOfFile } from '#tests/support/browser-site.ts'
import { badge, checkoutButton, test } from '#tests/support/browser-store.ts'
import { createBuyer } from '#tests/support/buyer.ts'

const WORDS = {
  en: {
    add: 'Add',
    more: 'One more',
    basket: /^Basket/,
    climb: 'From zero to Vega. 120 points short of Stellar.',
    put: 'Add 80 to your basket',
    paid: 'Paid',
    empty: 'Your basket is empty',
  },
  id: {
    add: 'Tambah',
    more: 'Tambah satu',
    basket: /^Keranjang/,
    climb: 'Dari nol sampai Vega. Kurang 120 poin lagi ke Stellar.',
    put: 'Tambah 80',
    paid: 'Lunas',
    empty: 'Keranjangmu masih kosong',
  },
}

// A sale of another test would change the prices.
const site = siteOfFile()

test('packs of the cards and of a tier are paid and delivered as one order', async ({ page }) => {
  const language = axeLanguage()
  const words = WORDS[language]
  await visitPage(page, `${site.url}/${language}/store?tier=vega&have=genesis`)
  await page.getByRole('button', { name: words.put }).click()
  await page.getByRole('button', { name: words.add, exact: true }).first().click()
  await page
    .getByRole('group', { name: /^20 Premium/ })
    .getByRole('button', { name: words.more })
    .click()
  const block = page.getByRole('banner').getByRole('link', { name: words.basket })
  await expect(block).toContainText('Rp117.000')
  expect.soft(await violations(page), 'the store with a basket').toEqual([])

  await test.step('the basket shifts no layout when it is read', async () => {
    const seen = await watch(page)
    await visitPage(page, `${site.url}/${language}/store`)
    await expect(block).toContainText('Rp117.000')
    expect(await seen.shifts()).toEqual([])
  })

  await test.step('the block opens the drawer, and closing it returns the focus', async () => {
    const drawer = page.getByRole('dialog')
    await block.click()
    await expect(drawer.getByRole('heading')).toBeFocused()
    await expect(drawer).toContainText(words.climb)
    expect.soft(await violations(page), 'the drawer').toEqual([])
    await page.keyboard.press('Escape')
    await expect(block).toBeFocused()
    await block.click()
    await drawer.getByRole('link', { name: 'Checkout' }).click()
  })
  await expect(page.locator('.pay-bar')).toContainText('Rp117.000')
  await page.locator('#username').fill('Basket_Buyer')
  await expect(checkoutButton(page)).toBeEnabled({ timeout: 30_000 })
  expect.soft(await violations(page), 'the basket').toEqual([])
  await checkoutButton(page).click()
  await page.waitForURL(/\/store\/checkout\//)
  await untilHydrated(page)
  const payment: Payment = await (
    await page.request.get(`${site.url}/api/store/transactions/${page.url().split('/').at(-1)}`)
  ).json()
  expect(payment.items.map((line) => [line.name, line.quantity])).toEqual([
    ['80 Premium Points', 1],
    ['20 Premium Points', 2],
  ])
  await page.getByRole('button', { name: words.paid, exact: true }).click()
  await expect(badge(page)).toHaveAttribute('data-status', 'PAID')
  await expect(page.locator('.scene-figure .sign')).toContainText('+120', { timeout: 20_000 })
  await page.locator('summary').click()
  await expect(page.locator('main table')).toContainText('20 Premium Points2 ×Rp40.000')
  expect.soft(await violations(page), 'the paid order').toEqual([])

  await visitPage(page, `${site.url}/${language}/store/basket`)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(words.empty)
})

async function expectFits(page: Page, widths: readonly number[]): Promise<void> {
  for (const width of widths) {
    await page.setViewportSize({ width, height: 800 })
    await expect.poll(() => page.evaluate(() => window.innerWidth)).toBe(width)
    expect.soft(await overflowing(page), `${width} px`).toEqual([])
    expect.soft(await clippedTexts(page), `${width} px`).toEqual([])
  }
}

test('five products, forty of them and a basket of millions fit at every width', async ({
  page,
  isMobile,
}) => {
  const widths = isMobile ? [320, 360, 412, 500, 640] : [768, 1024, 1280, 1366, 1920]
  await visitPage(page, `${site.url}/id/store`)
  await expectFits(page, widths)
  for (let index = 0; index < 35; index += 1) {
    const name = index % 2 ? `Kit ${index}` : `${100 + index} Kunci Peti Legendaris dari Pulau Terapung`
    const product = { name, price: 950_000, image_url: '/a', description: ['Kit'], sort_id: 99 }
    const execute = [{ type: 'commands', text: 'give {username} diamond' }]
    expect((await site.admin.ask('/products', 'POST', { ...product, execute })).ok).toBe(true)
  }
  await visitPage(page, `${site.url}/id/store`)
  await page.getByRole('button', { name: WORDS.id.add, exact: true }).nth(8).click()
  for (let pieces = 1; pieces < 8; pieces += 1)
    await page.getByRole('button', { name: WORDS.id.more }).first().click()
  await expect(page.locator('main [data-in-basket]')).toHaveCount(1)
  await expectFits(page, widths)

  await test.step('the receipt of the longest order is one page of A5', async () => {
    const buyer = createBuyer(site.url)
    const longest = (await buyer.products()).toSorted((a, b) => b.name.length - a.name.length)
    const items = longest.slice(0, LINES_MAX).map(({ _id }) => ({ productId: _id, quantity: 1 }))
    const reference = await buyer.buy({ items, paymentMethod: 'BRIVA' })
    await visitPage(page, `${site.url}/id/store/checkout/${reference}`)
    await expect(page.locator('article svg path')).toHaveCount(1)
    const pdf = await page.pdf({ preferCSSPageSize: true })
    expect(pdf.toString('latin1').match(/\/MediaBox /g)).toHaveLength(1)
  })
})
