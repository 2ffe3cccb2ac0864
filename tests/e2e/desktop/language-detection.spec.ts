// The redirect of an address without a language in a browser. The order of its sources: language-redirect.test.ts.
import { expect, expectLocation, type Page, test, untilHydrated } from '#tests/support/browser.ts'

async function expectRedirect(page: Page, given: string, expected: string): Promise<void> {
  await page.goto(given, { waitUntil: 'commit' })
  await expectLocation(page, expected)
  await expect(page.locator('html')).toHaveAttribute('lang', expected.slice(1, 3))
}

test('query, stored language and browser language redirect, and storage may be refused', async ({
  visitor,
}) => {
  const page = await visitor({ locale: 'en-GB' })
  await test.step('the query stays in the address; the opened language is stored for the next visit', async () => {
    await expectRedirect(page, '/vote?lng=id&x=1#top', '/id/vote?lng=id&x=1#top')
    await expect.poll(() => page.evaluate(() => window.localStorage.getItem('i18nextLng'))).toBe('id')
    await expectRedirect(page, '/maps', '/id/maps')
  })
  await test.step('the language of the browser when nothing is stored', async () => {
    // Hydration stores the language of the page.
    await untilHydrated(page)
    await page.evaluate(() => window.localStorage.clear())
    await expectRedirect(page, '/no/such?y=2&z=%20#deep', '/en/no/such?y=2&z=%20#deep')
  })
  await test.step('a browser that refuses storage is redirected, and can change the language', async () => {
    const strict = await visitor({ locale: 'id-ID' })
    await strict.addInitScript(() => {
      for (const name of ['localStorage', 'sessionStorage']) {
        Object.defineProperty(window, name, {
          get() {
            throw new DOMException('refused', 'SecurityError')
          },
        })
      }
    })
    await expectRedirect(strict, '/vote#top', '/id/vote#top')
    await expect(strict.getByRole('heading', { name: 'Ekspedisi hari ini' })).toBeVisible()
    await strict.getByRole('banner').getByRole('link', { name: 'EN English', exact: true }).click()
    await expect(strict.getByRole('heading', { name: "Today's expedition" })).toBeVisible()
  })
})
