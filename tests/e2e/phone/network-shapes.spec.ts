// Public pages of networks with one mode and nothing else, and with a lot of everything, on the narrowest screen.
// Their texts and links: tests/pages/network-shapes.test.ts.
import { expect, type Page, test, visitPage } from '#tests/support/browser.ts'
import { sideways, violations, watch } from '#tests/support/browser-rules.ts'
import { startSite } from '#tests/support/browser-site.ts'
import { LARGE, SMALL } from '#tests/support/network-shapes.ts'

test.use({ viewport: { width: 320, height: 640 } })
test.describe.configure({ timeout: 180_000 })

const PAGES = ['', '/leaderboard', '/maps', '/premiumtiers', '/vote', '/store'] as const
/** Only pages whose colours the owner chooses are checked by axe. */
const COLOURED = PAGES.slice(0, 4)

/** In Indonesian, whose texts are longer. */
async function expectSound(page: Page, url: string, axeOn: readonly string[]): Promise<void> {
  const { consoleProblems } = await watch(page)
  for (const path of PAGES) {
    await visitPage(page, `${url}/id${path}`)
    expect.soft(await sideways(page), path).toBe(0)
    if (axeOn.includes(path)) expect.soft(await violations(page), path).toEqual([])
  }
  expect(consoleProblems).toEqual([])
}

test('a network without boards, votes, maps and tiers has sound pages', { tag: '@night' }, async ({
  page,
}) => {
  await using site = await startSite({ settings: SMALL })
  await expectSound(page, site.url, PAGES)
})

test('eight modes, twelve sites, three maps and nine tabs fit, and the selected tab is in view', {
  tag: '@night',
}, async ({ page }) => {
  await using site = await startSite({ settings: LARGE })
  await expectSound(page, site.url, COLOURED)

  await visitPage(page, `${site.url}/id`)
  const heights = await page.locator('article .pic').evaluateAll((all) => all.map((box) => box.clientHeight))
  expect(heights).toHaveLength(8)
  expect(Math.min(...heights)).toBeGreaterThan(100)

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
