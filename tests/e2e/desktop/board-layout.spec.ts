// The layout of the boards: names on one line, fixed podium positions, an opened list in a row of its own.
import { board, expect, type Page, test, visitPage } from '#tests/support/browser.ts'

const LONG = ['GunungBiru_yang_Jauh7', 'SangPenjelajah_gjpqy', 'LangitMalamxD_xxxxxxx', 'Ayu', 'Opa_jpgy']
const CREDITS = 'vault_eco_balance'
const ETHEA = 'gemseconomy_balance_default'

/** Responds with boards of the tycoon tab: the names of the week, which is shown first, and of all time. */
async function serve(page: Page, keys: readonly string[], names: readonly string[], everNames = names) {
  const toRows = (all: readonly string[]) => all.map((name, at) => ({ name, value: String(70 - at) }))
  const board = { weekly: toRows(names), monthly: toRows(names), alltime: toRows(everNames) }
  await page.route('**/api/leaderboards/tycoon', (route) =>
    route.fulfill({ json: Object.fromEntries(keys.map((key) => [key, board])) }),
  )
}

test('long names of a list stay on one line without being clipped; those of the podium break', {
  tag: '@night',
}, async ({ page }) => {
  await serve(page, [CREDITS, ETHEA], LONG)
  await visitPage(page, '/en/leaderboard?tab=tycoon')
  for (const width of [360, 768, 1280]) {
    await page.setViewportSize({ width, height: 800 })
    const names = page.locator('.board-lists .board-row [title]')
    await expect(names).toHaveText(LONG)
    const measured = await names.evaluateAll((all) =>
      all.map((one) => {
        const { lineHeight, fontSize } = getComputedStyle(one)
        const isOneLine = one.clientHeight < 1.5 * Number.parseFloat(lineHeight)
        return { isOneLine, hasRoom: Number.parseFloat(lineHeight) >= 1.25 * Number.parseFloat(fontSize) }
      }),
    )
    expect(measured, `${width} px`).toEqual(LONG.map(() => ({ isOneLine: true, hasRoom: true })))
    const tooWide = await page
      .locator('.podium a')
      .evaluateAll((all) => all.filter((one) => one.scrollWidth > one.clientWidth + 1).length)
    expect(tooWide, `${width} px`).toBe(0)
  }
})

test('a single player is in the middle of the podium, and free positions are marked', async ({ page }) => {
  await serve(page, [CREDITS], ['Solo'])
  await visitPage(page, '/en/leaderboard?tab=tycoon')
  const { box } = board(page, 'Top Credits')
  await expect(box.locator('.podium [data-free]')).toHaveCount(2)
  const podium = await box.locator('.podium').boundingBox()
  const head = await box.locator('.podium .head').first().boundingBox()
  const middle = (one: typeof head) => (one?.x ?? 0) + (one?.width ?? 0) / 2
  expect(Math.abs(middle(podium) - middle(head))).toBeLessThan(2)
  await expect(box.getByText('Yours?')).toHaveCount(2)
  const height = (await box.boundingBox())?.height

  await serve(page, [CREDITS], [], ['Solo'])
  await visitPage(page, '/en/leaderboard?tab=tycoon')
  await expect(box.locator('.podium [data-free]')).toHaveCount(3)
  await expect(box.getByText('Nobody here yet. Be the first!')).toBeVisible()
  expect((await box.boundingBox())?.height).toBe(height)
})

test('an opened list has the whole row, and no page scrolls sideways', { tag: '@night' }, async ({
  page,
}) => {
  for (const width of [320, 768, 1280, 1920]) {
    await page.setViewportSize({ width, height: 800 })
    await visitPage(page, '/en/leaderboard?tab=survival')
    const list = page.locator('.board').nth(1)
    await list.getByRole('button', { name: 'Show more' }).click()
    await expect(list.getByRole('listitem')).toHaveCount(20)
    const [own, all] = [await list.boundingBox(), await page.locator('.board-lists').boundingBox()]
    expect(own?.width, `${width} px`).toBe(all?.width)
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width)
  }
})
