// The vote page of the demo: nine sites as islands, ticks by votes that the simulated sites send.
import { demoSettings } from '#content/settings/index.ts'
import type { PlayerVotes } from '#contract/network/votes.schema.ts'
import { expect, type Page, TEXTS, test, visitPage } from '#tests/support/browser.ts'

const STAR = 'rgb(255, 210, 63)'

function rows(page: Page) {
  return page.getByRole('main').locator('ol > li:not(.isle-chest)')
}

function voteLinks(page: Page) {
  return rows(page).getByRole('link')
}

/** Positions of the yellow buttons, from 1. */
function yellow(page: Page): Promise<number[]> {
  return voteLinks(page).evaluateAll(
    (links, star) =>
      links.flatMap((link, index) => (getComputedStyle(link).backgroundColor === star ? [index + 1] : [])),
    STAR,
  )
}

/** Positions of the rows with a tick, from 1. */
function ticked(page: Page): Promise<number[]> {
  return rows(page).evaluateAll((all) =>
    all.flatMap((row, index) =>
      row.querySelector('use:is([href$="#check"], [href$="#circle-check"])') ? [index + 1] : [],
    ),
  )
}

async function openSite(page: Page, position: number): Promise<void> {
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

test.beforeEach(async ({ context }) => {
  await context.route('https://*.example/**', (route) =>
    route.fulfill({ body: '<title>outside</title>', contentType: 'text/html' }),
  )
})

test('a vote that arrives lights its island', async ({ page }) => {
  await visitPage(page, '/en/vote')
  expect(await yellow(page)).toEqual([1])
  await page.getByLabel('Who are you voting as?').fill('x')
  await page.getByRole('button', { name: 'Save' }).click()
  await expect(page.getByText('3 to 16 letters')).toBeVisible()
  await page.getByLabel('Who are you voting as?').fill(`.Tiara_${Date.now() % 1_000_000}`)
  await page.getByLabel('Who are you voting as?').press('Enter')
  await expect(page.getByText('0 of 9 verified')).toBeAttached()
  expect(await ticked(page)).toEqual([])

  await openSite(page, 1)
  await expect(rows(page).first()).toContainText('Waiting for confirmation')
  expect(await ticked(page)).toEqual([])
  // Its site sends the vote a few seconds later; the page asks every ten.
  await expect(rows(page).first()).toContainText('Verified', { timeout: 30_000 })
  await expect(page.getByText('1 of 9 verified')).toBeAttached()
  await expect(page.getByText('day streak')).toBeVisible()
  expect(await ticked(page)).toEqual([1])
  await expect.poll(() => yellow(page)).toEqual([1])
  await expect(rows(page).nth(1).getByRole('link')).toHaveCSS('background-color', 'rgb(255, 210, 63)')
  // The name is remembered, also for the other language.
  await visitPage(page, '/id/vote')
  await expect(rows(page).first()).toContainText('Terverifikasi')

  await test.step('votes that arrive shift nothing, and the open chest has room for its words', async () => {
    const { promise, resolve } = Promise.withResolvers<void>()
    await page.route('**/api/votes/mine?*', async (route) => {
      await promise
      const response = await route.fetch()
      const votes: PlayerVotes = await response.json()
      const sites = votes.sites.map(() => votes.sites[0])
      await route.fulfill({ response, json: { ...votes, sites, all_done: true } })
    })
    await page.setViewportSize({ width: 320, height: 640 })
    await visitPage(page, '/id/vote')
    const unvoted = await page.locator('.voyage').boundingBox()
    resolve()
    const title = page.getByRole('heading', { name: TEXTS.id.vote.chestOpen })
    expect((await title.boundingBox())?.height).toBeLessThan(48)
    expect(await page.locator('.voyage').boundingBox()).toEqual(unvoted)
  })
})
