// Locators of a game mode on the home page.
import type { Page } from '@playwright/test'

export function panel(page: Page, name: string) {
  const heading = page.getByRole('heading', { name, exact: true })
  const box = page.locator('article', { has: heading })
  return {
    box,
    marks: box.getByRole('group').getByRole('button'),
    shown: box.locator('.slide[data-shown] img'),
  }
}
