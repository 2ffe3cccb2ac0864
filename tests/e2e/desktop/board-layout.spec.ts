// The layout of the boards: names on one line, filled grid rows, fixed podium positions.
import { board, expect, type Page, test, visitPage } from '#tests/support/browser.ts'

const LONG = ['GunungBiru_yang_Jauh7', 'SangPenjelajah_gjpqy', 'LangitMalamxD_xxxxxxx', 'Ayu', 'Opa_jpgy']

/** Responds with one board of the tycoon tab: the names of the week, which is shown first, and of all time. */
async function serve(page: Page, names: readonly string[], everNames = names): Promise<void> {
  const toRows = (all: readonly string[]) => all.map((name) => ({ name, value: '7' }))
  const board = { weekly: toRows(names), monthly: toRows(names), alltime: toRows(everNames) }
  await page.route('**/api/leaderboards/tycoon', (route) =>
    route.fulfill({ json: { vault_eco_balance: board } }),
  )
}

test('long names stay on one line without being clipped', { tag: '@night' }, async ({ page }) => {
  await serve(page, LONG)
  await visitPage(page, '/en/leaderboard?tab=tycoon')
  for (const width of [360, 768, 1280]) {
    await page.setViewportSize({ width, height: 800 })
    const names = board(page, 'Top Credits').rows.locator('[title]')
    await expect(names).toHaveText(LONG)
    const measured = await names.evaluateAll((all) =>
      all.map((one) => {
        const { lineHeight, fontSize } = getComputedStyle(one)
        const isOneLine = one.clientHeight < 1.5 * Number.parseFloat(lineHeight)
        return { isOneLine, hasRoom: Number.parseFloat(lineHeight) >= 1.25 * Number.parseFloat(fontSize) }
      }),
    )
    expect(measured, `${width} px`).toEqual(LONG.map(() => ({ isOneLine: true, hasRoom: true })))
  }
})

test('a single player is in the middle of the podium, and free positions are marked', async ({ page }) => {
  await serve(page, ['Solo'])
  await visitPage(page, '/en/leaderboard?tab=tycoon')
  const { box, rows } = board(page, 'Top Credits')
  await expect(rows).toHaveCount(1)
  const podium = await box.locator('.podium').boundingBox()
  const head = await box.locator('.podium .head').boundingBox()
  const middle = (one: typeof head) => (one?.x ?? 0) + (one?.width ?? 0) / 2
  expect(Math.abs(middle(podium) - middle(head))).toBeLessThan(2)
  await expect(box.locator('.podium [data-free]')).toHaveCount(2)
  await expect(box.getByText('Place 2 is up for grabs.')).toBeVisible()
  const height = (await box.boundingBox())?.height

  await serve(page, [], ['Solo'])
  await visitPage(page, '/en/leaderboard?tab=tycoon')
  await expect(box.locator('.podium [data-free]')).toHaveCount(3)
  await expect(box.getByText('Nobody here yet. Be the first!')).toBeVisible()
  expect((await box.boundingBox())?.height).toBe(height)
})

/** The distance of each row of boards from the right edge of the grid. */
function gaps(page: Page): Promise<number[]> {
  return page.locator('.board-grid').evaluate((grid) => {
    const { paddingRight } = getComputedStyle(grid)
    const edge = grid.getBoundingClientRect().right - Number.parseFloat(paddingRight)
    const rows = new Map<number, number>()
    for (const cell of grid.children) {
      const { top, right } = cell.getBoundingClientRect()
      rows.set(Math.round(top), Math.max(rows.get(Math.round(top)) ?? 0, right))
    }
    return [...rows.values()].map((right) => Math.round(edge - right))
  })
}

test('every row of boards fills the grid, also with an expanded board', { tag: '@night' }, async ({
  page,
}) => {
  for (const query of [
    '?tab=survival',
    '?tab=tycoon',
    '?tab=tycoon&ethea=alltime-all',
    '?voters=current-all',
    '',
  ]) {
    await visitPage(page, `/en/leaderboard${query}`)
    for (const width of [768, 1280, 1920]) {
      await page.setViewportSize({ width, height: 800 })
      await expect
        .poll(async () => [...new Set(await gaps(page))], { message: `${query}, ${width} px` })
        .toEqual([0])
    }
  }
})
