// Names of every length and alphabet, at every width: nothing is cut, covered or outside of the page.
import { demoSettings } from '#content/settings/index.ts'
import { expect, navigateInApp, type Page, test, visitPage } from '#tests/support/browser.ts'
import { siteOfFile } from '#tests/support/browser-site.ts'

const WIDTHS = [320, 768, 1024, 1280]
/** The name is the same in both languages; the second page is opened inside the site. */
const PATHS = [
  ['/en', null],
  ['/id/vote', 'Ekspedisi hari ini'],
] as const

const NAMES = [
  ['Angkasa Network', 'Angkasa', '#ffd23f'],
  ['NusantaraCraft Network', 'NusantaraCraft', '#ff5a4f'],
  ['W', 'W', '#ffffff'],
  ['MMMMMMMMMMMMMMMM MMMMMMMMMMMMMMM', 'MMMMMMMMMMMMMMMM', '#4f84ff'],
  ['Wwwwwwwwwwwwwwwwwwwwwwwwwwwwwwww', 'Wwwwwwww Wwwwwww', '#00ff9c'],
  ['Señor Ñandú 2026 & Čo.', 'Ñandú 2026', '#f37fcf'],
  ['🚀🚀🚀🚀 銀河ネットワーク', '🚀 銀河ネットワーク', '#8a8a8a'],
  ['A B C D E F G H I J K L M N O P', 'A B C D E F G H', '#cffe00'],
] as const

const site = siteOfFile()

test('every name fits at every width', { tag: '@night' }, async ({ page }) => {
  test.setTimeout(180_000)
  for (const [name, short_name, accent] of NAMES) {
    await test.step(name, async () => {
      await site.admin.save('identity', { ...demoSettings.identity, name, short_name, accent })
      for (const [path, heading] of PATHS) {
        if (heading === null) await visitPage(page, `${site.url}${path}`)
        else {
          await navigateInApp(page, path)
          await expect(page.getByRole('heading', { level: 1 })).toHaveText(heading)
        }
        // The fallback font is wider.
        await page.evaluate(() => document.fonts.ready)
        // From narrow to wide and back.
        for (const width of heading === null ? WIDTHS : WIDTHS.toReversed()) {
          await page.setViewportSize({ width, height: 740 })
          expect.soft(await findMisplaced(page), `${name}: ${path} at ${width}`).toEqual([])
        }
      }
      await expectNameInMenu(page, name)
    })
  }
})

async function expectNameInMenu(page: Page, name: string): Promise<void> {
  await page.getByRole('button', { name: 'Buka menu' }).click()
  const shown = page.locator('dialog .fit-text')
  await expect(shown).toBeVisible()
  const close = await page.locator('dialog').getByRole('button', { name: 'Tutup menu' }).boundingBox()
  const text = await shown.evaluate((element) => {
    const range = document.createRange()
    range.selectNodeContents(element)
    return range.getBoundingClientRect().toJSON() as { left: number; right: number }
  })
  await expect
    .poll(() => shown.evaluate((element) => element.getBoundingClientRect().left))
    .toBeGreaterThan(0)
  expect.soft(text.right - text.left, name).toBeLessThanOrEqual(256 - 16 - (close?.width ?? 0))
}

/** Elements that are cut, covered or outside of the page; empty when everything is in its place. */
function findMisplaced(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const problems: string[] = []
    const width = document.documentElement.clientWidth
    const rectOf = (element: Element) => {
      const range = document.createRange()
      range.selectNodeContents(element)
      return range.getBoundingClientRect()
    }
    const check = (isRight: boolean, problem: string) => {
      if (!isRight) problems.push(problem)
    }
    check(document.documentElement.scrollWidth <= width, 'the page scrolls sideways')
    for (const element of document.querySelectorAll('h1, h1 > span, .fit-text, main h2')) {
      const { left, right, width: own } = rectOf(element)
      if (own > 0) check(left >= -1 && right <= width + 1, `outside of the page: ${element.textContent}`)
    }
    const [big, small] = [...document.querySelectorAll('h1.headline > span')].map(rectOf)
    if (big && small) check(small.top >= big.top + 8, 'the lines of the headline overlap')

    const logo = document.querySelector('header .logo')?.getBoundingClientRect()
    const name = document.querySelector('header .logo > span')
    if (logo && name) {
      const text = rectOf(name)
      const isHidden = text.top >= logo.bottom - 1
      const isWhole =
        text.right <= logo.right + 1 && text.bottom <= logo.bottom + 4 && text.top >= logo.top - 4
      check(isHidden || isWhole, 'the name in the bar is cut')
    }
    const parts = [...(document.querySelector('header > div')?.children ?? [])]
      // On phones the word *Demo* lies on the bar, below the logo.
      .filter((part) => getComputedStyle(part).position !== 'absolute')
      .map((part) => part.getBoundingClientRect())
      .filter((rect) => rect.width > 0)
      .sort((one, other) => one.left - other.left)
    parts.forEach((part, index) => {
      const next = parts[index + 1]
      check(part.right <= (next?.left ?? width) + 1, 'parts of the bar overlap')
    })
    return problems
  })
}
