// Animations: the smooth scroll of 1.2 s, sections revealed once, the carousel of pictures, and reduced motion.
import { expect, navigateInApp, type Page, test, visitPage } from '#tests/support/browser.ts'

test.use({ contextOptions: { reducedMotion: 'no-preference' } })

declare global {
  interface Window {
    scrolls: { at: number; y: number }[]
    glides: number
    reveals: { name: string; index: number }[]
  }
}

/** A game mode on the home page. */
function panel(page: Page, name: string) {
  const heading = page.getByRole('heading', { name, exact: true })
  const box = page.locator('article', { has: heading })
  return {
    box,
    marks: box.getByRole('group').getByRole('button'),
    shown: box.locator('.slide[data-shown] img'),
  }
}

const NOON = new Date('2026-11-15T12:00:00Z')
const LATER = new Date('2026-11-15T12:10:00Z')

/** Records each scroll of the page's own script with its time, and the number of those that the wheel can stop. */
async function recordScrolls(page: Page): Promise<void> {
  await page.addInitScript(() => {
    Object.assign(window, { scrolls: [], glides: 0 })
    const listen = window.addEventListener.bind(window)
    window.addEventListener = ((...given: Parameters<typeof listen>) => {
      window.glides += Number(given[0] === 'wheel')
      listen(...given)
    }) as typeof listen
    const scrollTo = window.scrollTo.bind(window) as (x: number, y: number) => void
    window.scrollTo = ((x: number, y: number) => {
      window.scrolls.push({ at: performance.now(), y })
      scrollTo(x, y)
    }) as typeof window.scrollTo
  })
}

async function focusSkipLinkAtEnd(page: Page): Promise<number> {
  await page.evaluate(() => document.documentElement.scrollTo({ top: 100_000, behavior: 'instant' }))
  await page.locator('.skip-link').evaluate((link: HTMLElement) => link.focus({ preventScroll: true }))
  await page.evaluate(() => window.scrolls.splice(0))
  return page.evaluate(() => window.scrollY)
}

/** The code that scrolls is loaded by the first press: with the clock stopped it could come too late. */
async function loadScrolling(page: Page): Promise<void> {
  await focusSkipLinkAtEnd(page)
  await page.keyboard.press('Enter')
  await expect.poll(() => page.evaluate(() => window.scrolls.length)).toBeGreaterThan(0)
  await page.clock.runFor(2_000)
}

test('a link to an anchor scrolls smoothly in 1.2 s, and the mouse wheel stops it', {
  tag: '@night',
}, async ({ page }) => {
  await recordScrolls(page)
  await page.clock.install({ time: NOON })
  await visitPage(page, '/en')
  await loadScrolling(page)
  await page.clock.pauseAt(LATER)
  const start = await focusSkipLinkAtEnd(page)
  expect(start).toBeGreaterThan(500)
  const begun = await page.evaluate(() => performance.now())
  await page.keyboard.press('Enter')
  await expect.poll(() => page.evaluate(() => window.glides)).toBe(2)
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

  await test.step('the mouse wheel stops it', async () => {
    await focusSkipLinkAtEnd(page)
    await page.keyboard.press('Enter')
    await expect.poll(() => page.evaluate(() => window.glides)).toBe(3)
    await page.clock.runFor(64)
    await page.evaluate(() => window.dispatchEvent(new WheelEvent('wheel')))
    const before = await page.evaluate(() => window.scrolls.length || 'none')
    await page.clock.runFor(2_000)
    expect(await page.evaluate(() => window.scrolls.length)).toBe(before)
  })
})

test('with reduced motion an anchor is reached at once, and pictures wait to be chosen', async ({
  visitor,
}) => {
  const page = await visitor({ reducedMotion: 'reduce', viewport: { width: 1280, height: 800 } })
  await recordScrolls(page)
  await page.clock.install({ time: NOON })
  await visitPage(page, '/en')
  await loadScrolling(page)
  await page.clock.pauseAt(LATER)
  await focusSkipLinkAtEnd(page)
  await page.keyboard.press('Enter')
  await expect(page.getByRole('main')).toBeFocused()
  await expect.poll(() => page.evaluate(() => window.scrolls.length)).toBe(1)
  expect(await page.evaluate(() => window.scrollY)).toBe(0)

  await test.step('pictures do not change by themselves, but can be chosen', async () => {
    const { box, marks } = panel(page, 'Survival Mix')
    await box.locator('.pic').scrollIntoViewIfNeeded()
    await page.clock.runFor(30_000)
    await expect(marks.nth(0)).toHaveAttribute('aria-current', 'true')
    await marks.nth(1).click()
    await expect(marks.nth(1)).toHaveAttribute('aria-current', 'true')
  })
})

async function recordReveals(page: Page): Promise<void> {
  await page.addInitScript(() => {
    window.reveals = []
    document.addEventListener('animationstart', ({ target, animationName }) => {
      const boxes = [...document.querySelectorAll('.reveal')]
      const index = boxes.indexOf(target as Element)
      if (index >= 0) window.reveals.push({ name: animationName, index })
    })
  })
}

