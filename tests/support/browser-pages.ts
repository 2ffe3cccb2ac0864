// Pages whose loader data a test changes; only for pages reached by a navigation inside the site.
import type { Page } from './browser.ts'

const PAGE_JSON = /(<script id="page" type="application\/json">)([\s\S]*?)(<\/script>)/

/** `alter` changes the data of the page's loader. */
export async function alterPage(
  page: Page,
  address: string,
  alter: (data: Record<string, unknown>) => void,
): Promise<void> {
  await page.route(address, async (route) => {
    const response = await route.fetch()
    const html = (await response.text()).replace(PAGE_JSON, (_, open, json, close) => {
      const content = JSON.parse(json)
      alter(content.data)
      return open + JSON.stringify(content) + close
    })
    await route.fulfill({ response, body: html })
  })
}
