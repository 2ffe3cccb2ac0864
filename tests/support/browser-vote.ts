// Locators of the vote page: rows, ticks and yellow buttons, of the plain list and of the expedition.
import type { Page } from '@playwright/test'
import { demoSettings } from '#content/settings/index.ts'

const STAR = 'rgb(255, 210, 63)'

export function rows(page: Page) {
  return page.getByRole('main').locator('ol > li:not(.isle-chest)')
}

function voteLinks(page: Page) {
  return rows(page).getByRole('link')
}

/** Positions of the yellow buttons, from 1. */
export function yellow(page: Page): Promise<number[]> {
  return voteLinks(page).evaluateAll(
    (links, star) =>
      links.flatMap((link, index) => (getComputedStyle(link).backgroundColor === star ? [index + 1] : [])),
    STAR,
  )
}

/** Positions of the rows with a tick, from 1. */
export function ticked(page: Page): Promise<number[]> {
  return rows(page).evaluateAll((all) =>
    all.flatMap((row, index) =>
      row.querySelector('use:is([href$="#check"], [href$="#circle-check"])') ? [index + 1] : [],
    ),
  )
}

export async function openSite(page: Page, position: number): Promise<void> {
  const opened = page.context().waitForEvent('page')
  await voteLinks(page)
    .nth(position - 1)
    .click()
  const tab = await opened
  await tab.waitForURL(demoSettings.votes.sites[position - 1]?.url ?? '')
  await tab.close()
  // A hovered button has another colour.
  await page.mouse.move(0, 0)
}
