// Play Now without the clipboard API: the execCommand fallback, and the error when that fails too.
import { expect, LANGUAGES, type Page, test } from '#tests/support/browser.ts'
import { closeSheet } from '#tests/support/browser-menu.ts'

const ADDRESS = 'play.angkasa.example'
const FAILED = { en: 'Failed to copy server IP', id: 'Gagal menyalin IP server' }

const toasts = (page: Page) => page.locator('.toast')
const barButton = (page: Page) => page.getByRole('banner').getByRole('button', { name: /^(Play|Main)( |$)/ })

test('a browser that cannot copy shows an error toast in both languages', async ({ page, visit }) => {
  await page.addInitScript(() => {
    Object.defineProperty(navigator, 'clipboard', { value: undefined })
    document.execCommand = () => false
  })
  for (const language of LANGUAGES) {
    await visit(`/${language}/vote`)
    await barButton(page).click()
    await expect(toasts(page)).toHaveText([FAILED[language]])
    await expect(toasts(page)).toHaveAttribute('data-kind', 'error')
    await expect(page.getByRole('alert')).toHaveText(FAILED[language])
  }
})

test('execCommand copies and preserves the focus where the clipboard API is refused; its error is shown', async ({
  page,
  visit,
  context,
  baseURL,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'], { origin: baseURL })
  await page.addInitScript(() => {
    navigator.clipboard.writeText = () => Promise.reject(new DOMException('no', 'NotAllowedError'))
  })
  await visit('/en/vote')
  // The prototype's method still works.
  await page.evaluate(() => Clipboard.prototype.writeText.call(navigator.clipboard, 'something else'))
  await barButton(page).focus()
  await page.keyboard.press('Enter')
  await expect(toasts(page)).toHaveText([`${ADDRESS} copied to clipboard`])
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(ADDRESS)
  await expect(page.locator('textarea')).toHaveCount(0)
  await closeSheet(page)
  await expect(barButton(page)).toBeFocused()

  await visit('/en/vote')
  await page.evaluate(() => {
    document.execCommand = () => {
      throw new Error('no')
    }
  })
  await barButton(page).click()
  await expect(toasts(page)).toHaveText([FAILED.en])
  await expect(page.locator('textarea')).toHaveCount(0)
})
