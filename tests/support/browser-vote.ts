// The vote page as a browser sees it: its rows, ticks and yellow buttons.
import type { Page } from '@playwright/test'
import { site } from '#content/site.ts'

const STAR = 'rgb(255, 210, 63)'

export function rows(page: Page) {
  return page.getByRole('main').getByRole('listitem')
}

export function voteLinks(page: Page) {
  return rows(page).getByRole('link')
}

/** The places, from 1, of the yellow buttons. */
export function yellow(page: Page): Promise<number[]> {
  return voteLinks(page).evaluateAll(
    (links, star) =>
      links.flatMap((link, place) => (getComputedStyle(link).backgroundColor === star ? [place + 1] : [])),
    STAR,
  )
}

/** The places, from 1, of the rows with a tick. */
export function ticked(page: Page): Promise<number[]> {
  return rows(page).evaluateAll((all) =>
    all.flatMap((row, place) => (row.querySelector('use[href$="#check"]') ? [place + 1] : [])),
  )
}

export async function openSite(page: Page, place: number): Promise<void> {
  const opened = page.context().waitForEvent('page')
  await voteLinks(page)
    .nth(place - 1)
    .click()
  const tab = await opened
  await tab.waitForURL(site.voteSites[place - 1]?.url ?? '')
  await tab.close()
  // The hover of the pointer would colour the button anew.
  await page.mouse.move(0, 0)
}
