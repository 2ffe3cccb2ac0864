// Flags of a configured host that fails. As they are served: tests/pages/language-switcher.test.ts; a host that does not
// respond: phone/menus.spec.ts.
import { expect, type Page, test } from '#tests/support/browser.ts'
import { ALTERED_URL, FLAG_HOST_URL } from '#tests/support/e2e-sites.ts'

function switcher(page: Page) {
  return page.getByRole('banner').getByRole('group').first()
}

/** Checks the visible flags: both on wide screens, the other language's on narrow ones. */
async function expectFlags(page: Page, kind: 'inline' | 'from the host'): Promise<void> {
  const visible = switcher(page).getByRole('link').filter({ visible: true })
  const count = await visible.count()
  expect(count).toBeGreaterThan(0)
  for (let index = 0; index < count; index += 1) {
    const link = visible.nth(index)
    const language = await link.getAttribute('hreflang')
    if (kind === 'inline') {
      await expect(link.locator(`svg[data-inline-flag="${language}"]`)).toBeVisible()
      await expect(link.locator('img')).toHaveCount(0)
    } else {
      const picture = link.locator('img')
      await expect(picture).toHaveAttribute('src', `${FLAG_HOST_URL}/${language === 'en' ? 'gb' : 'id'}.svg`)
      await expect.poll(() => picture.evaluate((img: HTMLImageElement) => img.naturalWidth)).toBe(20)
      await expect(link.locator('svg')).toHaveCount(0)
    }
    const box = await link.locator('svg, img').boundingBox()
    expect([box?.width, box?.height]).toEqual([20, 14])
  }
}

test('flags come from the configured host, and are inline once it fails after hydration', {
  tag: '@night',
}, async ({ page, visit }) => {
  await visit(`${ALTERED_URL}/en/vote`)
  await expectFlags(page, 'from the host')
  await switcher(page).getByRole('link', { name: 'ID Indonesia', exact: true }).click()
  await expect(page.locator('html')).toHaveAttribute('lang', 'id')
  await expectFlags(page, 'from the host')
  const { promise: late, resolve: fail } = Promise.withResolvers<void>()
  await page.route(`${FLAG_HOST_URL}/**`, async (route) => {
    await late
    await route.fulfill({ status: 503 })
  })
  await page.goto(`${ALTERED_URL}/en/vote`, { waitUntil: 'commit' })
  await page.waitForFunction(() => window.isHydrated)
  await expect(switcher(page).locator('img').first()).toBeAttached()
  fail()
  await expectFlags(page, 'inline')
  await visit(`${ALTERED_URL}/id/maps`)
  await expectFlags(page, 'inline')
})
