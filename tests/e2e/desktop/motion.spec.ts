// Things that move: the smooth scroll of 1.2 s, sections that arrive once, and those who asked for less motion.
import { expect, type Page, test, visitAs } from '#tests/support/browser.ts'

declare global {
  interface Window {
    scrolls: { at: number; y: number }[]
    arrivals: { name: string; place: number }[]
  }
}

const NOON = new Date('2026-11-15T12:00:00Z')
const LATER = new Date('2026-11-15T12:10:00Z')

/** Notes every scroll that the page itself makes, with its time. */
async function noteScrolls(page: Page): Promise<void> {
  await page.addInitScript(() => {
    window.scrolls = []
    const scrollTo = window.scrollTo.bind(window) as (x: number, y: number) => void
    window.scrollTo = ((x: number, y: number) => {
      window.scrolls.push({ at: performance.now(), y })
      scrollTo(x, y)
    }) as typeof window.scrollTo
  })
}

/** Stands at the end of the home page with the focus on the skip link, its Enter still to come. */
async function standAtTheEnd(page: Page): Promise<number> {
  await page.evaluate(() => document.documentElement.scrollTo({ top: 100_000, behavior: 'instant' }))
  await page.locator('.skip-link').evaluate((link: HTMLElement) => link.focus({ preventScroll: true }))
  await page.evaluate(() => {
    window.scrolls = []
  })
  return page.evaluate(() => window.scrollY)
}

test('a link to a place on the page glides there in 1.2 s', async ({ page, visit }) => {
  await noteScrolls(page)
  await page.clock.install({ time: NOON })
  await visit('/en')
  await page.clock.pauseAt(LATER)
  const start = await standAtTheEnd(page)
  expect(start).toBeGreaterThan(500)
  const begun = await page.evaluate(() => performance.now())
  await page.keyboard.press('Enter')
  await expect(page.getByRole('main')).toBeFocused()
  await page.clock.runFor(100)
  const early = await page.evaluate(() => window.scrollY)
  expect(early).toBeLessThan(start)
  expect(early).toBeGreaterThan(50)
  await page.clock.runFor(3_000)
  expect(await page.evaluate(() => window.scrollY)).toBe(0)
  const scrolls = await page.evaluate(() => window.scrolls)
  const lasted = (scrolls.at(-1)?.at ?? 0) - begun
  expect(lasted).toBeGreaterThanOrEqual(1_200)
  expect(lasted).toBeLessThan(1_240)
  expect(scrolls.length).toBeGreaterThan(30)
  const ys = scrolls.map(({ y }) => y)
  expect(ys).toEqual(ys.toSorted((a, b) => b - a))
})

test("the visitor's own wheel stops the gliding", async ({ page, visit }) => {
  await noteScrolls(page)
  await page.clock.install({ time: NOON })
  await visit('/en')
  await page.clock.pauseAt(LATER)
  await standAtTheEnd(page)
  await page.keyboard.press('Enter')
  await page.clock.runFor(64)
  await page.evaluate(() => window.dispatchEvent(new WheelEvent('wheel')))
  const before = await page.evaluate(() => window.scrolls.length)
  expect(before).toBeGreaterThan(0)
  await page.clock.runFor(2_000)
  expect(await page.evaluate(() => window.scrolls.length)).toBe(before)
})

test('who asked for less motion is there at once', async ({ visitor }) => {
  const page = await visitor({ reducedMotion: 'reduce' })
  await noteScrolls(page)
  await page.clock.install({ time: NOON })
  await visitAs(page, '/en')
  await page.clock.pauseAt(LATER)
  await standAtTheEnd(page)
  await page.keyboard.press('Enter')
  await expect(page.getByRole('main')).toBeFocused()
  expect(await page.evaluate(() => window.scrolls.length)).toBe(1)
  expect(await page.evaluate(() => window.scrollY)).toBe(0)
})

async function noteArrivals(page: Page): Promise<void> {
  await page.addInitScript(() => {
    window.arrivals = []
    document.addEventListener('animationstart', ({ target, animationName }) => {
      const boxes = [...document.querySelectorAll('.reveal')]
      const place = boxes.indexOf(target as Element)
      if (place >= 0) window.arrivals.push({ name: animationName, place })
    })
  })
}

/** Down and up twice, seeing every section on the way. */
async function seeEverySectionTwice(page: Page): Promise<number> {
  const sections = page.locator('.reveal')
  const count = await sections.count()
  for (const round of [1, 2]) {
    for (let place = 0; place < count; place += 1) {
      await sections
        .nth(place)
        .evaluate((section) => section.scrollIntoView({ block: 'center', behavior: 'instant' }))
      await expect
        .poll(() => sections.nth(place).evaluate((section) => getComputedStyle(section).opacity), {
          message: `round ${round}`,
        })
        .toBe('1')
    }
    await page.evaluate(() => window.scrollTo({ top: 0, behavior: 'instant' }))
  }
  return count
}

test('sections below the first screen arrive once when they are seen, and are never hidden', async ({
  page,
  visit,
}) => {
  await noteArrivals(page)
  await visit('/en')
  const sections = page.locator('.reveal')
  const count = await sections.count()
  expect(count).toBeGreaterThanOrEqual(4)
  for (const section of await sections.all()) await expect(section).toHaveCSS('opacity', '1')
  await seeEverySectionTwice(page)
  const arrivals = await page.evaluate(() => window.arrivals)
  const waited = await sections.evaluateAll(
    (all) => all.filter((one) => one.hasAttribute('data-reveal')).length,
  )
  expect(waited).toBeGreaterThanOrEqual(3)
  expect(arrivals).toHaveLength(waited)
  expect(new Set(arrivals.map(({ place }) => place)).size).toBe(waited)
  expect(new Set(arrivals.map(({ name }) => name))).toEqual(new Set(['arrive']))
})

test('for those who asked for less motion sections only fade', async ({ visitor }) => {
  const page = await visitor({ reducedMotion: 'reduce' })
  await noteArrivals(page)
  await visitAs(page, '/en')
  await seeEverySectionTwice(page)
  const arrivals = await page.evaluate(() => window.arrivals)
  expect(new Set(arrivals.map(({ name }) => name))).toEqual(new Set(['fade']))
})

test('eight sparks drift over the hero; nothing moves for ever in front of those who asked for less motion', async ({
  page,
  visitor,
}) => {
  await page.goto('/en')
  await expect(page.locator('.mote')).toHaveCount(8)
  await expect(page.locator('.mote').filter({ visible: true })).toHaveCount(8)
  const still = await visitor({ reducedMotion: 'reduce' })
  for (const path of ['/en/vote', '/en/maps', '/en/premiumtiers', '/en/nowhere', '/en']) {
    await visitAs(still, path)
    const endless = await still.evaluate(() =>
      document
        .getAnimations()
        .filter((animation) => animation.effect?.getComputedTiming().endTime === Number.POSITIVE_INFINITY)
        .map((animation) => (animation as CSSAnimation).animationName),
    )
    expect(endless, path).toEqual([])
  }
  await expect(still.locator('.mote').filter({ visible: true })).toHaveCount(0)
})

test('without script every section is simply there', async ({ visitor }) => {
  const page = await visitor({ javaScriptEnabled: false })
  await page.goto('/en')
  const sections = page.locator('.reveal')
  expect(await sections.count()).toBeGreaterThanOrEqual(4)
  for (const section of await sections.all()) {
    await expect(section).not.toHaveAttribute('data-reveal')
    await expect(section).toHaveCSS('opacity', '1')
  }
})
