// Whatever was loaded before: each style sheet of the build is added to each page, and no element moves or changes its colours.
import { globSync } from 'node:fs'
import { PAGES, type PageName } from '#contract/pages.ts'
import type { AdminPost } from '#contract/site/posts.schema.ts'
import { findBoardPages, openStorePages } from '#proof/bench/site-pages.ts'
import { expect, type Page, test, visitPage } from '#tests/support/browser.ts'
import { storeToken } from '#tests/support/browser-admin.ts'
import { siteOfFile } from '#tests/support/browser-site.ts'
import { pages } from '#web/pages.ts'

const CONSOLE = /^admin-(?!login|join)/
const TITLE = { en: 'Season 2', id: 'Musim 2' }
const POST = {
  title: TITLE,
  text: TITLE,
  image_url: null,
  published_at: '2026-01-01T00:00:00.000Z',
  hidden: false,
}

/** The others redirect. */
const SHOWN = (Object.keys(PAGES) as PageName[]).filter((name) => pages[name].component)
/** One test of all pages would take longer than a test may. */
const GROUPS = Map.groupBy(
  SHOWN,
  (name) => `${CONSOLE.test(name) ? 'console' : 'site'} ${SHOWN.indexOf(name) % 4}`,
)

const site = siteOfFile()
let examples: Partial<Record<PageName, string>> = {}

test.beforeAll(async () => {
  const write = (kind: string) => site.admin.json<AdminPost>('/posts', 'POST', { ...POST, kind, slug: kind })
  const [news] = await Promise.all(['news', 'page'].map(write))
  const found = [...(await findBoardPages(site.url)), ...(await openStorePages(site.url))]
  const named = Object.fromEntries(found.map(({ name, path }) => [name, path]))
  const { transactions } = await site.admin.json('/transactions')
  examples = {
    ...{ board: named.board, player: named.player, product: named.product, payment: named.checkout },
    ...{ 'news-post': '/news/news', 'own-page': '/p/page', 'admin-news': `/admin/site/news/${news?._id}` },
    'admin-player': '/admin/players/Steve',
    'admin-order': `/admin/store/transactions/${transactions[0]._id}`,
    'admin-product': '/admin/store/products/new',
    'admin-legal': '/admin/site/legal/terms',
    'admin-coupon': '/admin/discounts/coupons/new',
    'admin-sale': '/admin/discounts/sales/new',
    'admin-status': '/admin/network/status/new',
    'admin-site-history': '/admin/site/links/history',
    'admin-network-history': '/admin/network/votes/history',
  }
})

function addressOf(name: PageName): string {
  const path = examples[name] ?? PAGES[name].path.replaceAll(/\/:\w+\?/g, '')
  if (path.includes(':')) throw new Error(`${name} has no example`)
  return `${site.url}/id${path}`
}

/** What each sheet that the page does not have changes on it. */
function changesBy(page: Page, sheets: readonly string[]): Promise<string[]> {
  return page.evaluate(async (hrefs) => {
    const load = (href: string) =>
      new Promise<CSSStyleSheet>((resolve, reject) => {
        const link = Object.assign(document.createElement('link'), { rel: 'stylesheet', href })
        link.onload = () => link.sheet && resolve(link.sheet)
        link.onerror = reject
        document.head.append(link)
      })
    const others = hrefs.filter((href) => !document.querySelector(`link[href="${href}"]`))
    const loaded = await Promise.all(others.map(load))
    for (const sheet of loaded) sheet.disabled = true
    const elements = [...document.body.querySelectorAll('*')]
    const look = () =>
      elements.map((element) => {
        const { x, y, width, height } = element.getBoundingClientRect()
        const { color, backgroundColor, borderLeftColor } = getComputedStyle(element)
        return [x, y, width, height, color, backgroundColor, borderLeftColor].join(' ')
      })
    const before = look()
    // Without a pause between the looks: nothing but the sheets can change the page.
    return loaded.flatMap((sheet) => {
      sheet.disabled = false
      const after = look()
      sheet.disabled = true
      const changed = elements.findIndex((_, index) => before[index] !== after[index])
      if (changed < 0) return []
      const tag = elements[changed]?.outerHTML.slice(0, 120)
      return [`${sheet.href}: ${tag} from ${before[changed]} to ${after[changed]}`]
    })
  }, sheets)
}

for (const [group, names] of GROUPS) {
  test(`no sheet of the build changes a page that has its own: ${group}`, async ({ page }) => {
    test.setTimeout(180_000)
    const sheets = globSync('build/client/assets/*.css').map((file) => file.replace('build/client', ''))
    expect(sheets.length).toBeGreaterThan(2)
    if (group.startsWith('console')) await storeToken(page, site.admin.token)
    for (const name of names) {
      await visitPage(page, addressOf(name))
      await expect(page.getByRole('heading', { level: 1 }).first()).toBeVisible()
      if (group.startsWith('console')) await expect(page.locator('main').getByRole('status')).toHaveCount(0)
      expect.soft(await changesBy(page, sheets), name).toEqual([])
    }
  })
}

test('hovering a link from the console to the site brings no sheet, and following it loads the document', async ({
  page,
}) => {
  const sheets = () =>
    page.locator('link[rel=stylesheet]').evaluateAll((all) => all.map((one) => one.getAttribute('href')))
  await visitPage(page, `${site.url}/en/admin/login`)
  const own = await sheets()
  expect(own).toHaveLength(1)
  const link = page.getByRole('link', { name: 'Back to the site' })
  const prefetched = page.waitForResponse(`${site.url}/en`)
  await link.focus()
  await (await prefetched).finished()
  expect(await sheets()).toEqual(own)
  const loaded = page.waitForRequest((one) => one.isNavigationRequest() && one.url() === `${site.url}/en`)
  await link.click()
  await loaded
  await page.waitForURL(`${site.url}/en`)
  expect(await sheets()).not.toContain(own[0])
})
