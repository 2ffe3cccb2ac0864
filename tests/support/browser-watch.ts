// Notes what a page should never do: complain in the console, ask another host, move what is being read.
import type { Page } from '@playwright/test'

declare global {
  interface Window {
    shifts: { value: number; moved: string[] }[]
  }
}

export type Watch = {
  /** Errors and warnings of the console, and errors that nobody caught. */
  complaints: string[]
  /** Every address that was asked for. */
  asked: string[]
  shifts(): Promise<Window['shifts']>
}

export async function watch(page: Page): Promise<Watch> {
  const complaints: string[] = []
  const asked: string[] = []
  page.on('request', (request) => asked.push(request.url()))
  page.on('pageerror', (error) => complaints.push(String(error)))
  page.on('console', (message) => {
    if (message.type() === 'error' || message.type() === 'warning')
      complaints.push(`${message.type()}: ${message.text()} (${message.location().url})`)
  })
  page.on('requestfailed', (request) => {
    // A page that was fetched ahead and is not needed any more is given up: that is no failure.
    const why = request.failure()?.errorText
    if (why !== 'net::ERR_ABORTED') complaints.push(`failed: ${request.url()} ${why}`)
  })
  await page.addInitScript(() => {
    window.shifts = []
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries() as (PerformanceEntry & {
        value: number
        sources?: { node?: Node }[]
      })[]) {
        const moved = (entry.sources ?? []).map(({ node }) =>
          node instanceof Element ? node.outerHTML.slice(0, 120) : String(node?.textContent),
        )
        window.shifts.push({ value: entry.value, moved })
      }
    }).observe({ type: 'layout-shift', buffered: true })
  })
  return { complaints, asked, shifts: () => page.evaluate(() => window.shifts) }
}
