// Failures of the bot check, and that no other page loads it.
import { BOTH, expect, type Page, test, WORDS } from '#tests/support/browser.ts'
import { watch } from '#tests/support/browser-watch.ts'

const CHALLENGE = '**/api/bot-check/challenge'

async function productPath(page: Page): Promise<string> {
  const [product] = await (await page.request.get('/api/store/products')).json()
  return `/en/store/product/${product._id}`
}

const box = (page: Page) => page.getByRole('group', { name: 'Security check' })

test('a check that cannot load says so, and can be tried again with the keyboard', async ({
  page,
  visit,
}) => {
  await page.clock.install()
  await page.route(CHALLENGE, (route) => route.fulfill({ status: 503, json: {} }))
  let asked = 0
  page.on('response', (response) => {
    if (response.url().includes('/bot-check/challenge')) asked += 1
  })
  await visit(await productPath(page))
  const height = (await box(page).boundingBox())?.height
  await page.getByRole('textbox').first().focus()
  for (let tries = 1; tries <= 6; tries += 1) {
    await expect.poll(() => asked).toBe(tries)
    await page.clock.runFor(2_000)
  }

  const again = box(page).getByRole('button', { name: 'Try again' })
  await expect(again).toBeVisible()
  await expect(page.getByRole('alert')).toHaveText(
    'Unable to load security check. Please refresh the page or try again later.',
  )
  expect((await box(page).boundingBox())?.height).toBe(height)

  await page.unroute(CHALLENGE)
  await again.press('Enter')
  await expect(box(page)).toBeFocused()
  await expect(box(page).getByRole('status')).toHaveText('Check passed')
})

test('no other page loads anything of it', async ({ page, visit }) => {
  const seen = await watch(page)
  await visit('/en')
  await visit('/en/store')

  expect(seen.asked.filter((url) => /bot-check|solver|turnstile/.test(url))).toEqual([])
})

for (const language of BOTH) {
  test(`a page without Web Crypto asks for https, in ${language}`, async ({ page, visit }) => {
    await page.addInitScript(() => Object.defineProperty(window, 'isSecureContext', { value: false }))
    const path = (await productPath(page)).replace('/en/', `/${language}/`)
    await visit(path)
    await page.getByRole('textbox').first().focus()
    const words = WORDS[language].botCheck
    const check = page.getByRole('group', { name: words.label })
    await expect(check.getByRole('status')).toHaveText(words.insecureShort)
    await expect(page.getByRole('alert')).toHaveText(words.insecure)
    await expect(check.getByRole('link', { name: words.openSecurely })).toHaveAttribute(
      'href',
      `https://${new URL(page.url()).hostname}${path}`,
    )
  })
}
