// The product page with Turnstile, against its simulator. Expired and failed checks: bot-check.test.tsx.
import { startTurnstileServer } from '#tests/simulators/turnstile-server.ts'
import { expect, type Page, test, untilHydrated, visitPage } from '#tests/support/browser.ts'
import { watch } from '#tests/support/browser-rules.ts'
import { siteOfFile } from '#tests/support/browser-site.ts'

let turnstile: Awaited<ReturnType<typeof startTurnstileServer>>

// Sequential, so that one site serves all tests.
test.describe.configure({ mode: 'default' })

const site = siteOfFile(async () => {
  turnstile = await startTurnstileServer({ now: () => new Date() })
  return {
    env: {
      TURNSTILE_SITE_KEY: '1x00000000000000000000AA',
      TURNSTILE_SECRET_KEY: turnstile.secretKey,
      TURNSTILE_SCRIPT_URL: turnstile.scriptUrl,
      TURNSTILE_VERIFY_URL: turnstile.verifyUrl,
    },
  }
})
test.afterAll(() => turnstile.close())

async function productUrl(): Promise<string> {
  const [product] = await site.json('/api/store/products')
  return `${site.url}/en/store/product/${product._id}`
}

const widget = (page: Page) => page.locator('iframe[src*="/turnstile/v0/widget"]')

test('the widget has its parameters, satisfies the CSP and shifts nothing', async ({ page }) => {
  const seen = await watch(page)
  await visitPage(page, await productUrl())
  await page.locator('#username').focus()
  await expect(widget(page)).toBeVisible()

  const address = new URL((await widget(page).getAttribute('src')) ?? '')
  expect(Object.fromEntries(address.searchParams)).toMatchObject({
    sitekey: '1x00000000000000000000AA',
    action: 'checkout',
    hostname: '127.0.0.1',
  })
  expect(seen.consoleProblems).toEqual([])
  expect(await seen.shifts()).toEqual([])

  await test.step('after a navigation the CSP of the new page applies', async () => {
    await visitPage(page, `${site.url}/en/store`)
    await page.locator('a[href*="/store/product/"]').first().click()
    await page.waitForURL('**/store/product/*')
    await untilHydrated(page)
    await page.locator('#username').focus()

    await expect(widget(page)).toBeVisible()
  })
})

test('Try again loads the widget after its script could not be loaded', async ({ page }) => {
  await page.clock.install()
  await page.route(`${turnstile.scriptUrl}*`, (route) => route.abort())
  await visitPage(page, await productUrl())
  await page.locator('#username').focus()
  const tryAgain = page.getByRole('button', { name: 'Try again' })
  await expect
    .poll(async () => {
      await page.clock.runFor(2_000)
      return tryAgain.count()
    })
    .toBe(1)
  await page.unroute(`${turnstile.scriptUrl}*`)
  await tryAgain.click()
  await expect(widget(page)).toBeVisible()
})
