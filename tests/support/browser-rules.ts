// Rules for every page: no axe violation, nothing beyond its edge, no console problem, foreign request or layout shift.
import { type Page, test } from '@playwright/test'
import axe, { type RunOptions } from 'axe-core'
import type { Language } from '#contract/language.ts'

const RULES = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice']
/** Only violations are serialized: a quarter less CPU time than all results. */
const OPTIONS: RunOptions = {
  runOnly: { type: 'tag', values: RULES },
  // Experimental in axe: speech control finds a button only by the words that it shows.
  rules: { 'label-content-name-mismatch': { enabled: true } },
  reporter: 'no-passes',
}

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

/** By how many pixels the page scrolls sideways; less than none in a window with a scroll bar. */
export const sideways = (page: Page) =>
  page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth)

/** Visible elements beyond the left or right edge, outside of boxes that scroll or clip their content. */
export function overflowing(page: Pick<Page, 'evaluate'>): Promise<string[]> {
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

/** The logo hides the name of the network where only its mark has room. */
export function clippedTexts(page: Page): Promise<string[]> {
  return page.evaluate(() =>
    [...document.body.querySelectorAll('a:not(.logo), button, .btn, h1, h2, h3, p, li, b')]
      .filter((element) => element.checkVisibility({ visibilityProperty: true }))
      .filter(
        (element) => getComputedStyle(element).overflowX === 'hidden' || element.matches('a, button, .btn'),
      )
      .filter((element) => element.clientWidth > 1 && element.scrollWidth > element.clientWidth + 1)
      .filter((element) => getComputedStyle(element).textOverflow !== 'ellipsis')
      .map((element) => element.outerHTML.slice(0, 120)),
  )
}

declare global {
  interface Window {
    shifts: { value: number; moved: string[] }[]
  }
}

/** On a busy machine a font can arrive late and move a word of the bar; hygiene.spec.ts tolerates nothing. */
const BY_A_LATE_FONT = 0.005

export async function watch(page: Page) {
  /** Console errors and warnings, uncaught errors, failed requests. */
  const consoleProblems: string[] = []
  const requests: string[] = []
  page.on('request', (request) => requests.push(request.url()))
  page.on('pageerror', (error) => consoleProblems.push(String(error)))
  page.on('console', (message) => {
    // Playwright's own word about playwright.config.ts.
    if (message.text().includes('registration blocked by Playwright')) return
    // Playwright's own scripts, in the frame of the console in which nothing may run.
    if (message.location().url === 'about:srcdoc' && message.text().startsWith('Blocked script')) return
    if (message.type() === 'error' || message.type() === 'warning')
      consoleProblems.push(`${message.type()}: ${message.text()} (${message.location().url})`)
  })
  page.on('requestfailed', (request) => {
    // An aborted prefetch is not a failure.
    const reason = request.failure()?.errorText
    if (reason !== 'net::ERR_ABORTED') consoleProblems.push(`failed: ${request.url()} ${reason}`)
  })
  await page.addInitScript(() => {
    window.shifts = []
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries() as (PerformanceEntry & {
        value: number
        sources?: { node?: Node; previousRect: DOMRect; currentRect: DOMRect }[]
      })[]) {
        const place = ({ x, y, width, height }: DOMRect) => [x, y, width, height].join(' ')
        const moved = (entry.sources ?? []).map(({ node, previousRect, currentRect }) => {
          const name = node instanceof Element ? node.outerHTML.slice(0, 120) : String(node?.textContent)
          return `${name} from ${place(previousRect)} to ${place(currentRect)}`
        })
        window.shifts.push({ value: entry.value, moved })
      }
    }).observe({ type: 'layout-shift', buffered: true })
  })
  const shifts = async (tolerated = BY_A_LATE_FONT) =>
    (await page.evaluate(() => window.shifts)).filter(({ value }) => value > tolerated)
  return { consoleProblems, requests, shifts }
}
