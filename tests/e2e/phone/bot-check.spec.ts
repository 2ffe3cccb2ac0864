// The built-in bot check of the product page passes by itself, and loads on no other page. Failures: bot-check.test.tsx.
import { expect, type Page, TEXTS, test, visitPage } from '#tests/support/browser.ts'
import { watch } from '#tests/support/browser-rules.ts'

async function productPath(page: Page): Promise<string> {
  const [product] = await (await page.request.get('/api/store/products')).json()
  return `/store/product/${product._id}`
}

test('the check starts when the form is focused and passes by itself; no other page loads it', async ({
  page,
}) => {
  const { consoleProblems, requests, shifts } = await watch(page)
  await visitPage(page, '/en')
  await visitPage(page, '/en/store')
  expect(requests.filter((url) => /bot-check|solver|turnstile/.test(url))).toEqual([])
  await visitPage(page, `/id${await productPath(page)}`)
  await page.getByRole('textbox').first().focus()
  const box = page.getByRole('group', { name: TEXTS.id.botCheck.label })
  await expect(box.getByRole('status')).toHaveText(TEXTS.id.botCheck.done)
  expect(consoleProblems).toEqual([])
  expect(await shifts()).toEqual([])
  expect(requests.filter((url) => url.includes('solver.worker'))).toHaveLength(1)
})
