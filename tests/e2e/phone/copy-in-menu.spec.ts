// Play Now inside the slide-in menu.
import { expect, type Page, test } from '#tests/support/browser.ts'
import { closeSheet, joinSheet, menu } from '#tests/support/browser-menu.ts'

const ADDRESS = 'play.angkasa.example'

test.beforeEach(async ({ context, baseURL }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'], { origin: baseURL })
})

async function playFromMenu(page: Page): Promise<void> {
  await page.evaluate(() => Clipboard.prototype.writeText.call(navigator.clipboard, 'something else'))
  await page.getByRole('button', { name: 'Open menu', exact: true }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Play Now' }).click()
}

test('Play Now in the menu copies the address, closes the menu, and shows the toast and the join sheet', async ({
  page,
  visit,
}) => {
  await visit('/en')
  await playFromMenu(page)
  await expect(menu(page)).toBeHidden()
  await expect(joinSheet(page)).toBeVisible()
  await expect(page.locator('.toast')).toHaveText([`${ADDRESS} copied to clipboard`])
  await expect(page.locator('.toast')).toBeInViewport({ ratio: 1 })
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(ADDRESS)
  await closeSheet(page)

  await test.step('with execCommand where the clipboard API is refused', async () => {
    await visit('/en/maps')
    await page.evaluate(() => {
      navigator.clipboard.writeText = () => Promise.reject(new DOMException('no', 'NotAllowedError'))
    })
    await playFromMenu(page)
    await expect(page.locator('.toast')).toHaveText([`${ADDRESS} copied to clipboard`])
    expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(ADDRESS)
  })
})
