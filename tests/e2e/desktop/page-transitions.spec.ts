// Page transitions: progress bar, focus, announcement, console silence, and fallbacks to a document load.
import { expect, expectLocation, type Page, scrollThrough, test } from '#tests/support/browser.ts'
import { watch } from '#tests/support/browser-watch.ts'
import { SITE_URL } from '#tests/support/e2e-sites.ts'

test.use({ contextOptions: { reducedMotion: 'no-preference' } })

const barLink = (page: Page, name: string) =>
  page.getByRole('banner').getByRole('link', { name, exact: true })
const heading = (page: Page) => page.getByRole('heading', { level: 1 })
const progressBar = (page: Page) => page.locator('.navigation-progress')

function countDocuments(page: Page): { documents: () => number } {
  let documents = 0
  page.on('request', (request) => {
    if (request.resourceType() === 'document') documents += 1
  })
  return { documents: () => documents }
}

test('a navigation slower than 150 ms shows a progress bar, then focuses the heading and announces the title', async ({
  page,
  visit,
}) => {
  await visit('/en')
  const { documents } = countDocuments(page)
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
  expect(documents()).toBe(0)
})

test('a page that cannot be fetched, or whose chunk cannot load, falls back to a document load', async ({
  page,
  visit,
}) => {
  const { documents } = countDocuments(page)
  await visit('/en')
  await test.step('the page cannot be fetched', async () => {
    await page.route('**/en/vote*', (route) =>
      route.request().resourceType() === 'document' ? route.continue() : route.abort(),
    )
    const before = documents()
    await barLink(page, 'Vote').click()
    await expectLocation(page, '/en/vote')
    await expect(heading(page)).toHaveText("Today's expedition")
    expect(documents()).toBe(before + 1)
  })
  await test.step('the chunk of the page cannot load', async () => {
    await visit('/en')
    await page.route('**/assets/*.js', (route) => route.abort())
    const before = documents()
    await barLink(page, 'Leaderboard').click()
    await expectLocation(page, '/en/leaderboard')
    await expect(heading(page)).toHaveText('Leaderboard')
    expect(documents()).toBe(before + 1)
  })
})

test('navigations cause no console problem and request no other host', { tag: '@night' }, async ({
  page,
  visit,
}) => {
  const { consoleProblems, requests } = await watch(page)
  await visit('/en')
  const footer = page.getByRole('contentinfo')
  await footer.getByRole('link', { name: 'Maps', exact: true }).click()
  await expect(heading(page)).toHaveText('Live maps')
  await footer.getByRole('link', { name: 'Vote', exact: true }).click()
  await expect(heading(page)).toHaveText("Today's expedition")
  await barLink(page, 'ID Indonesia').click()
  await expect(heading(page)).toHaveText('Ekspedisi hari ini')
  await page.goBack()
  await expect(heading(page)).toHaveText("Today's expedition")
  await barLink(page, 'Angkasa Network').click()
  await expect(page).toHaveTitle('Angkasa Network')
  await scrollThrough(page)
  expect(consoleProblems).toEqual([])
  expect(requests.filter((url) => !url.startsWith(`${SITE_URL}/`) && !url.startsWith('data:'))).toEqual([])
})
