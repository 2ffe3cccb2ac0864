// axe on the page as it stands now.
import AxeBuilder from '@axe-core/playwright'
import type { Page } from '@playwright/test'

const RULES = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice']

/** A line for each thing that is wrong, with the place where it is. */
export async function violations(page: Page): Promise<string[]> {
  await page.evaluate(() => {
    // The stars behind the page would keep axe from judging any colour in front of them.
    const sheet = new CSSStyleSheet()
    sheet.replaceSync('body::before, body::after { content: none !important }')
    document.adoptedStyleSheets = [sheet]
  })
  const runOnly = { type: 'tag' as const, values: RULES }
  // Our pages hold no frames: without a second page for them, axe is done sooner.
  const axe = new AxeBuilder({ page }).setLegacyMode().options({ runOnly, resultTypes: ['violations'] })
  const found = await axe.analyze()
  return found.violations.flatMap(({ id, nodes }) =>
    nodes.map(({ html, failureSummary }) => `${id}: ${html.slice(0, 160)}\n${failureSummary}`),
  )
}
