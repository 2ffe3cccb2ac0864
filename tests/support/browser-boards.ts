// Locators of the leaderboards.
import type { Page } from '@playwright/test'

export function board(page: Page, title: string) {
  const box = page.getByRole('region', { name: title, exact: true })
  return { box, rows: box.getByRole('listitem'), more: box.getByRole('button', { name: /Show (more|less)/ }) }
}

export const titles = (page: Page) => page.getByRole('tabpanel').getByRole('heading', { level: 2 })
