// Measured layout: nothing is clipped, wrapped or misaligned.
import { expect, LANGUAGES, type Page, test, visitPage } from '#tests/support/browser.ts'
import { TIER_TABS, tabPath } from '#tests/support/expected-tiers.ts'

const left = async (page: Page, selector: string) => (await page.locator(selector).first().boundingBox())?.x

test('feature lists are not clipped at any width, and the row starts at the page edge', {
  tag: '@night',
}, async ({ page }) => {
  for (const tab of TIER_TABS) {
    await page.goto(tabPath('id', tab))
    await page.locator('details').evaluateAll((all) => {
      for (const one of all) one.setAttribute('open', '')
    })
    for (const width of [320, 768, 1280, 1920]) {
      await page.setViewportSize({ width, height: 800 })
      // A list that is longer than its place scrolls.
      const clipped = await page
        .locator('[role=tabpanel] section')
        .evaluateAll((all) =>
          all.filter(
            (one) => one.scrollHeight > one.clientHeight && getComputedStyle(one).overflowY !== 'auto',
          ),
        )
      expect(clipped, `${tab}, ${width} px`).toHaveLength(0)
      // On narrow screens the sky reaches both edges of the screen; from 1024 px the sums of the climb are on the right.
      const starts = await page
        .locator(`[role=tabpanel]:visible .climb ${width < 1024 ? '.slab' : '> *'}`)
        .evaluateAll((all) => all.map((one) => one.getBoundingClientRect().x))
      expect(Math.min(...starts), `${tab}, ${width} px`).toBe(await left(page, 'h1'))
    }
  }
})

test('the buttons and numbers of the home page are whole at every width', { tag: '@night' }, async ({
  page,
}) => {
  await visitPage(page, '/id')
  for (const width of [320, 480, 540, 600, 768, 1024]) {
    await page.setViewportSize({ width, height: 800 })
    const rights = await page
      .locator('.hero .btn')
      .evaluateAll((all) => all.map((one) => one.getBoundingClientRect().right))
    expect(Math.max(...rights), `buttons, ${width} px`).toBeLessThanOrEqual(width)
    const hidden = await page
      .locator('main dd')
      .evaluateAll((all) => all.map((one) => one.scrollWidth - one.clientWidth))
    expect(Math.max(...hidden), `numbers, ${width} px`).toBe(0)
  }
})

test('the names of the maps are aligned, and the footer is lighter than the page', {
  tag: '@night',
}, async ({ page }) => {
  for (const language of LANGUAGES.toReversed()) {
    await visitPage(page, `/${language}/maps`)
    const tops = await page
      .locator('main h2')
      .evaluateAll((all) => all.map((one) => one.getBoundingClientRect().y))
    expect(tops).toHaveLength(2)
    expect(tops[0]).toBe(tops[1])
  }

  const brightness = (selector: string) =>
    page.locator(selector).evaluate((element) => {
      const channels = getComputedStyle(element).backgroundColor.match(/\d+/g)?.slice(0, 3).map(Number) ?? []
      return channels.reduce((sum, channel) => sum + channel, 0)
    })
  expect((await brightness('footer > div:last-child')) - (await brightness('html'))).toBeGreaterThan(40)
  const footer = page.getByRole('contentinfo')
  const addresses = footer.getByText('play.angkasa.example')
  await expect(addresses).toHaveCount(2)
  for (const address of await addresses.all()) await expect(address).toHaveCSS('user-select', 'all')
  for (const name of ['Copy server address', 'Copy Bedrock address'])
    await expect(footer.getByRole('button', { name })).toBeVisible()
})

test('the first screen has the hero, the numbers and the head of what follows, and no text is hinted', {
  tag: '@night',
}, async ({ page }) => {
  for (const [width, height, hero] of [
    [1280, 800, 544],
    [1366, 768, 512],
    [1920, 1080, 736],
    [1280, 600, 448],
  ] as const) {
    await page.setViewportSize({ width, height })
    await visitPage(page, '/en')
    expect((await page.locator('.hero').boundingBox())?.height, `${width} × ${height}`).toBe(hero)
    if (height < 700) continue
    await expect(page.locator('main dl')).toBeInViewport({ ratio: 1 })
    await expect(page.locator('main h2').first()).toBeInViewport()
  }
  for (const text of [page.locator('h2').first(), page.locator('.hero .btn-primary')])
    await expect(text).toHaveCSS('text-rendering', 'geometricprecision')
})

test('background stars are on the right of wide screens and absent on narrow ones', {
  tag: '@night',
}, async ({ page }) => {
  const stars = () =>
    page.evaluate(() => {
      const rendered = (['::before', '::after'] as const)
        .map((pseudo) => getComputedStyle(document.body, pseudo))
        .filter(({ content, backgroundImage }) => content !== 'none' && backgroundImage.includes('svg'))
      return rendered.map(({ left }) => Number.parseFloat(left))
    })
  await visitPage(page, '/en/premiumtiers')
  expect(await stars()).toEqual([640])
  await page.setViewportSize({ width: 800, height: 800 })
  expect(await stars()).toEqual([])
})

test('no part of a page is blank in print or in a full-page capture', { tag: '@night' }, async ({ page }) => {
  const invisible = (parts = 'main .reveal, main section, main .pic') =>
    page
      .locator(parts)
      .evaluateAll((all) =>
        all
          .filter((one) => !one.checkVisibility({ opacityProperty: true, contentVisibilityAuto: true }))
          .map((one) => one.outerHTML.slice(0, 80)),
      )
  for (const path of ['/en', '/en/leaderboard?tab=tycoon']) {
    await visitPage(page, path)
    expect(await invisible(), path).toEqual([])
    await page.emulateMedia({ media: 'print' })
    // Pictures are not printed: those that were never scrolled to would be holes.
    expect(await invisible('main .reveal, main section'), `${path} in print`).toEqual([])
    await page.emulateMedia({ media: 'screen' })
  }
})

test('a payment that is not found reads from its title to its form, beside the picture', async ({ page }) => {
  await visitPage(page, '/en/store/checkout/EW2H')
  const [picture, title, text, form] = await page
    .locator('.lost > *')
    .evaluateAll((all) => all.map((one) => one.getBoundingClientRect().toJSON() as DOMRect))
  expect(title?.left).toBeGreaterThan(picture?.right ?? Number.POSITIVE_INFINITY)
  expect(text?.top).toBeGreaterThanOrEqual(title?.bottom ?? Number.POSITIVE_INFINITY)
  expect(form?.top).toBeGreaterThanOrEqual(text?.bottom ?? Number.POSITIVE_INFINITY)
})
