// Pictures that are late: their colours stand in their place, nothing floats over them, and nothing moves when they come.
import { expect, type Page, test } from '#tests/support/browser.ts'

const LATE_MS = 5_000

declare global {
  interface Window {
    shift: number
  }
}

/** Large pictures on the screen whose place is as dark as the page. */
function bare(page: Page): Promise<string[]> {
  return page.locator('picture img').evaluateAll((all) =>
    all
      .filter((image) => {
        const { top, bottom, width, height } = image.getBoundingClientRect()
        return top < window.innerHeight && bottom > 0 && width * height > 10_000
      })
      .filter((image) => !/url|gradient/.test(getComputedStyle(image).backgroundImage))
      .map((image) => (image as HTMLImageElement).src),
  )
}

test('late pictures have a ground, and lamps and sparks wait for theirs', async ({ page }) => {
  await page.route('**/art/**', async (route) => {
    await new Promise((done) => setTimeout(done, LATE_MS))
    await route.continue()
  })
  await page.addInitScript(() => {
    window.shift = 0
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) window.shift += (entry as unknown as { value: number }).value
    }).observe({ type: 'layout-shift', buffered: true })
  })
  // A visit that waits for the load event would wait for the pictures.
  await page.goto('/en', { waitUntil: 'commit' })
  const hero = page.locator('.hero > picture img').first()
  await expect(hero).toHaveCSS('background-image', /^url\("data:image\/webp/)
  expect(await bare(page)).toEqual([])
  await page.waitForTimeout(2_500)
  await expect(page.locator('.lamps, .mote')).toHaveCount(0)
  await expect(page.locator('.mote')).toHaveCount(8, { timeout: 15_000 })
  expect(await hero.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(0)
  expect(await page.evaluate(() => window.shift)).toBe(0)
  for (const path of ['/en/store', '/en/maps']) {
    await page.goto(path, { waitUntil: 'commit' })
    await expect(page.locator('picture img').first()).toBeAttached()
    expect(await bare(page), path).toEqual([])
  }
  await page.unrouteAll({ behavior: 'ignoreErrors' })
})
