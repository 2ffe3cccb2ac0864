// Play Now: the address goes to the clipboard, and a toast says so; closed clipboards: desktop/copy-failures.spec.ts.
import { BOTH, expect, type Page, test, WORDS } from '#tests/support/browser.ts'
import { ALTERED_URL } from '#tests/support/e2e-sites.ts'

const ADDRESS = 'play.angkasa.example'
const COPIED = { en: `${ADDRESS} copied to clipboard`, id: `${ADDRESS} disalin ke clipboard` }

function toasts(page: Page) {
  return page.locator('.toast')
}

/** The button of the bar, whose word is shorter on narrow screens. */
function barButton(page: Page) {
  return page.getByRole('banner').getByRole('button', { name: /^(Play|Main)( |$)/ })
}

function clipboard(page: Page): Promise<string> {
  return page.evaluate(() => navigator.clipboard.readText())
}

async function copySomethingElse(page: Page): Promise<void> {
  await page.evaluate(() => navigator.clipboard.writeText('something else'))
}

test.beforeEach(async ({ context, baseURL }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'], { origin: baseURL })
})

for (const language of BOTH) {
  test(`Play Now in the bar and in the hero copies the address and says so in ${language}`, async ({
    page,
    visit,
  }) => {
    await test.step('in the bar, told politely to screen readers', async () => {
      await visit(`/${language}/vote`)
      const region = page.getByRole('region', { name: WORDS[language].shell.notifications })
      await expect(region).toHaveAttribute('aria-live', 'polite')
      await copySomethingElse(page)
      await barButton(page).click()
      await expect(toasts(page)).toHaveText([COPIED[language]])
      await expect(toasts(page)).toHaveAttribute('data-kind', 'success')
      await expect(region).toContainText(COPIED[language])
      await expect(page.getByRole('alert')).toHaveCount(0)
      expect(await clipboard(page)).toBe(ADDRESS)
    })
    await test.step('in the hero', async () => {
      await visit(`/${language}`)
      await copySomethingElse(page)
      const words = WORDS[language].shell
      const button = page.getByRole('main').getByRole('button', { name: new RegExp(`^${words.playNow}`) })
      await expect(button).toContainText(ADDRESS)
      await button.click()
      await expect(toasts(page)).toHaveText([COPIED[language]])
      expect(await clipboard(page)).toBe(ADDRESS)
    })
    await test.step('in the words of the indicator', async () => {
      await visit(`/${language}`)
      await copySomethingElse(page)
      const status = page.locator('.hero').getByRole('status')
      await status.getByRole('button', { name: WORDS[language].home.playNow, exact: true }).click()
      await expect(toasts(page)).toHaveText([COPIED[language]])
      expect(await clipboard(page)).toBe(ADDRESS)
    })
  })
}

test('a toast is at most 350 px wide, and a long address breaks inside of it', async ({
  page,
  visit,
  viewport,
}) => {
  await page.addInitScript(() => {
    navigator.clipboard.writeText = () => Promise.resolve()
  })
  await visit(`${ALTERED_URL}/en/vote`)
  await barButton(page).click()
  const toast = toasts(page)
  await expect(toast).toContainText('copied to clipboard')
  const box = await toast.boundingBox()
  const room = Math.min(350, (viewport?.width ?? 0) - 32)
  expect(box?.width).toBeLessThanOrEqual(350)
  expect(box?.width).toBeCloseTo(room, 0)
  expect(box?.x).toBeGreaterThanOrEqual(0)
  expect((box?.x ?? 0) + (box?.width ?? 0)).toBeLessThanOrEqual(viewport?.width ?? 0)
  expect(await toast.evaluate((element) => element.scrollWidth <= element.clientWidth)).toBe(true)
})
