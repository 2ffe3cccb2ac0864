// Play Now: the address goes to the clipboard, and a toast says how that went.
import { BOTH, expect, type Page, test, WORDS } from '#tests/support/browser.ts'
import { ALTERED_URL } from '#tests/support/e2e-sites.ts'

const ADDRESS = 'play.angkasa.example'
const SAID = {
  en: { copied: `${ADDRESS} copied to clipboard`, failed: 'Failed to copy server IP' },
  id: { copied: `${ADDRESS} disalin ke clipboard`, failed: 'Gagal menyalin IP server' },
}

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

/** By the browser's own way, even where the test has closed it for the page. */
async function copySomethingElse(page: Page): Promise<void> {
  await page.evaluate(() => Clipboard.prototype.writeText.call(navigator.clipboard, 'something else'))
}

test.beforeEach(async ({ context, baseURL }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'], { origin: baseURL })
})

for (const language of BOTH) {
  test(`Play Now in the bar copies the address and says so in ${language}`, async ({ page, visit }) => {
    await visit(`/${language}/vote`)
    await copySomethingElse(page)
    await barButton(page).click()
    await expect(toasts(page)).toHaveText([SAID[language].copied])
    await expect(toasts(page)).toHaveAttribute('data-kind', 'success')
    expect(await clipboard(page)).toBe(ADDRESS)
  })

  test(`Play Now in the hero copies the address and says so in ${language}`, async ({ page, visit }) => {
    await visit(`/${language}`)
    await copySomethingElse(page)
    const words = WORDS[language].shell
    const button = page.getByRole('main').getByRole('button', { name: new RegExp(`^${words.playNow}`) })
    await expect(button).toContainText(ADDRESS)
    await button.click()
    await expect(toasts(page)).toHaveText([SAID[language].copied])
    expect(await clipboard(page)).toBe(ADDRESS)
  })

  test(`a browser that lets nobody copy is told so in ${language}`, async ({ page, visit }) => {
    await page.addInitScript(() => {
      Object.defineProperty(navigator, 'clipboard', { value: undefined })
      document.execCommand = () => false
    })
    await visit(`/${language}/vote`)
    await barButton(page).click()
    await expect(toasts(page)).toHaveText([SAID[language].failed])
    await expect(toasts(page)).toHaveAttribute('data-kind', 'error')
    await expect(page.getByRole('alert')).toHaveText(SAID[language].failed)
  })
}

test('a refused clipboard and an old way that throws end in the failure toast too', async ({
  page,
  visit,
}) => {
  await page.addInitScript(() => {
    navigator.clipboard.writeText = () => Promise.reject(new DOMException('no', 'NotAllowedError'))
    document.execCommand = () => {
      throw new Error('no')
    }
  })
  await visit('/en/vote')
  await barButton(page).click()
  await expect(toasts(page)).toHaveText([SAID.en.failed])
  await expect(page.locator('textarea')).toHaveCount(0)
})

test('where the modern clipboard is closed, the old way copies and leaves the focus alone', async ({
  page,
  visit,
}) => {
  await page.addInitScript(() => {
    navigator.clipboard.writeText = () => Promise.reject(new DOMException('no', 'NotAllowedError'))
  })
  await visit('/en/vote')
  await copySomethingElse(page)
  await barButton(page).focus()
  await page.keyboard.press('Enter')
  await expect(toasts(page)).toHaveText([SAID.en.copied])
  expect(await clipboard(page)).toBe(ADDRESS)
  await expect(barButton(page)).toBeFocused()
  await expect(page.locator('textarea')).toHaveCount(0)
})

test('toasts are told to screen readers: good news politely, errors at once', async ({ page, visit }) => {
  await visit('/en/vote')
  const region = page.getByRole('region', { name: 'Notifications' })
  await expect(region).toHaveAttribute('aria-live', 'polite')
  await barButton(page).click()
  await expect(region).toContainText(SAID.en.copied)
  await expect(page.getByRole('alert')).toHaveCount(0)
})

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
  const toast = page.locator('.toast')
  await expect(toast).toContainText('copied to clipboard')
  const box = await toast.boundingBox()
  const room = Math.min(350, (viewport?.width ?? 0) - 32)
  expect(box?.width).toBeLessThanOrEqual(350)
  expect(box?.width).toBeCloseTo(room, 0)
  expect(box?.x).toBeGreaterThanOrEqual(0)
  expect((box?.x ?? 0) + (box?.width ?? 0)).toBeLessThanOrEqual(viewport?.width ?? 0)
  expect(await toast.evaluate((element) => element.scrollWidth <= element.clientWidth)).toBe(true)
})
