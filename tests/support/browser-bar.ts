// Locators of the top bar of wide screens.
import type { Page } from '@playwright/test'

const STAR = 'rgb(255, 210, 63)'

export function bar(page: Page) {
  return page.getByRole('banner').getByRole('navigation')
}

/** The entries of the bar that seedSources the yellow edge. */
export function litEntries(page: Page): Promise<string[]> {
  return bar(page)
    .locator('> a, > div > button')
    .evaluateAll((entries, star) => {
      const lit = entries.filter((entry) => getComputedStyle(entry, '::after').backgroundColor === star)
      return lit.map((entry) => entry.textContent ?? '')
    }, STAR)
}
