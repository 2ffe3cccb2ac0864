// Elements beyond the edge of a page, and texts that their box clips.
import type { Page } from './browser.ts'

/** By how many pixels the page scrolls sideways; less than none in a window with a scroll bar. */
export const sideways = (page: Page) =>
  page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth)

/** Visible elements beyond the left or right edge, outside of boxes that scroll or clip their content. */
export function overflowing(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const clips = (element: Element) => getComputedStyle(element).overflowX !== 'visible'
    const isClipped = (element: Element) => {
      for (let box = element.parentElement; box && box !== document.body; box = box.parentElement)
        if (clips(box)) return true
      return false
    }
    const out = [...document.body.querySelectorAll('*')].filter((element) => {
      if (!element.checkVisibility({ visibilityProperty: true })) return false
      const { left, right, width, height } = element.getBoundingClientRect()
      // Texts for screen readers are 1 px wide.
      if (width <= 1 || height <= 1) return false
      return (left < -0.5 || right > document.documentElement.clientWidth + 0.5) && !isClipped(element)
    })
    const scrolls = document.documentElement.scrollWidth > document.documentElement.clientWidth
    return [
      ...(scrolls ? ['the page scrolls sideways'] : []),
      ...out.map((one) => one.outerHTML.slice(0, 120)),
    ]
  })
}

export function clippedTexts(page: Page): Promise<string[]> {
  return page.evaluate(() =>
    [...document.body.querySelectorAll('a, button, h1, h2, h3, p, li, b')]
      .filter((element) => element.checkVisibility({ visibilityProperty: true }))
      .filter((element) => getComputedStyle(element).overflowX === 'hidden' || element.matches('a, button'))
      .filter((element) => element.clientWidth > 1 && element.scrollWidth > element.clientWidth + 1)
      .filter((element) => getComputedStyle(element).textOverflow !== 'ellipsis')
      .map((element) => element.outerHTML.slice(0, 120)),
  )
}
