// A live site with parts that are off looks designed: nothing overflows, shifts, fails or is asked for in vain. The badge
// of the demo has its room.
import { demoSettings } from '#content/settings/index.ts'
import { startJavaStatus } from '#simulators/game-status.ts'
import { startOutside } from '#tests/operate/outside.ts'
import { expect, LANGUAGES, type Page, scrollThrough, test, visitPage } from '#tests/support/browser.ts'
import { sideways, violations, watch } from '#tests/support/browser-rules.ts'
import { startSite } from '#tests/support/browser-site.ts'
import { ownProducts } from '#tests/support/own-products.ts'

// Layout shifts as most visitors see the pages.
test.use({ contextOptions: { reducedMotion: 'no-preference' } })

const WIDTHS = [320, 1280]

/** The owner's: entries of the demo are not shown. */
const votes = {
  ...demoSettings.votes,
  sites: demoSettings.votes.sites.map((site) => ({ ...site, url: site.url.replace('.example', '.test') })),
}

let outside: Awaited<ReturnType<typeof startOutside>>
let status: Awaited<ReturnType<typeof startJavaStatus>>

test.beforeAll(async () => {
  outside = await startOutside()
  status = await startJavaStatus(() => ({ online: 12, max: 80, version: '1.21.8' }))
})
test.afterAll(async () => {
  await status.close()
  await outside[Symbol.asyncDispose]()
})

/** Home shows the numbers that are known, and only those. */
async function expectNumbers(page: Page, numbers: readonly string[]): Promise<void> {
  await expect.poll(() => page.locator('main dl dd').allTextContents()).toEqual(numbers)
  await expect(page.locator('.hero .indicator')).toHaveCount(numbers.length > 0 ? 1 : 0)
  await expect(page.locator('.hero .btn-primary')).toBeVisible()
}

/** Payments and delivery; payments, delivery and status; nothing but the status; nothing at all. */
const SITES = {
  shop: { paths: ['', '/leaderboard', '/vote', '/store'], hasShop: true, hasStatus: false, tag: [] },
  whole: { paths: [''], hasShop: true, hasStatus: true, tag: ['@night'] },
  status: { paths: [''], hasShop: false, hasStatus: true, tag: ['@night'] },
  bare: { paths: ['', '/vote'], hasShop: false, hasStatus: false, tag: [] },
}

for (const [name, { paths, hasShop, hasStatus, tag }] of Object.entries(SITES)) {
  const title = `${name}: no console problem, layout shift, sideways scrolling or axe violation`
  test(title, { tag }, async ({ page }) => {
    const ping = { GAME_PING_NETWORK: `127.0.0.1:${status.port}` }
    await using site = await startSite({
      env: { NODE_ENV: 'production', ...(hasShop && outside.env), ...(hasStatus && ping) },
      settings: hasStatus ? {} : { votes },
    })
    if (name === 'shop') await ownProducts(site.url, outside.owner)
    const { consoleProblems, requests, shifts } = await watch(page)
    const phone = page.viewportSize() ?? { width: 360, height: 740 }
    for (const path of paths) {
      await visitPage(page, `${site.url}/id${path}`)
      if (path === '') await expectNumbers(page, hasStatus ? ['12 / 80', '1.21.8'] : [])
      await scrollThrough(page)
      expect.soft(consoleProblems.splice(0)).toEqual([])
      expect.soft(await shifts()).toEqual([])
      expect.soft(await violations(page)).toEqual([])
      await expect(page.locator('.demo-badge')).toHaveCount(0)
      for (const width of WIDTHS) {
        await page.setViewportSize({ width, height: 800 })
        expect.soft(await sideways(page), `${path} at ${width}`).toBe(0)
      }
      await page.setViewportSize(phone)
    }
    const asked = requests.filter((url) =>
      /api\/(server-status|leaderboards\/(voters|survival|tycoon))/.test(url),
    )
    expect(asked.length > 0).toBe(hasStatus)
  })
}

test('the demo says so in words at every width, in both languages', async ({ page }) => {
  for (const language of LANGUAGES) {
    await visitPage(page, `/${language}/vote`)
    for (const width of WIDTHS) {
      await page.setViewportSize({ width, height: 800 })
      const box = await page.locator('.demo-badge').boundingBox()
      expect([width, box?.height]).toEqual([width, width < 480 ? 14 : 24])
      await expect(page.locator('.demo-badge [aria-hidden=true]').last()).toHaveText('Demo')
      await expect(page.locator('.demo-badge [aria-hidden=true]').last()).toBeInViewport({ ratio: 1 })
      expect(await sideways(page)).toBe(0)
    }
  }
})
