// Our own bot check on the product page: begins by itself and says what it does.
import { BOTH, expect, type Page, test, WORDS } from '#tests/support/browser.ts'
import { watch } from '#tests/support/browser-watch.ts'

async function productPath(page: Page): Promise<string> {
  const [product] = await (await page.request.get('/api/store/products')).json()
  return `/store/product/${product._id}`
}

const box = (page: Page, language: 'en' | 'id') =>
  page.getByRole('group', { name: WORDS[language].botCheck.label })

for (const language of BOTH) {
  test(`it passes by itself when the form is touched, in ${language}`, async ({ page, visit }) => {
    const seen = await watch(page)
    await visit(`/${language}${await productPath(page)}`)
    await page.getByRole('textbox').first().focus()
    const status = box(page, language).getByRole('status')
    await expect(status).toHaveText(WORDS[language].botCheck.done)

    expect(seen.complaints).toEqual([])
    expect(await seen.shifts()).toEqual([])
    expect(seen.asked.filter((url) => url.includes('solver.worker'))).toHaveLength(1)
  })
}
