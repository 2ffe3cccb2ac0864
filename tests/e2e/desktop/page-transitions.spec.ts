// Page transitions: progress bar, focus, announcement. Fallbacks to a document load: router.test.tsx, fetch-page.test.tsx.
import { expect, expectLocation, type Page, test, visitPage } from '#tests/support/browser.ts'

test.use({ contextOptions: { reducedMotion: 'no-preference' } })

const barLink = (page: Page, name: string) =>
  page.getByRole('banner').getByRole('link', { name, exact: true })
const heading = (page: Page) => page.getByRole('heading', { level: 1 })
const progressBar = (page: Page) => page.locator('.navigation-progress')

test('a navigation slower than 150 ms shows a progress bar, then focuses the heading and announces the title', async ({
  page,
}) => {
  await visitPage(page, '/en')
  const { promise: late, resolve: release } = Promise.withResolvers<void>()
  await page.route('**/en/vote', async (route) => {
    await late
    await route.continue()
  })
  await barLink(page, 'Vote').click()
  await expect(progressBar(page)).toBeAttached()
  // Invisible during the first 150 ms, because a fast navigation needs no feedback.
  const timing = await progressBar(page).evaluate((bar) => {
    const [animation] = bar.getAnimations()
    return [animation?.effect?.getTiming().delay, animation?.effect?.getTiming().fill]
  })
  expect(timing).toEqual([150, 'both'])
  await expect.poll(async () => (await progressBar(page).boundingBox())?.width).toBeGreaterThan(20)
  await expectLocation(page, '/en')

  release()
  await expect(heading(page)).toHaveText("Today's expedition")
  await expect(progressBar(page)).toHaveCount(0)
  await expect(heading(page)).toBeFocused()
  await expect(page.locator('p[aria-live=polite].sr-only')).toHaveText('Vote · Angkasa Network')
})
