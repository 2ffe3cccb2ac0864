// The API calls of the home page: network status, players, pictures.
import { expect, navigateInApp, test, visitPage } from '#tests/support/browser.ts'
import { panel } from '#tests/support/browser-modes.ts'
import { alterPage } from '#tests/support/browser-pages.ts'

const STATUS = '**/api/server-status/network'
const IMAGES = '**/api/gamemodes/images'
const UP = { online: true, players: { online: 1204, max: 5000 }, version: '1.21.8' }

test('shows the status and players of the network; a failed call shows Offline and preserves the version', async ({
  page,
  visit,
}) => {
  await page.clock.install()
  let network: 'up' | 'broken' | 'unreachable' = 'up'
  let calls = 0
  await page.route(STATUS, (route) => {
    calls += 1
    if (network === 'unreachable') return route.abort()
    return network === 'up'
      ? route.fulfill({ json: UP })
      : route.fulfill({ status: 500, json: { error: 'x', code: 'internal' } })
  })
  await page.goto('/en')
  await expect(page.getByText('Server is online · 1,204 Players · Play now')).toBeVisible()
  await expect(page.locator('main dl')).toContainText('1,204 / 5,000')
  await expect(page.locator('main dl')).toContainText('1.21.8')
  await expect(page.locator('main dl')).toContainText('76,000+')
  await expect(page.locator('.dot.text-ok')).toHaveCount(1)
  const first = calls

  for (const failure of ['broken', 'unreachable'] as const) {
    await test.step(`${failure}, then up again`, async () => {
      network = failure
      await page.clock.runFor(60_000)
      await expect(page.getByText('Offline', { exact: true })).toBeVisible()
      await expect(page.locator('main dl')).toContainText('1.21.8')
      network = 'up'
      await page.clock.runFor(60_000)
      await expect(page.getByText('Server is online · 1,204 Players · Play now')).toBeVisible()
    })
  }
  expect(calls).toBe(first + 4)

  await test.step('numbers have the Indonesian format in Indonesian', async () => {
    await visit('/id')
    await expect(page.getByText('Server online · 1.204 pemain · Main sekarang')).toBeVisible()
  })
})

test('before the first status the network is offline and its figures are loading', async ({
  page,
  visit,
}) => {
  const { promise, resolve } = Promise.withResolvers<void>()
  await page.route(STATUS, async (route) => {
    await promise
    await route.fulfill({ json: UP })
  })
  await alterPage(page, '**/en', (data) => {
    data.status = null
  })
  await visit('/en/vote')
  await navigateInApp(page, '/en')
  const hero = page.locator('.hero').getByRole('status')
  const figures = page.locator('main dl dd')
  await expect(hero).toHaveText('Offline')
  await expect(hero.locator('.dot.text-bad')).toHaveCount(1)
  await expect(figures).toHaveText(['Loading...', 'Loading...', '76,000+'])
  resolve()
  await expect(hero).toHaveText('Server is online · 1,204 Players · Play now')
  await expect(figures).toHaveText(['1,204 / 5,000', '1.21.8', '76,000+'])
})

test('uploaded pictures replace the built-in ones, which are the fallback', async ({ page, visit }) => {
  const own = 'Wooden houses on stilts around a lake at dusk'
  const { box, marks, shown } = panel(page, 'Survival Mix')
  const serveImage = (image_url: string) =>
    page.route(IMAGES, (route) =>
      route.fulfill({ json: { survival: [{ image_url }], skyblock: [], creative: [] } }),
    )
  await test.step('uploaded pictures', async () => {
    await serveImage('/icons/icon-512.png')
    await visit('/en')
    await box.locator('.pic').scrollIntoViewIfNeeded()
    await expect(box.locator('.slide img')).toHaveAttribute('src', '/icons/icon-512.png')
    await expect(marks).toHaveCount(0)
    await expect(panel(page, 'SkyBlock Tycoon').marks).toHaveCount(3)
  })
  await test.step('an uploaded picture that cannot load', async () => {
    await serveImage('/uploads/nothing.webp')
    await visit('/en')
    await box.locator('.pic').scrollIntoViewIfNeeded()
    await expect(shown).toHaveAttribute('alt', own)
  })
  await test.step('a failed call', async () => {
    await page.route(IMAGES, (route) => route.abort())
    await visit('/en')
    await box.locator('.pic').scrollIntoViewIfNeeded()
    await expect(box.getByRole('img', { name: own })).toBeVisible()
    await expect(marks).toHaveCount(3)
  })
})

test('with reduced motion pictures do not change by themselves, but can be chosen', async ({ visitor }) => {
  const page = await visitor({ reducedMotion: 'reduce', viewport: { width: 1280, height: 800 } })
  await page.clock.install()
  await visitPage(page, '/en')
  const { box, marks } = panel(page, 'Survival Mix')
  await box.locator('.pic').scrollIntoViewIfNeeded()
  await page.clock.runFor(30_000)
  await expect(marks.nth(0)).toHaveAttribute('aria-current', 'true')
  await marks.nth(1).click()
  await expect(marks.nth(1)).toHaveAttribute('aria-current', 'true')
})
