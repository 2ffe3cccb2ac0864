// Records console problems, requests and layout shifts of a page.
import type { Page } from '@playwright/test'

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
