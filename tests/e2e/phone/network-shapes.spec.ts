// Public pages of networks with one mode and nothing else, and with a lot of everything, on the narrowest screen.
import { expect, LANGUAGES, type Page, TEXTS, test, visitPage } from '#tests/support/browser.ts'
import { violations } from '#tests/support/browser-axe.ts'
import { LARGE, SMALL } from '#tests/support/network-shapes.ts'
import { type RunningSite, startSite } from '#tests/support/site.ts'

test.use({ viewport: { width: 320, height: 640 } })

const PAGES = ['', '/leaderboard', '/vote', '/maps', '/premiumtiers', '/store']
let sites: Record<'small' | 'large', RunningSite>

test.beforeAll(async () => {
  const env = { PUBLIC_URL: 'http://127.0.0.1' }
  const [small, large] = await Promise.all([
    startSite({ env, settings: SMALL }),
    startSite({ env, settings: LARGE }),
  ])
  sites = { small, large }
})
test.afterAll(() => Promise.all(Object.values(sites).map((site) => site[Symbol.asyncDispose]())))

const sideways = (page: Page) =>
  page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth)

/** axe runs in one language of each shape. */
for (const [shape, withAxe] of [
  ['small', 'id'],
  ['large', 'en'],
] as const) {
  test(`a ${shape} network is sound on every page`, async ({ page }) => {
    const errors: string[] = []
    page.on('console', (message) => message.type() === 'error' && errors.push(message.text()))
    for (const language of LANGUAGES) {
      for (const path of PAGES) {
        await visitPage(page, `${sites[shape].url}/${language}${path}`)
        expect.soft(await sideways(page), path).toBe(0)
        if (language === withAxe) expect.soft(await violations(page), path).toEqual([])
      }
    }
    expect(errors).toEqual([])
  })
}

test('a network without boards, votes, maps and tiers says so kindly, and home leads to none of them', async ({
  page,
}) => {
  for (const language of LANGUAGES) {
    const { leaderboard, vote, maps, tiers, home } = TEXTS[language]
    const url = `${sites.small.url}/${language}`
    await visitPage(page, url)
    const main = page.getByRole('main')
    await expect(main.getByRole('heading', { level: 2 }).first()).toHaveText(home.modesTitleOne)
    await expect(main.getByRole('heading', { level: 3 })).toHaveText(['Survival Mix', home.pointsTitle])
    await expect(main.getByRole('link', { name: home.goVote })).toHaveCount(0)
    await expect(main.getByRole('link', { name: home.seeBoards })).toHaveCount(0)
    await expect(main.getByRole('img').first()).toBeVisible()
    for (const [path, text] of [
      ['/leaderboard', leaderboard.noTabs],
      ['/vote', vote.empty],
      ['/maps', maps.empty],
      ['/premiumtiers', tiers.empty],
    ] as const) {
      await visitPage(page, url + path)
      await expect(main.getByRole('heading', { level: 2 })).toHaveText(text)
    }
    await visitPage(page, `${url}/store`)
    await expect(main.getByRole('link', { name: TEXTS[language].store.seeTiers })).toHaveCount(0)
  }
})

test('eight modes, twelve sites, three maps and nine tabs are all there, and counted', async ({ page }) => {
  const url = `${sites.large.url}/en`
  await visitPage(page, url)
  const main = page.getByRole('main')
  await expect(main.getByRole('article').getByRole('heading', { level: 3 })).toHaveCount(8)
  await expect(main).toContainText('Eight worlds, one sky')
  await expect(main).toContainText('Twelve sites, about four minutes.')
  const pictures = await main
    .locator('article .pic')
    .evaluateAll((all) =>
      all.map((box) => [box.clientHeight > 100, box.querySelector('img')?.getAttribute('src')]),
    )
  expect(pictures).toHaveLength(8)
  expect(pictures.every(([isShown, src]) => isShown && src)).toBe(true)
  expect(new Set(pictures.map(([, src]) => src)).size).toBe(8)

  await visitPage(page, `${url}/vote`)
  await expect(main.getByRole('listitem')).toHaveCount(12)
  await page.evaluate(() => {
    const urls = Array.from({ length: 12 }, (_, index) => [`https://list-${index}.example/vote`, Date.now()])
    window.localStorage.setItem('votesCast', JSON.stringify(Object.fromEntries(urls)))
  })
  await visitPage(page, `${url}/vote`)
  await expect(page.getByRole('status')).toHaveText('All twelve done. See you soon!')
  await visitPage(page, `${url}/maps`)
  await expect(main.getByRole('heading', { level: 2 })).toHaveCount(3)
  await expect(main.getByRole('link')).toHaveCount(2)
  await visitPage(page, `${url}/leaderboard?tab=tab-7`)
  await expect(page.getByRole('tab')).toHaveCount(9)
  const selected = page.getByRole('tab', { selected: true })
  expect(await selected.evaluate((tab) => tab.getBoundingClientRect().right <= window.innerWidth)).toBe(true)
  await visitPage(page, `${url}/premiumtiers`)
  await expect(page.getByRole('tab')).toHaveCount(8)
  await expect(page.locator('.ladder').getByRole('heading', { level: 2 })).toHaveCount(12)
  await visitPage(page, `${url}/store`)
  const tiers = main.getByRole('list', { name: 'Tiers' }).getByRole('listitem')
  await expect(tiers.first()).toHaveText('Supernova Cosmic 0')
  await expect(tiers.last()).toHaveText('Supernova Cosmic 11')
})