async function scrollToEverySectionTwice(page: Page): Promise<number> {
  const sections = page.locator('.reveal')
  const count = await sections.count()
  for (const round of [1, 2]) {
    for (let index = 0; index < count; index += 1) {
      await sections
        .nth(index)
        .evaluate((section) => section.scrollIntoView({ block: 'center', behavior: 'instant' }))
      await expect
        .poll(() => sections.nth(index).evaluate((section) => getComputedStyle(section).opacity), {
          message: `round ${round}`,
        })
        .toBe('1')
    }
    await page.evaluate(() => window.scrollTo({ top: 0, behavior: 'instant' }))
  }
  return count
}

test('sections below the first screen are revealed once and are never hidden', { tag: '@night' }, async ({
  page,
}) => {
  await recordReveals(page)
  await visitPage(page, '/en')
  const sections = page.locator('.reveal')
  const count = await sections.count()
  expect(count).toBeGreaterThanOrEqual(4)
  for (const section of await sections.all()) await expect(section).toHaveCSS('opacity', '1')
  await scrollToEverySectionTwice(page)
  const waited = await sections.evaluateAll(
    (all) => all.filter((one) => one.hasAttribute('data-reveal')).length,
  )
  expect(waited).toBeGreaterThanOrEqual(3)
  await expect.poll(() => page.evaluate(() => window.reveals.length)).toBe(waited)
  const reveals = await page.evaluate(() => window.reveals)
  expect(new Set(reveals.map(({ index }) => index)).size).toBe(waited)
  expect(new Set(reveals.map(({ name }) => name))).toEqual(new Set(['arrive']))
})

test('with reduced motion sections fade, motes are hidden and nothing moves endlessly', {
  tag: '@night',
}, async ({ page: moving, visitor }) => {
  await moving.goto('/en')
  await expect(moving.locator('.mote')).toHaveCount(8)
  await expect(moving.locator('.mote').filter({ visible: true })).toHaveCount(8)
  const page = await visitor({ reducedMotion: 'reduce' })
  await recordReveals(page)
  await visitPage(page, '/en')
  await scrollToEverySectionTwice(page)
  const reveals = await page.evaluate(() => window.reveals)
  expect(new Set(reveals.map(({ name }) => name))).toEqual(new Set(['fade']))

  await expect(page.locator('.mote').filter({ visible: true })).toHaveCount(0)
  for (const [path, title] of [
    ['/en', 'Angkasa Network'],
    ['/en/vote', 'Vote · Angkasa Network'],
    ['/en/maps', 'Maps'],
    ['/en/premiumtiers', 'Premium tiers'],
    ['/en/nowhere', 'Page Not Found'],
  ] as const) {
    await navigateInApp(page, path)
    await expect(page).toHaveTitle(title)
    const endless = await page.evaluate(() =>
      document
        .getAnimations()
        .filter((animation) => animation.effect?.getComputedTiming().endTime === Number.POSITIVE_INFINITY)
        .map((animation) => (animation as CSSAnimation).animationName),
    )
    expect(endless, path).toEqual([])
  }
})

test('pictures change every five seconds, pause on hover or focus, and can be chosen', async ({ page }) => {
  await page.clock.install()
  await visitPage(page, '/en')
  const { box, marks, shown } = panel(page, 'Survival Mix')
  await test.step('they change every five seconds while visible', async () => {
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
  await test.step('they pause while hovered or focused', async () => {
    await box.locator('.pic').hover()
    await page.clock.runFor(20_000)
    await expect(marks.nth(0)).toHaveAttribute('aria-current', 'true')
    await page.mouse.move(1, 1)
    await page.clock.runFor(5_000)
    await expect(marks.nth(1)).toHaveAttribute('aria-current', 'true')
    await marks.nth(1).focus()
    await page.clock.runFor(20_000)
    await expect(marks.nth(1)).toHaveAttribute('aria-current', 'true')
    await marks.nth(1).blur()
    await page.clock.runFor(5_000)
    await expect(marks.nth(2)).toHaveAttribute('aria-current', 'true')
  })
  await test.step('marks and arrow keys choose a picture', async () => {
    const creative = panel(page, 'Creative Mode')
    await creative.box.locator('.pic').scrollIntoViewIfNeeded()
    await creative.marks.nth(2).click()
    await expect(creative.marks.nth(2)).toHaveAttribute('aria-current', 'true')
    await page.keyboard.press('ArrowRight')
    await expect(creative.marks.nth(0)).toHaveAttribute('aria-current', 'true')
    await page.keyboard.press('ArrowLeft')
    await expect(creative.marks.nth(2)).toHaveAttribute('aria-current', 'true')
    await expect(creative.marks.nth(2)).toHaveAccessibleName('Picture 3 of 3')
  })
})
