// The flags of the switcher: drawn by the site, or the configured host's pictures while it answers.
import { expect, type Page, test, visitAs } from '#tests/support/browser.ts'
import { ALTERED_URL, FLAG_HOST_URL, FLAGLESS_URL } from '#tests/support/e2e-sites.ts'

function switcher(page: Page) {
  return page.getByRole('banner').getByRole('group').first()
}

/** The flags that can be seen: wide screens show both, narrow ones the other language's. */
async function expectFlags(page: Page, kind: 'drawn' | 'from the host'): Promise<void> {
  const visible = switcher(page).getByRole('link').filter({ visible: true })
  const count = await visible.count()
  expect(count).toBeGreaterThan(0)
  for (let place = 0; place < count; place += 1) {
    const link = visible.nth(place)
    const language = await link.getAttribute('hreflang')
    if (kind === 'drawn') {
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

test('flags are drawn by the site when no host is configured, and when the configured one is away', async ({
  page,
  visit,
}) => {
  await visit('/en/vote')
  await expectFlags(page, 'drawn')
  await visit('/id/vote')
  await expectFlags(page, 'drawn')
  await visit(`${FLAGLESS_URL}/en/vote`)
  await expectFlags(page, 'drawn')
})

test('flags come from the configured host when it answers', async ({ page, visit }) => {
  await visit(`${ALTERED_URL}/en/vote`)
  await expectFlags(page, 'from the host')
  await switcher(page).getByRole('link', { name: 'ID Indonesia', exact: true }).click()
  await expect(page.locator('html')).toHaveAttribute('lang', 'id')
  await expectFlags(page, 'from the host')
})

test('flags are drawn again when the host fails long after the page listens', async ({ page, visit }) => {
  let give: () => void = () => {}
  const late = new Promise<void>((resolve) => {
    give = resolve
  })
  await page.route(`${FLAG_HOST_URL}/**`, async (route) => {
    await late
    await route.fulfill({ status: 503 })
  })
  await page.goto(`${ALTERED_URL}/en/vote`, { waitUntil: 'commit' })
  await page.waitForFunction(() => window.isListening)
  await expect(switcher(page).locator('img').first()).toBeAttached()
  give()
  await expectFlags(page, 'drawn')
  await visit(`${ALTERED_URL}/id/maps`)
  await expectFlags(page, 'drawn')
})

test('the flags of the configured host are shown without script', async ({ visitor }) => {
  const page = await visitor({ javaScriptEnabled: false })
  await page.goto(`${ALTERED_URL}/en/vote`)
  await expect(
    switcher(page).getByRole('link', { name: 'ID Indonesia', exact: true }).locator('img'),
  ).toHaveAttribute('src', `${FLAG_HOST_URL}/id.svg`)
})

test('a flag takes the same room whether drawn or fetched', async ({ visitor }) => {
  const page = await visitor({})
  const size = async (url: string, flag: string) => {
    await visitAs(page, url)
    const box = await switcher(page)
      .getByRole('link', { name: 'ID Indonesia', exact: true })
      .locator(flag)
      .boundingBox()
    return { width: box?.width, height: box?.height }
  }
  const drawn = await size('/en/vote', 'svg')
  expect(drawn).toEqual({ width: 20, height: 14 })
  expect(await size(`${ALTERED_URL}/en/vote`, 'img')).toEqual(drawn)
})
