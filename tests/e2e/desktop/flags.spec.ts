// The flags of the language switcher: inline SVG, or images of the configured host.
import { expect, type Page, test, visitPage } from '#tests/support/browser.ts'
import { ALTERED_URL, FLAG_HOST_URL, FLAGLESS_URL } from '#tests/support/e2e-sites.ts'

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
  }
}

test('flags are inline when no host is configured or the configured one does not respond', async ({
  page,
  visit,
}) => {
  await visit('/en/vote')
  await expectFlags(page, 'inline')
  await visit('/id/vote')
  await expectFlags(page, 'inline')
  await visit(`${FLAGLESS_URL}/en/vote`)
  await expectFlags(page, 'inline')
})

test('flags come from the configured host, and are inline once it fails after hydration', async ({
  page,
  visit,
}) => {
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

test('flags of the configured host work without script and have the size of inline ones', async ({
  page: hydrated,
  visitor,
}) => {
  const page = await visitor({ javaScriptEnabled: false })
  await page.goto(`${ALTERED_URL}/en/vote`)
  await expect(
    switcher(page).getByRole('link', { name: 'ID Indonesia', exact: true }).locator('img'),
  ).toHaveAttribute('src', `${FLAG_HOST_URL}/id.svg`)
  const size = async (url: string, flag: string) => {
    await visitPage(hydrated, url)
    const box = await switcher(hydrated)
      .getByRole('link', { name: 'ID Indonesia', exact: true })
      .locator(flag)
      .boundingBox()
    return { width: box?.width, height: box?.height }
  }
  const inline = await size('/en/vote', 'svg')
  expect(inline).toEqual({ width: 20, height: 14 })
  expect(await size(`${ALTERED_URL}/en/vote`, 'img')).toEqual(inline)
})
