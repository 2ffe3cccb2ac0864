// axe on the current page.
import { type Page, test } from '@playwright/test'
import axe, { type RunOptions } from 'axe-core'
import type { Language } from '#contract/language.ts'

const RULES = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice']
/** Only violations are serialized: a quarter less CPU time than all results. */
const OPTIONS: RunOptions = { runOnly: { type: 'tag', values: RULES }, reporter: 'no-passes' }

/** axe is slow: where pages are walked in both languages, one is for the phone, the other for the desktop. */
export function axeLanguage(): Language {
  return test.info().project.name === 'phone' ? 'id' : 'en'
}

/** One line per violation, with its element. */
export async function violations(page: Page): Promise<string[]> {
  const isLoaded = await page.evaluate(() => {
    // axe cannot compute contrast in front of a background image.
    const sheet = new CSSStyleSheet()
    sheet.replaceSync('body::before, body::after { content: none !important }')
    document.adoptedStyleSheets = [sheet]
    return 'axe' in window
  })
  if (!isLoaded) await page.evaluate(axe.source)
  return page.evaluate(async (options) => {
    const { run } = (window as unknown as { axe: typeof axe }).axe
    const found = await run(document, options)
    return found.violations.flatMap(({ id, nodes }) =>
      nodes.map(({ html, failureSummary }) => `${id}: ${html.slice(0, 160)}\n${failureSummary}`),
    )
  }, OPTIONS)
}
