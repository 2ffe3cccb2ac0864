// Measures where the name of the network stands on a page.
import type { Page } from './browser.ts'

/** Elements that are cut, covered or outside of the page; empty when everything is in its place. */
export function findMisplaced(page: Page): Promise<string[]> {
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
      .map((part) => part.getBoundingClientRect())
      // The striped line of the demo lies on the bar.
      .filter((rect) => rect.width > 0 && rect.height > 8)
      .sort((one, other) => one.left - other.left)
    parts.forEach((part, index) => {
      const next = parts[index + 1]
      check(part.right <= (next?.left ?? width) + 1, 'parts of the bar overlap')
    })
    return problems
  })
}
