// Play Now without the clipboard API: the execCommand fallback.
import { expect, type Page, test } from '#tests/support/browser.ts'
import { closeSheet } from '#tests/support/browser-menu.ts'

const ADDRESS = 'play.angkasa.example'

const toasts = (page: Page) => page.locator('.toast')
const barButton = (page: Page) => page.getByRole('banner').getByRole('button', { name: /^Play( |$)/ })

test('execCommand copies and preserves the focus where the clipboard API is refused', async ({
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
})
