// Nothing sticks out sideways, from the narrowest phone to the widest desk.
import { BOTH, expect, PAGES, type Page, type PageName, test } from '#tests/support/browser.ts'

const WIDTHS = [320, 360, 768, 1280, 1920]
const NAMES = Object.keys(PAGES) as PageName[]
/** Several pages in one window, but not so many that a busy machine needs longer than a test may. */
const GROUPS = [NAMES.slice(0, 4), NAMES.slice(4)]

/** What can be seen beyond the left or right edge; boxes that scroll or cut by themselves may hold more. */
function stickingOut(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const cuts = (element: Element) => getComputedStyle(element).overflowX !== 'visible'
    const isHeld = (element: Element) => {
      for (let box = element.parentElement; box && box !== document.body; box = box.parentElement)
        if (cuts(box)) return true
      return false
    }
    const out = [...document.body.querySelectorAll('*')].filter((element) => {
      if (!element.checkVisibility({ visibilityProperty: true })) return false
      const { left, right, width, height } = element.getBoundingClientRect()
      if (width === 0 || height === 0) return false
      return (left < -0.5 || right > document.documentElement.clientWidth + 0.5) && !isHeld(element)
    })
    const scrolls = document.documentElement.scrollWidth > document.documentElement.clientWidth
    return [
      ...(scrolls ? ['the page scrolls sideways'] : []),
      ...out.map((one) => one.outerHTML.slice(0, 120)),
    ]
  })
}

/** Words that are cut off because their box does not let them out. */
function cutWords(page: Page): Promise<string[]> {
  return page.evaluate(() =>
    [...document.body.querySelectorAll('a, button, h1, h2, h3, p, li, b')]
      .filter((element) => element.checkVisibility({ visibilityProperty: true }))
      .filter((element) => getComputedStyle(element).overflowX === 'hidden' || element.matches('a, button'))
      .filter((element) => element.clientWidth > 1 && element.scrollWidth > element.clientWidth + 1)
      .filter((element) => getComputedStyle(element).textOverflow !== 'ellipsis')
      .map((element) => element.outerHTML.slice(0, 120)),
  )
}

for (const language of BOTH) {
  for (const group of GROUPS) {
    test(`in ${language} these pages fit every width: ${group.join(', ')}`, async ({ page }) => {
      for (const name of group) {
        await page.goto(`/${language}${PAGES[name]}`)
        for (const width of WIDTHS) {
          await page.setViewportSize({ width, height: 800 })
          await expect.poll(() => page.evaluate(() => window.innerWidth)).toBe(width)
          expect.soft(await stickingOut(page), `${name}, ${width} px`).toEqual([])
          expect.soft(await cutWords(page), `${name}, ${width} px`).toEqual([])
        }
      }
    })
  }
}
