// The duration and number of toasts, under a paused clock.
import { expect, type Page, test } from '#tests/support/browser.ts'

test.use({ contextOptions: { reducedMotion: 'no-preference' } })

const NOON = new Date('2026-11-15T12:00:00Z')
const LATER = new Date('2026-11-15T12:10:00Z')

/** Opens a page with a paused clock. */
async function visitWithPausedClock(
  page: Page,
  visit: (url: string) => Promise<void>,
  url: string,
): Promise<void> {
  await page.clock.install({ time: NOON })
  await visit(url)
  await page.clock.pauseAt(LATER)
}

/** Unlike Play Now it opens no sheet over the page. */
function copyButton(page: Page) {
  return page.getByRole('contentinfo').getByRole('button', { name: 'Copy server address' })
}

async function expectToStay(page: Page, ms: number): Promise<void> {
  const toast = page.locator('.toast')
  await expect(toast).toHaveCount(1)
  await page.clock.runFor(ms - 1)
  await expect(toast).not.toHaveAttribute('data-leaving')
  await page.clock.runFor(1)
  await expect(toast).toHaveAttribute('data-leaving')
  await page.clock.runFor(999)
  await expect(toast).toHaveCount(1)
  await page.clock.runFor(1)
  await expect(toast).toHaveCount(0)
}

test.beforeEach(async ({ context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
})

test('each success toast stays 2000 ms and is removed 1000 ms later; at most 20 are shown', async ({
  page,
  visit,
}) => {
  await visitWithPausedClock(page, visit, '/en/vote')
  await copyButton(page).click()
  await expect(page.locator('.toast')).toHaveAttribute('data-kind', 'success')
  await expectToStay(page, 2_000)
  await test.step('each toast has its own timer', async () => {
    await copyButton(page).click()
    await expect(page.locator('.toast')).toHaveCount(1)
    await page.clock.runFor(1_500)
    await copyButton(page).click()
    await expect(page.locator('.toast')).toHaveCount(2)
    await page.clock.runFor(1_500)
    await expect(page.locator('.toast')).toHaveCount(1)
    await page.clock.runFor(1_500)
    await expect(page.locator('.toast')).toHaveCount(0)
  })
  await test.step('at most 20 are shown at once, and none covers the button', async () => {
    for (let click = 1; click <= 23; click += 1) {
      await copyButton(page).click()
      await expect(page.locator('.toast')).toHaveCount(Math.min(click, 20))
    }
    await page.clock.runFor(3_000)
    await expect(page.locator('.toast')).toHaveCount(0)
  })
  await test.step('a toast survives a navigation', async () => {
    await copyButton(page).click()
    await expect(page.locator('.toast')).toHaveCount(1)
    await page.getByRole('contentinfo').getByRole('link', { name: 'Maps', exact: true }).click()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Live maps')
    await expect(page.locator('.toast')).toHaveCount(1)
    await page.clock.runFor(3_000)
    await expect(page.locator('.toast')).toHaveCount(0)
  })
})

test('an error toast stays 4000 ms and is removed 1000 ms later', async ({ page, visit }) => {
  await page.addInitScript(() => {
    Object.defineProperty(navigator, 'clipboard', { value: undefined })
    document.execCommand = () => false
  })
  await visitWithPausedClock(page, visit, '/en/vote')
  await copyButton(page).click()
  await expect(page.locator('.toast')).toHaveAttribute('data-kind', 'error')
  await expectToStay(page, 4_000)
})
