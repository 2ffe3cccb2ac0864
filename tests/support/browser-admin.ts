// Fixtures of the admin area, and API responses that a test chooses.
import { PAGES } from '#contract/pages.ts'
import { test as base, expect, navigateInApp, type Page, randomBuyer, visitPage } from './browser.ts'
import { createBuyer } from './buyer.ts'
import { SITE_URL } from './e2e-sites.ts'

export { adminOrder as transaction, ONE_PAGE, pipelineOf, sendAction } from './admin-replies.ts'
export type { Page } from './browser.ts'
export { expect, expectLocation, navigateInApp, newToken, visitPage } from './browser.ts'

/** Every page with a session except histories; a path with a parameter has one example. */
export const ADMIN_SCREENS: readonly string[] = [
  ...Object.values(PAGES)
    .map(({ path }) => path.replaceAll(/\/:\w+\?/g, ''))
    .filter((path) => /^\/admin\/(?!login|join)/.test(path) && !/:|\/history$/.test(path))
    .map((path) => path.slice('/admin/'.length)),
  ...['discounts/coupons/new', 'discounts/sales/new', 'players/be.Budi_Santoso', 'store/products/new'],
  ...['team/history', 'site/links/history', 'site/news/new', 'site/legal/refunds', 'network/status/new'],
]

type Fixtures = {
  /** Opens an admin screen with a valid token. */
  visitAdmin(path: string): Promise<void>
}

export const test = base.extend<Fixtures>({
  visitAdmin: async ({ page, token }, use) => {
    await storeToken(page, token)
    await use((path) => visitPage(page, path))
  },
})

/** Only before the first page: a token that the site has removed is not stored again. */
export async function storeToken(page: Page, token: string): Promise<void> {
  await page.addInitScript((stored) => {
    if (window.sessionStorage.getItem('tokenStored')) return
    window.sessionStorage.setItem('tokenStored', 'yes')
    window.localStorage.setItem('adminToken', stored)
  }, token)
}

/** A navigation inside the admin area, which is quicker than a document load of every screen. */
export async function openNextScreen(page: Page, path: string): Promise<void> {
  const heading = page.getByRole('heading', { level: 1 })
  await heading.evaluate((element) => element.setAttribute('data-left', element.textContent))
  await navigateInApp(page, path)
  // The heading of the screen before has its own text as this attribute. Lists of hundreds of entries take long to render.
  await expect
    .poll(() => heading.evaluate((element) => element.getAttribute('data-left') !== element.textContent), {
      timeout: 30_000,
    })
    .toBe(true)
}

export async function mockAdminApi(page: Page, path: string, json: object): Promise<void> {
  await page.route(
    ({ pathname }) => pathname === `/api/admin/${path}`,
    (route) => route.fulfill({ json }),
  )
}

/** Saves the changes of a settings screen, and waits until the last one is stored. */
export async function saveChanges(page: Page): Promise<void> {
  const bar = page.locator('.save-bar')
  await bar.getByRole('button', { name: 'Save', exact: true }).click()
  // Not the button, whose name changes while the request is on its way.
  await expect(bar.getByRole('button', { name: 'Discard', exact: true })).toHaveCount(0)
}

/** Two players with a paid order each; the part that their names share. */
export async function buyTwice(): Promise<string> {
  const { address, name } = randomBuyer()
  const part = `Zam${name.slice(-6)}`
  for (const username of [`${part}_Satu`, `${part}Dua`])
    await createBuyer(SITE_URL, { 'x-forwarded-for': address }).buy({ username })
  return part
}

/** The frame listens for keys as soon as it is rendered; a press before that is repeated. */
export async function openSearch(page: Page): Promise<void> {
  await expect(async () => {
    await page.keyboard.press('Control+k')
    await expect(searchField(page)).toBeFocused({ timeout: 2_000 })
  }).toPass()
}

export const searchField = (page: Page) => page.getByRole('combobox', { name: /^(Player|Pemain), / })
