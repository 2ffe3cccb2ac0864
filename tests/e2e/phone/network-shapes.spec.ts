// Public pages of networks with one mode and nothing else, and with a lot of everything, on the narrowest screen.
import type { Language } from '#contract/language.ts'
import { expect, LANGUAGES, type Page, TEXTS, test, visitPage } from '#tests/support/browser.ts'
import { violations } from '#tests/support/browser-axe.ts'
import { LARGE, SMALL } from '#tests/support/network-shapes.ts'
import { startSite } from '#tests/support/site.ts'

test.use({ viewport: { width: 320, height: 640 } })
test.describe.configure({ timeout: 180_000 })

const PAGES = ['', '/leaderboard', '/vote', '/maps', '/premiumtiers', '/store'] as const
type Path = (typeof PAGES)[number]
const env = { PUBLIC_URL: 'http://127.0.0.1' }

const sideways = (page: Page) =>
  page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth)

/** Visits every page in both languages; axe runs in one of them. */
async function expectSound(
  page: Page,
  url: string,
  { axeIn, expectPage }: { axeIn: Language; expectPage(language: Language, path: Path): Promise<void> },
): Promise<void> {
  const errors: string[] = []
  page.on('console', (message) => message.type() === 'error' && errors.push(message.text()))
  for (const language of LANGUAGES) {
    for (const path of PAGES) {
      await visitPage(page, `${url}/${language}${path}`)
      expect.soft(await sideways(page), path).toBe(0)
      await expectPage(language, path)
      if (language === axeIn) expect.soft(await violations(page), path).toEqual([])
    }
  }
  expect(errors).toEqual([])
}

test('a network without boards, votes, maps and tiers says so kindly, and home leads to none of them', async ({
  page,
}) => {
  await using site = await startSite({ env, settings: SMALL })
  const main = page.getByRole('main')
  const expectPage = async (language: Language, path: Path) => {
    const { leaderboard, vote, maps, tiers, home, store } = TEXTS[language]
    const heading = main.getByRole('heading', { level: 2 })
    if (path === '/leaderboard') await expect(heading).toHaveText(leaderboard.noTabs)
    else if (path === '/vote') await expect(heading).toHaveText(vote.empty)
    else if (path === '/maps') await expect(heading).toHaveText(maps.empty)
    else if (path === '/premiumtiers') await expect(heading).toHaveText(tiers.empty)
    else if (path === '/store') await expect(main.getByRole('link', { name: store.seeTiers })).toHaveCount(0)
    else {
      await expect(heading.first()).toHaveText(home.modesTitleOne)
      await expect(main.getByRole('heading', { level: 3 })).toHaveText(['Survival Mix', home.pointsTitle])
      await expect(main.getByRole('link', { name: home.goVote })).toHaveCount(0)
      await expect(main.getByRole('link', { name: home.seeBoards })).toHaveCount(0)
      await expect(main.getByRole('img').first()).toBeVisible()
    }
  }
  await expectSound(page, site.url, { axeIn: 'id', expectPage })
})

test('eight modes, twelve sites, three maps and nine tabs are all there, and counted', async ({ page }) => {
  await using site = await startSite({ env, settings: LARGE })
  const main = page.getByRole('main')
  const expectPage = async (language: Language, path: Path) => {
    if (path === '/leaderboard') await expect(page.getByRole('tab')).toHaveCount(9)
    else if (path === '/vote') await expect(main.getByRole('listitem')).toHaveCount(12)
    else if (path === '/maps') {
      await expect(main.getByRole('heading', { level: 2 })).toHaveCount(3)
      await expect(main.getByRole('link')).toHaveCount(2)
    } else if (path === '/premiumtiers') {
      await expect(page.getByRole('tab')).toHaveCount(8)
      await expect(page.locator('.ladder').getByRole('heading', { level: 2 })).toHaveCount(12)
    } else if (path === '/store') {
      const tiers = main.getByRole('list', { name: TEXTS[language].storefront.tiers }).getByRole('listitem')
      await expect(tiers.first()).toHaveText('Supernova Cosmic 0')
      await expect(tiers.last()).toHaveText('Supernova Cosmic 11')
    } else await expectEightModes(page, language)
  }
  await expectSound(page, site.url, { axeIn: 'en', expectPage })

  await test.step('the selected tab of nine is in view, and twelve votes are counted', async () => {
    await page.evaluate(() => {
      const urls = Array.from({ length: 12 }, (_, index) => [
        `https://list-${index}.example/vote`,
        Date.now(),
      ])
      window.localStorage.setItem('votesCast', JSON.stringify(Object.fromEntries(urls)))
    })
    await visitPage(page, `${site.url}/en/vote`)
    await expect(page.getByRole('status')).toHaveText('All twelve done. See you soon!')
    await visitPage(page, `${site.url}/en/leaderboard?tab=tab-7`)
    const selected = page.getByRole('tab', { selected: true })
    expect(await selected.evaluate((tab) => tab.getBoundingClientRect().right <= window.innerWidth)).toBe(
      true,
    )
  })
})

async function expectEightModes(page: Page, language: Language): Promise<void> {
  const main = page.getByRole('main')
  await expect(main.getByRole('article').getByRole('heading', { level: 3 })).toHaveCount(8)
  if (language === 'en') {
    await expect(main).toContainText('Eight worlds, one sky')
    await expect(main).toContainText('Twelve sites, about four minutes.')
  }
  const pictures = await main
    .locator('article .pic')
    .evaluateAll((all) =>
      all.map((box) => [box.clientHeight > 100, box.querySelector('img')?.getAttribute('src')]),
    )
  expect(pictures).toHaveLength(8)
  expect(pictures.every(([isShown, src]) => isShown && src)).toBe(true)
  expect(new Set(pictures.map(([, src]) => src)).size).toBe(8)
}
