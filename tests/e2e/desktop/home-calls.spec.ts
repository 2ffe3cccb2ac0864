// The home page and its calls: is the network up, how many play, whose pictures are shown.
import { expect, goInside, test, visitAs } from '#tests/support/browser.ts'
import { panel } from '#tests/support/browser-modes.ts'
import { alterPage } from '#tests/support/browser-pages.ts'

const STATUS = '**/api/server-status/network'
const IMAGES = '**/api/gamemodes/images'
const UP = { online: true, players: { online: 1204, max: 5000 }, version: '1.21.8' }

test('the dot says whether the network is online and how many play; a failed call keeps the version', async ({
  page,
  visit,
}) => {
  await page.clock.install()
  let answer: 'up' | 'broken' | 'away' = 'up'
  let calls = 0
  await page.route(STATUS, (route) => {
    calls += 1
    if (answer === 'away') return route.abort()
    return answer === 'up'
      ? route.fulfill({ json: UP })
      : route.fulfill({ status: 500, json: { error: 'x', code: 'internal' } })
  })
  await page.goto('/en')
  await expect(page.getByText('Server is online · 1,204 Players · Play now')).toBeVisible()
  await expect(page.locator('dl')).toContainText('1,204 / 5,000')
  await expect(page.locator('dl')).toContainText('1.21.8')
  await expect(page.locator('dl')).toContainText('76,000+')
  await expect(page.locator('.dot.text-ok')).toHaveCount(1)
  const first = calls

  for (const failure of ['broken', 'away'] as const) {
    await test.step(`a call that is ${failure}, and the next good one`, async () => {
      answer = failure
      await page.clock.runFor(60_000)
      await expect(page.getByText('Offline', { exact: true })).toBeVisible()
      await expect(page.locator('dl')).toContainText('1.21.8')
      answer = 'up'
      await page.clock.runFor(60_000)
      await expect(page.getByText('Server is online · 1,204 Players · Play now')).toBeVisible()
    })
  }
  expect(calls).toBe(first + 4)

  await test.step('in Indonesian numbers are written the Indonesian way', async () => {
    await visit('/id')
    await expect(page.getByText('Server online · 1.204 pemain · Main sekarang')).toBeVisible()
  })
})

test('before anything is known the network is offline and the cards are loading', async ({ page, visit }) => {
  const { promise, resolve } = Promise.withResolvers<void>()
  await page.route(STATUS, async (route) => {
    await promise
    await route.fulfill({ json: UP })
  })
  await alterPage(page, '**/en', (data) => {
    data.status = null
  })
  await visit('/en/vote')
  await goInside(page, '/en')
  const hero = page.locator('.hero').getByRole('status')
  const figures = page.locator('dl dd')
  await expect(hero).toHaveText('Offline')
  await expect(hero.locator('.dot.text-bad')).toHaveCount(1)
  await expect(figures).toHaveText(['Loading...', 'Loading...', '76,000+'])
  resolve()
  await expect(hero).toHaveText('Server is online · 1,204 Players · Play now')
  await expect(figures).toHaveText(['1,204 / 5,000', '1.21.8', '76,000+'])
})

test('pictures that admins added are shown instead of ours; ours stand in for what does not come', async ({
  page,
  visit,
}) => {
  const own = 'Wooden houses on stilts around a lake at dusk'
  const { box, marks, shown } = panel(page, 'Survival Mix')
  const given = (image_url: string) =>
    page.route(IMAGES, (route) =>
      route.fulfill({ json: { survival: [{ image_url }], skyblock: [], creative: [] } }),
    )
  await test.step('added pictures', async () => {
    await given('/icons/icon-512.png')
    await visit('/en')
    await box.locator('.pic').scrollIntoViewIfNeeded()
    await expect(box.locator('.slide img')).toHaveAttribute('src', '/icons/icon-512.png')
    await expect(marks).toHaveCount(0)
    await expect(panel(page, 'SkyBlock Tycoon').marks).toHaveCount(3)
  })
  await test.step('an added picture that cannot be loaded', async () => {
    await given('/uploads/nothing.webp')
    await visit('/en')
    await box.locator('.pic').scrollIntoViewIfNeeded()
    await expect(shown).toHaveAttribute('alt', own)
  })
  await test.step('a call that fails', async () => {
    await page.route(IMAGES, (route) => route.abort())
    await visit('/en')
    await box.locator('.pic').scrollIntoViewIfNeeded()
    await expect(box.getByRole('img', { name: own })).toBeVisible()
    await expect(marks).toHaveCount(3)
  })
})

test('with less motion pictures stand still, and can still be chosen', async ({ visitor }) => {
  const page = await visitor({ reducedMotion: 'reduce', viewport: { width: 1280, height: 800 } })
  await page.clock.install()
  await visitAs(page, '/en')
  const { box, marks } = panel(page, 'Survival Mix')
  await box.locator('.pic').scrollIntoViewIfNeeded()
  await page.clock.runFor(30_000)
  await expect(marks.nth(0)).toHaveAttribute('aria-current', 'true')
  await marks.nth(1).click()
  await expect(marks.nth(1)).toHaveAttribute('aria-current', 'true')
})
