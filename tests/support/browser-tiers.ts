// The tabs of the premium tiers in a browser.
import { expect, type Page } from '@playwright/test'
import { EXPECTED_TIERS, TAB_LABELS, type TierTab } from './expected-tiers.ts'

export function tab(page: Page, name: TierTab) {
  return page.getByRole('tab', { name: TAB_LABELS[name], exact: true })
}

export async function expectShown(page: Page, shown: TierTab): Promise<void> {
  await expect(page.getByRole('tab', { selected: true })).toHaveText([TAB_LABELS[shown]])
  await expect(
    page
      .getByRole('tabpanel', { name: TAB_LABELS[shown] })
      .locator('.ladder')
      .getByRole('heading', { level: 2 }),
  ).toHaveText(EXPECTED_TIERS[shown].map(([name]) => name))
}
