// Measures of the pages: nothing is cut, torn or out of line, at the widths where it once was.
import { BOTH, expect, type Page, test } from '#tests/support/browser.ts'
import { TIER_TABS, tabPath } from '#tests/support/browser-tiers.ts'

const left = async (page: Page, selector: string) => (await page.locator(selector).first().boundingBox())?.x

for (const language of BOTH) {
  test(`in ${language} every list of a tier is shown in full at every width`, async ({ page }) => {
    for (const tab of TIER_TABS) {
      await page.goto(tabPath(language, tab))
      for (const width of [320, 360, 768, 1280, 1920]) {
        await page.setViewportSize({ width, height: 800 })
        const hidden = await page
          .locator('[role=tabpanel] section')
          .evaluateAll((all) => all.map((one) => one.scrollHeight - one.clientHeight))
        expect(new Set(hidden), `${tab}, ${width} px`).toEqual(new Set([0]))
      }
    }
  })
}

test('the row of tiers begins where the page does', async ({ page, visit }) => {
  for (const width of [360, 768, 1280]) {
    await page.setViewportSize({ width, height: 800 })
    await visit('/id/premiumtiers')
    expect(await left(page, '[role=tabpanel] ol > li'), `${width} px`).toBe(await left(page, 'h1'))
  }
})

test('the two maps have their buttons on one line', async ({ page, visit }) => {
  for (const language of BOTH) {
    await visit(`/${language}/maps`)
    const tops = await page
      .locator('main .btn')
      .evaluateAll((all) => all.map((one) => one.getBoundingClientRect().y))
    expect(tops).toHaveLength(2)
    expect(tops[0]).toBe(tops[1])
  }
})

test('a long product name leaves no empty room in its neighbours, and stands above its price', async ({
  page,
  visit,
}) => {
  await page.route('**/api/store/products?*', async (route) => {
    const products = await (await route.fetch()).json()
    products[0].name = 'A chest with four hundred and eighty Premium Points for the whole team'
    await route.fulfill({ json: products })
  })
  await visit('/en/store')
  const cards = page.locator('main li > a').filter({ has: page.locator('.pic') })
  await expect(cards.first()).toContainText('A chest with')
  const rooms = await cards.evaluateAll((all) =>
    all.map((card) => {
      const [name, price] = [card.querySelector('h2'), card.querySelector('p')].map((one) =>
        one?.getBoundingClientRect(),
      )
      const picture = card.querySelector('img')?.getBoundingClientRect()
      const frame = card.querySelector('.pic')?.getBoundingClientRect()
      return {
        below: Math.round(card.getBoundingClientRect().bottom - (price?.bottom ?? 0)),
        isAbove: (name?.bottom ?? 0) <= (price?.top ?? 0),
        isFilled: Math.abs((picture?.height ?? 0) - (frame?.height ?? 1)) < 1,
      }
    }),
  )
  expect(new Set(rooms.map((room) => JSON.stringify(room))).size).toBe(1)
  expect(rooms[0]).toMatchObject({ isAbove: true, isFilled: true })
})

test('small bold text keeps the dot of its i: no text is hinted', async ({ page, visit }) => {
  await visit('/en')
  for (const text of [page.locator('h2').first(), page.locator('.hero .btn-primary')])
    await expect(text).toHaveCSS('text-rendering', 'geometricprecision')
})

test('on a large screen the hero shows its whole picture', async ({ page, visit }) => {
  await page.setViewportSize({ width: 1920, height: 1080 })
  await visit('/en')
  const picture = await page.locator('.hero > picture img').boundingBox()
  expect((picture?.width ?? 0) / (picture?.height ?? 1)).toBeLessThanOrEqual(2)
  await expect(page.locator('.hero .btn-primary')).toBeInViewport({ ratio: 1 })
})

test('no star stands behind running text: none on narrow screens, and on the right of wide ones', async ({
  page,
  visit,
}) => {
  const stars = () =>
    page.evaluate(() => {
      const drawn = (['::before', '::after'] as const)
        .map((pseudo) => getComputedStyle(document.body, pseudo))
        .filter(({ content, backgroundImage }) => content !== 'none' && backgroundImage.includes('svg'))
      return drawn.map(({ left }) => Number.parseFloat(left))
    })
  await visit('/en/premiumtiers')
  expect(await stars()).toEqual([640])
  await page.setViewportSize({ width: 800, height: 800 })
  expect(await stars()).toEqual([])
})

test('printed, and captured as a whole without scrolling, no part of a page is blank', async ({
  page,
  visit,
}) => {
  const unseen = () =>
    page
      .locator('main .reveal, main section, main .pic')
      .evaluateAll((all) =>
        all
          .filter((one) => !one.checkVisibility({ opacityProperty: true, contentVisibilityAuto: true }))
          .map((one) => one.outerHTML.slice(0, 80)),
      )
  for (const path of ['/en', '/en/leaderboard?tab=tycoon']) {
    await visit(path)
    expect(await unseen(), path).toEqual([])
    await page.emulateMedia({ media: 'print' })
    expect(await unseen(), `${path} in print`).toEqual([])
    await page.emulateMedia({ media: 'screen' })
  }
})

test('the footer stands out from the page and gives the address to select', async ({ page, visit }) => {
  await visit('/en/maps')
  const light = (selector: string) =>
    page.locator(selector).evaluate((element) => {
      const channels = getComputedStyle(element).backgroundColor.match(/\d+/g)?.slice(0, 3).map(Number) ?? []
      return channels.reduce((sum, channel) => sum + channel, 0)
    })
  expect((await light('footer > div:last-child')) - (await light('html'))).toBeGreaterThan(40)
  const address = page.getByRole('contentinfo').getByText('play.angkasa.example')
  await expect(address).toHaveCSS('user-select', 'all')
  await expect(
    page.getByRole('contentinfo').getByRole('button', { name: 'Copy server address' }),
  ).toBeVisible()
})
