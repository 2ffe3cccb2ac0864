// The built-in bot check of the product page: it passes by itself, can be retried, and loads on no other page.
import { expect, LANGUAGES, type Page, TEXTS, test } from '#tests/support/browser.ts'
import { watch } from '#tests/support/browser-watch.ts'

const CHALLENGE = '**/api/bot-check/challenge'

async function productPath(page: Page): Promise<string> {
  const [product] = await (await page.request.get('/api/store/products')).json()
  return `/store/product/${product._id}`
}

const box = (page: Page, language: 'en' | 'id') =>
  page.getByRole('group', { name: TEXTS[language].botCheck.label })

test('the check starts when the form is focused and passes by itself; no other page loads it', async ({
  page,
  visit,
}) => {
  const { consoleProblems, requests, shifts } = await watch(page)
  await visit('/en')
  await visit('/en/store')
  expect(requests.filter((url) => /bot-check|solver|turnstile/.test(url))).toEqual([])
  for (const language of LANGUAGES) {
    await test.step(language, async () => {
      requests.length = 0
      await visit(`/${language}${await productPath(page)}`)
      await page.getByRole('textbox').first().focus()
      const status = box(page, language).getByRole('status')
      await expect(status).toHaveText(TEXTS[language].botCheck.done)
      expect(consoleProblems).toEqual([])
      expect(await shifts()).toEqual([])
      expect(requests.filter((url) => url.includes('solver.worker'))).toHaveLength(1)
    })
  }
})

test('a challenge that cannot load is retried, then reported, and can be retried by keyboard', async ({
  page,
  visit,
}) => {
  await page.clock.install()
  await page.route(CHALLENGE, (route) => route.fulfill({ status: 503, json: {} }))
  let challenges = 0
  page.on('response', (response) => {
    if (response.url().includes('/bot-check/challenge')) challenges += 1
  })
  await visit(`/en${await productPath(page)}`)
  const height = (await box(page, 'en').boundingBox())?.height
  await page.getByRole('textbox').first().focus()
  for (let tries = 1; tries <= 6; tries += 1) {
    await expect.poll(() => challenges).toBe(tries)
    await page.clock.runFor(2_000)
  }

  const again = box(page, 'en').getByRole('button', { name: 'Try again' })
  await expect(again).toBeVisible()
  await expect(page.getByRole('alert')).toHaveText(
    'Unable to load security check. Please refresh the page or try again later.',
  )
  expect((await box(page, 'en').boundingBox())?.height).toBe(height)

  await page.unroute(CHALLENGE)
  await again.press('Enter')
  await expect(box(page, 'en')).toBeFocused()
  await expect(box(page, 'en').getByRole('status')).toHaveText('Check passed')
})

test('a page without Web Crypto links to its https address', async ({ page, visit }) => {
  await page.addInitScript(() => Object.defineProperty(window, 'isSecureContext', { value: false }))
  for (const language of LANGUAGES) {
    const path = `/${language}${await productPath(page)}`
    await visit(path)
    await page.getByRole('textbox').first().focus()
    const texts = TEXTS[language].botCheck
    await expect(box(page, language).getByRole('status')).toHaveText(texts.insecureShort)
    await expect(page.getByRole('alert')).toHaveText(texts.insecure)
    await expect(box(page, language).getByRole('link', { name: texts.openSecurely })).toHaveAttribute(
      'href',
      `https://${new URL(page.url()).hostname}${path}`,
    )
  }
})
