// axe on the current page.
import AxeBuilder from '@axe-core/playwright'
import { type Page, test } from '@playwright/test'
import type { Language } from '#contract/language.ts'

const RULES = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice']

/** axe is slow: where pages are walked in both languages, one is for the phone, the other for the desktop. */
export function axeLanguage(): Language {
  return test.info().project.name === 'phone' ? 'id' : 'en'
}

/** One line per violation, with its element. */
export async function violations(page: Page): Promise<string[]> {
  await page.evaluate(() => {
    // axe cannot compute contrast in front of a background image.
    const sheet = new CSSStyleSheet()
    sheet.replaceSync('body::before, body::after { content: none !important }')
    document.adoptedStyleSheets = [sheet]
  })
  const runOnly = { type: 'tag' as const, values: RULES }
  // The pages have no frames, and legacy mode saves the second page that axe opens for them.
  const axe = new AxeBuilder({ page }).setLegacyMode().options({ runOnly, resultTypes: ['violations'] })
  const found = await axe.analyze()
  return found.violations.flatMap(({ id, nodes }) =>
    nodes.map(({ html, failureSummary }) => `${id}: ${html.slice(0, 160)}\n${failureSummary}`),
  )
}
