// Locators of the slide-in menu of narrow screens, and of the join sheet.
import { expect, type Page } from './browser.ts'

export function menuButton(page: Page) {
  return page.getByRole('banner').getByRole('button', { name: 'Open menu', exact: true })
}

export function menu(page: Page) {
  return page.getByRole('dialog', { name: 'Menu', exact: true })
}

export async function openMenu(page: Page): Promise<void> {
  await menuButton(page).click()
  await expect(menu(page)).toBeVisible()
  await expect(page.locator('dialog:modal')).toHaveCount(1)
  await expect(page.locator('html')).toHaveCSS('overflow-y', 'hidden')
  await menu(page).evaluate((dialog) => Promise.all(dialog.getAnimations().map(({ finished }) => finished)))
}

/** The page is no longer inert, and scrolls again. */
export async function expectClosed(page: Page): Promise<void> {
  await expect(menu(page)).toBeHidden()
  await expect(page.locator('dialog:modal')).toHaveCount(0)
  await expect(page.locator('html')).not.toHaveCSS('overflow-y', 'hidden')
}

/** Opened by every Play Now. */
export function joinSheet(page: Page) {
  return page.getByRole('dialog', { name: /^(Join|Masuk ke) / })
}

export async function closeSheet(page: Page): Promise<void> {
  await expect(joinSheet(page)).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(joinSheet(page)).toHaveCount(0)
}
