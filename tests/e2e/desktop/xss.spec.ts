// A site full of hostile texts in a real browser: no script runs, no other host is requested, bold text stays bold.
import { startJavaStatus } from '#simulators/game-status.ts'
import { CANARY, referenceAt, XSS_CORPUS } from '#tests/security/xss-corpus.ts'
import { expect, LANGUAGES, type Locator, type Page, test, visitPage } from '#tests/support/browser.ts'
import { openNextScreen, storeToken } from '#tests/support/browser-admin.ts'
import { siteOfFile } from '#tests/support/browser-site.ts'

let game: Awaited<ReturnType<typeof startJavaStatus>>

// Sequential, so that one site serves all tests.
test.describe.configure({ mode: 'default' })

const site = siteOfFile(async () => {
  const version = '<img src=x onerror=xss(1)>'
  game = await startJavaStatus(() => ({ online: 5, max: 10, version }))
  return { hostile: true, env: { GAME_PING_NETWORK: `127.0.0.1:${game.port}` } }
})
test.afterAll(() => game.close())

/** Records script runs, dialogs, requests to the canary host and CSP reports. */
async function watchFor(page: Page) {
  const seen = {
    runs: [] as string[],
    dialogs: [] as string[],
    requests: [] as string[],
    reports: [] as string[],
  }
  await page.exposeFunction('xss', () => void seen.runs.push(page.url()))
  await page.exposeFunction('report', (text: string) => void seen.reports.push(text))
  await page.addInitScript(() => {
    const { report } = window as unknown as { report(text: string): void }
    document.addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI, sample }) => {
      report(`${location.pathname} ${violatedDirective} ${blockedURI} ${sample}`)
    })
  })
  page.on('dialog', async (dialog) => {
    seen.dialogs.push(dialog.message())
    await dialog.dismiss()
  })
  // These hosts do not exist; requests that the CSP blocks do not reach this route.
  await page.route(
    ({ hostname }) => hostname.endsWith('.test'),
    (route) => {
      if (new URL(route.request().url()).hostname === CANARY) seen.requests.push(route.request().url())
      return route.abort()
    },
  )
  return seen
}

const NOTHING = { runs: [], dialogs: [], requests: [], reports: [] }

/** Scrolls to the end, so that everything that runs by itself has run. */
async function settle(page: Page): Promise<void> {
  await page.evaluate(async () => {
    const frame = () => new Promise((resolve) => requestAnimationFrame(resolve))
    window.scrollTo(0, document.documentElement.scrollHeight)
    await frame()
    await frame()
  })
}

/** Products and steps have texts of their own in Indonesian; boards have one for both. */
const PUBLIC = {
  en: [
    ...['', '/leaderboard', '/leaderboard?tab=survival', '/store', '/store/product/P0'],
    ...[0, 1, 2].map((index) => `/store/checkout/${referenceAt(index)}`),
  ],
  id: ['/store', '/store/product/P0', `/store/checkout/${referenceAt(0)}`],
}

for (const language of LANGUAGES) {
  const tag = language === 'en' ? [] : ['@night']
  test(`no page in ${language} runs a script of its data`, { tag }, async ({ page }) => {
    const seen = await watchFor(page)
    for (const path of PUBLIC[language]) {
      await visitPage(page, `${site.url}/${language}${path}`)
      await page.evaluate(() => {
        for (const fold of document.querySelectorAll('details')) fold.open = true
      })
      await settle(page)
    }

    expect(seen).toEqual(NOTHING)
  })
}

test('texts are rendered literally, and bold text in a step stays bold', async ({ page }) => {
  await visitPage(page, `${site.url}/en/store`)
  await expect(
    page.locator('main').getByText('<script>xss(1)</script>', { exact: true }).first(),
  ).toBeVisible()
  await visitPage(page, `${site.url}/en/store/checkout/${referenceAt(0)}`)
  const bold = page.locator('.steps-list li b').first()
  await expect(bold).toHaveText('Scan')
  expect(
    Number(await bold.evaluate((element) => getComputedStyle(element).fontWeight)),
  ).toBeGreaterThanOrEqual(600)
  expect(await page.locator('.steps-list li :not(b)').count()).toBe(0)
})

/** Neighbours have different headings. A product opens over the list of products. */
const ADMIN_PATHS = {
  shop: [
    ...['store/products/P0', 'store?tab=transactions', 'store/transactions/T0'],
    ...['store/transactions/T1', 'store?tab=actions', 'players', 'discounts'],
  ],
  other: [
    ...['home', 'money', 'audit', 'images', 'site/links', 'network/servers', 'methods', 'notices', 'team'],
  ],
}

for (const [group, paths] of Object.entries(ADMIN_PATHS)) {
  test(`no admin screen runs a script of its data: ${group}`, { tag: '@night' }, async ({ page }) => {
    const seen = await watchFor(page)
    await storeToken(page, site.admin.token)
    for (const [index, path] of paths.entries()) {
      const address = `/en/admin/${path}`
      await (index === 0 ? visitPage(page, site.url + address) : openNextScreen(page, address))
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
      if (path.includes('?')) await expect(page.locator('table.list tbody tr').first()).toBeVisible()
      if (path === 'store?tab=actions') await openActions(page, page.locator('table.list tbody tr'))
      await settle(page)
    }

    expect(seen).toEqual(NOTHING)
  })
}

async function openActions(page: Page, rows: Locator): Promise<void> {
  for (const index of [0, 1, 2]) {
    await rows.nth(index).locator('.row-link').click()
    await expect(page.getByRole('dialog')).toBeVisible()
    await settle(page)
    await page.keyboard.press('Escape')
    await expect(page.getByRole('dialog')).toBeHidden()
  }
}

test('scripts injected into the document do not run', async ({ page }) => {
  const seen = await watchFor(page)
  const injected = XSS_CORPUS.filter(
    (text) => !/http-equiv|<base|<!--|<template|<frameset/i.test(text),
  ).slice(0, 120)
  await page.route(`${site.url}/en/vote`, async (route) => {
    const response = await route.fetch()
    const html = (await response.text()).replace('<main', `${injected.join('</p></div>')}<main`)
    await route.fulfill({ response, body: html })
  })
  await page.goto(`${site.url}/en/vote`)
  await page.waitForLoadState('networkidle')

  await expect.poll(() => seen.reports.length).toBeGreaterThan(20)
  expect([seen.runs, seen.dialogs, seen.requests]).toEqual([[], [], []])
})
