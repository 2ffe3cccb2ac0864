// The announcement bar in the browser: dismissed once per text, without a flash or a layout shift.
import type { Announcement } from '#contract/settings/announcement.schema.ts'
import { expect, type Page, TEXTS, test, visitPage } from '#tests/support/browser.ts'
import { sideways, violations, watch } from '#tests/support/browser-rules.ts'
import { siteOfFile } from '#tests/support/browser-site.ts'

const LONG = {
  text: {
    en: 'SkyBlock Season 2 starts on Friday at 19:00 WIB. Everyone begins on a new island, and the first hundred players get a lantern of their own. See you there!',
    id: 'SkyBlock Season 2 mulai hari Jumat jam 19.00 WIB. Semua mulai dari pulau baru, dan seratus pemain pertama dapat lampion khusus. Sampai ketemu di sana ya!',
  },
  link: '/leaderboard',
  from: null,
  until: null,
  tone: 'event',
} as const satisfies Announcement

const site = siteOfFile({ settings: { announcement: LONG } })

const barOf = (page: Page) => page.locator('.announcement:not([data-tone=pay])')

test('a dismissed text stays hidden before the first paint, in both languages; a new text is shown', async ({
  page,
}) => {
  const errors: string[] = []
  page.on('console', (message) => message.type() === 'error' && errors.push(message.text()))
  await visitPage(page, `${site.url}/en/vote`)
  const bar = page.getByRole('complementary', { name: TEXTS.en.shell.announcement })
  await expect(bar).toBeVisible()
  await bar.getByRole('button', { name: TEXTS.en.shell.dismissAnnouncement }).click()
  await expect(barOf(page)).toHaveCount(0)

  // Scripts other than the inline one are held back: only that one can have hidden the bar.
  await page.route('**/assets/*.js', () => {})
  await page.goto(`${site.url}/id/store`, { waitUntil: 'commit' })
  await expect(page.locator('main')).toBeVisible()
  await expect(barOf(page)).toBeHidden()
  await page.unrouteAll()

  const text = { en: 'Maintenance tonight', id: 'Perawatan malam ini' }
  await site.admin.save('announcement', { ...LONG, text })
  await visitPage(page, `${site.url}/id/vote`)
  await expect(barOf(page)).toContainText('Perawatan malam ini')
  await site.admin.save('announcement', LONG)
  expect(errors).toEqual([])
})

test('a phone shows one line of it, and the whole text on request', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 })
  await visitPage(page, `${site.url}/id`)
  const text = barOf(page).locator('p')
  const lines = () =>
    text.evaluate((one) => {
      const isCut = [one, ...one.children].some(({ scrollWidth, clientWidth }) => scrollWidth > clientWidth)
      return [one.clientHeight, isCut] as const
    })
  const [folded, isFoldedCut] = await lines()
  expect(folded).toBeLessThan(48)
  expect(isFoldedCut).toBe(true)
  expect(await violations(page), 'the link does not lie under the buttons').toEqual([])
  await page.getByLabel(TEXTS.id.shell.wholeAnnouncement).click()
  const [height, isCut] = await lines()
  expect(height).toBeGreaterThan(48)
  expect(isCut).toBe(false)
})

test('a long text shifts nothing and fits from 320 px on, and leads to its page', async ({ page }) => {
  const { shifts } = await watch(page)
  for (const width of [320, 1280]) {
    await page.setViewportSize({ width, height: 740 })
    await visitPage(page, `${site.url}/id`)
    expect(await shifts(), `${width} px`).toEqual([])
    expect(await sideways(page), `${width} px`).toBe(0)
  }
  await barOf(page).getByRole('link').click()
  await page.waitForURL('**/id/leaderboard')
})
