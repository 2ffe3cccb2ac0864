// The home page: is the network up, how many play, and the pictures that follow each other.
import { expect, goInside, type Page, test, visitAs } from '#tests/support/browser.ts'
import { alterPage } from '#tests/support/browser-pages.ts'

const STATUS = '**/api/server-status/network'
const IMAGES = '**/api/gamemodes/images'
const UP = { online: true, players: { online: 1204, max: 5000 }, version: '1.21.8' }

test('the dot says that the network is online, and how many play', async ({ page, visit }) => {
  await page.route(STATUS, (route) => route.fulfill({ json: UP }))
  await visit('/en')
  await expect(page.getByText('Server is online · 1,204 Players · Play now')).toBeVisible()
  await expect(page.locator('dl')).toContainText('1,204 / 5,000')
  await expect(page.locator('dl')).toContainText('1.21.8')
  await expect(page.locator('dl')).toContainText('76,000+')
  await expect(page.locator('.dot.text-ok')).toHaveCount(1)
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

test('in Indonesian numbers are written the Indonesian way', async ({ page, visit }) => {
  await page.route(STATUS, (route) => route.fulfill({ json: UP }))
  await visit('/id')
  await expect(page.getByText('Server online · 1.204 pemain · Main sekarang')).toBeVisible()
})

test('a failed call says offline and keeps the version; the next good one brings it back', async ({
  page,
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
  const first = calls

  for (const failure of ['broken', 'away'] as const) {
    answer = failure
    await page.clock.runFor(60_000)
    await expect(page.getByText('Offline', { exact: true })).toBeVisible()
    await expect(page.locator('dl')).toContainText('1.21.8')
    answer = 'up'
    await page.clock.runFor(60_000)
    await expect(page.getByText('Server is online · 1,204 Players · Play now')).toBeVisible()
  }
  expect(calls).toBe(first + 4)
})

function panel(page: Page, name: string) {
  const heading = page.getByRole('heading', { name, exact: true })
  const box = page.locator('article', { has: heading })
  return {
    box,
    marks: box.getByRole('group').getByRole('button'),
    shown: box.locator('.slide[data-shown] img'),
  }
}

test('pictures change every five seconds while they can be seen', async ({ page, visit }) => {
  await page.clock.install()
  await visit('/en')
  const { box, marks, shown } = panel(page, 'Survival Mix')
  await box.locator('.pic').scrollIntoViewIfNeeded()
  await expect(box.locator('.slide img')).toHaveCount(2)
  await expect(marks.nth(0)).toHaveAttribute('aria-current', 'true')
  const first = await shown.getAttribute('alt')

  await page.clock.runFor(5_000)
  await expect(marks.nth(1)).toHaveAttribute('aria-current', 'true')
  expect(await shown.getAttribute('alt')).not.toBe(first)
  await page.clock.runFor(5_000)
  await expect(marks.nth(2)).toHaveAttribute('aria-current', 'true')
  await page.clock.runFor(5_000)
  await expect(marks.nth(0)).toHaveAttribute('aria-current', 'true')
})

test('pictures stand still while somebody looks closer, and go on after', async ({
  page,
  visit,
  isMobile,
}) => {
  await page.clock.install()
  await visit('/en')
  const { box, marks } = panel(page, 'SkyBlock Tycoon')
  await box.locator('.pic').scrollIntoViewIfNeeded()
  await expect(box.locator('.slide img')).toHaveCount(2)

  if (isMobile) await marks.nth(0).focus()
  else await box.locator('.pic').hover()
  await page.clock.runFor(20_000)
  await expect(marks.nth(0)).toHaveAttribute('aria-current', 'true')

  if (isMobile) await marks.nth(0).blur()
  else await page.mouse.move(1, 1)
  await page.clock.runFor(5_000)
  await expect(marks.nth(1)).toHaveAttribute('aria-current', 'true')
})

test('marks and arrow keys choose a picture', async ({ page, visit }) => {
  await visit('/en')
  const { box, marks } = panel(page, 'Creative Mode')
  await box.locator('.pic').scrollIntoViewIfNeeded()
  await marks.nth(2).click()
  await expect(marks.nth(2)).toHaveAttribute('aria-current', 'true')
  await page.keyboard.press('ArrowRight')
  await expect(marks.nth(0)).toHaveAttribute('aria-current', 'true')
  await page.keyboard.press('ArrowLeft')
  await expect(marks.nth(2)).toHaveAttribute('aria-current', 'true')
  await expect(marks.nth(2)).toHaveAccessibleName('Picture 3 of 3')
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

test('pictures that admins added are shown instead of ours', async ({ page, visit }) => {
  const image_url = '/icons/icon-512.png'
  await page.route(IMAGES, (route) =>
    route.fulfill({ json: { survival: [{ image_url }], skyblock: [], creative: [] } }),
  )
  await visit('/en')
  const { box, marks } = panel(page, 'Survival Mix')
  await box.locator('.pic').scrollIntoViewIfNeeded()
  await expect(box.locator('.slide img')).toHaveAttribute('src', image_url)
  await expect(marks).toHaveCount(0)
  await expect(panel(page, 'SkyBlock Tycoon').marks).toHaveCount(3)
})

test('an added picture that cannot be loaded gives way to one of ours', async ({ page, visit }) => {
  await page.route(IMAGES, (route) =>
    route.fulfill({
      json: { survival: [{ image_url: '/uploads/nothing.webp' }], skyblock: [], creative: [] },
    }),
  )
  await visit('/en')
  const { box, shown } = panel(page, 'Survival Mix')
  await box.locator('.pic').scrollIntoViewIfNeeded()
  await expect(shown).toHaveAttribute('alt', 'Wooden houses on stilts around a lake at dusk')
})

test('when the call for pictures fails, ours stay', async ({ page, visit }) => {
  await page.route(IMAGES, (route) => route.abort())
  await visit('/en')
  const { box, marks } = panel(page, 'Survival Mix')
  await box.locator('.pic').scrollIntoViewIfNeeded()
  await expect(box.getByRole('img', { name: 'Wooden houses on stilts around a lake at dusk' })).toBeVisible()
  await expect(marks).toHaveCount(3)
})

test('the three modes tell since when they are there and their season', async ({ page, visit }) => {
  await visit('/en')
  await expect(panel(page, 'Survival Mix').box).toContainText('Since 23 July 2022')
  await expect(panel(page, 'Survival Mix').box).toContainText('Season 1')
  await expect(panel(page, 'SkyBlock Tycoon').box).toContainText('Since 26 August 2023')
  await expect(panel(page, 'SkyBlock Tycoon').box).toContainText('Season 1')
  await expect(panel(page, 'Creative Mode').box).toContainText('Since 7 August 2024')
  await expect(panel(page, 'Creative Mode').box).not.toContainText('Season')
})

test('eight motes drift over the hero', async ({ page, visit }) => {
  await visit('/id')
  await expect(page.locator('.hero .mote')).toHaveCount(8)
})
