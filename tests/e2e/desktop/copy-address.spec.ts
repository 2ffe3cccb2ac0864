// Play Now copies the server address, shows a toast and opens the join sheet; without the clipboard API: copy-by-selection.spec.ts. On a phone: phone/join.spec.ts.
import { expect, type Locator, type Page, TEXTS, test } from '#tests/support/browser.ts'
import { closeSheet } from '#tests/support/browser-menu.ts'
import { ALTERED_URL } from '#tests/support/e2e-sites.ts'

const ADDRESS = 'play.angkasa.example'
const COPIED = `${ADDRESS} copied to clipboard`

function toasts(page: Page) {
  return page.locator('.toast')
}

/** The button of the bar, whose label is shorter on narrow screens. */
function barButton(page: Page) {
  return page.getByRole('banner').getByRole('button', { name: /^Play( |$)/ })
}

function clipboard(page: Page): Promise<string> {
  return page.evaluate(() => navigator.clipboard.readText())
}

async function copySomethingElse(page: Page): Promise<void> {
  await page.evaluate(() => navigator.clipboard.writeText('something else'))
}

test('Play Now in the bar, the hero and the status copies the address and says so', async ({
  page,
  visit,
  context,
  baseURL,
}) => {
  const { shell, home } = TEXTS.en
  await context.grantPermissions(['clipboard-read', 'clipboard-write'], { origin: baseURL })
  await page.clock.install()
  const region = page.getByRole('region', { name: shell.notifications })
  const expectCopied = async (button: Locator) => {
    await copySomethingElse(page)
    await button.click()
    await expect(toasts(page)).toHaveText([COPIED])
    await expect(toasts(page)).toHaveAttribute('data-kind', 'success')
    await expect(region).toContainText(COPIED)
    await expect(page.getByRole('alert')).toHaveCount(0)
    expect(await clipboard(page)).toBe(ADDRESS)
    await closeSheet(page)
    await expect(button).toBeFocused()
    await page.clock.runFor(3_000)
    await expect(toasts(page)).toHaveCount(0)
  }
  // The clock stands still while a toast is read; a page is loaded while it runs.
  await visit('/en/vote')
  await page.clock.pauseAt(new Date(Date.now() + 60_000))
  await expect(region).toHaveAttribute('aria-live', 'polite')
  await expectCopied(barButton(page))

  await page.clock.resume()
  await visit('/en')
  await page.clock.pauseAt(new Date(Date.now() + 180_000))
  const hero = page.locator('.hero').getByRole('button', { name: new RegExp(`^${shell.playNow}`) })
  await expectCopied(hero)
  const status = page.locator('.hero').getByRole('status')
  await expectCopied(status.getByRole('button', { name: home.playNow, exact: true }))
})

test('a toast is at most 350 px wide, and a long address wraps inside it', async ({ page, visit }) => {
  await page.addInitScript(() => {
    navigator.clipboard.writeText = () => Promise.resolve()
  })
  await page.clock.install()
  await visit(`${ALTERED_URL}/en/vote`)
  // The toast stays while it is measured.
  await page.clock.pauseAt(new Date(Date.now() + 3_600_000))
  await barButton(page).click()
  const toast = toasts(page)
  await expect(toast).toContainText('copied to clipboard')
  await closeSheet(page)
  for (const [width, available] of [
    [1280, 350],
    [360, 328],
  ] as const) {
    await page.setViewportSize({ width, height: 740 })
    // Toasts leave the sheet when it closes.
    await expect.poll(async () => Math.round((await toast.boundingBox())?.width ?? 0)).toBe(available)
    const box = await toast.boundingBox()
    expect(box?.x).toBeGreaterThanOrEqual(0)
    expect((box?.x ?? 0) + (box?.width ?? 0)).toBeLessThanOrEqual(width)
    expect(await toast.evaluate((element) => element.scrollWidth <= element.clientWidth)).toBe(true)
  }
})
