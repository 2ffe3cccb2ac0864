// One evening: an owner makes the demo theirs, only by the console. Then every public page is as it should be.
import { ADMIN_TOKEN_STORAGE_KEY } from '#contract/team/admin.ts'
import { expect, LANGUAGES, type Page, test, visitPage } from '#tests/support/browser.ts'
import { violations } from '#tests/support/browser-axe.ts'
import { findHtmlProblems } from '#tests/support/html.ts'
import { ADMIN_ENV, signIn } from '#tests/support/settings-client.ts'
import { type RunningSite, startSite } from '#tests/support/site.ts'

test.describe.configure({ mode: 'serial' })

const PATHS = ['', '/leaderboard', '/vote', '/maps', '/premiumtiers', '/terms', '/privacy', '/refunds']
const SITES = 12

let site: RunningSite
let token: string
test.beforeAll(async () => {
  site = await startSite({ env: { ...ADMIN_ENV, PUBLIC_URL: 'http://127.0.0.1' } })
  ;({ token } = await signIn(site))
})
test.afterAll(() => site[Symbol.asyncDispose]())

/** The field of a setting, by section and path. */
const field = (page: Page, path: string) =>
  page.locator(`[data-path="${path}"]`).and(page.locator('input, textarea, select'))
const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true })

async function openScreen(page: Page, screen: string): Promise<void> {
  await visitPage(page, `${site.url}/en/admin/${screen}`)
  await expect(page.getByRole('link', { name: 'History' })).toBeVisible()
}

async function fill(page: Page, values: Record<string, string>): Promise<void> {
  for (const [path, value] of Object.entries(values)) await field(page, path).fill(value)
}

const inBoth = (path: string, en: string, id = en) => ({ [`${path}.en`]: en, [`${path}.id`]: id })

async function save(page: Page): Promise<void> {
  await button(page, 'Save').click()
  await expect(page.getByText('Saved, live now.').first()).toBeVisible()
}

test('the owner changes everything in the console', async ({ page }) => {
  test.setTimeout(180_000)
  await page.addInitScript(([key, value]) => localStorage.setItem(key, value), [
    ADMIN_TOKEN_STORAGE_KEY,
    token,
  ] as const)
  await test.step('the name', async () => {
    await openScreen(page, 'site/identity')
    await fill(page, { 'identity:name': 'NusantaraCraft Network', 'identity:short_name': 'NusantaraCraft' })
    await save(page)
  })
  await test.step('a fourth mode', async () => {
    await openScreen(page, 'network/modes')
    await button(page, 'Add mode').click()
    await fill(page, {
      ...inBoth('modes:3.name', 'Prison Break', 'Penjara'),
      ...inBoth('modes:3.text', 'Mine your way out, block by block.', 'Gali jalan keluar, blok demi blok.'),
    })
    await save(page)
  })
  await test.step('own boards', async () => {
    await openScreen(page, 'network/boards')
    await button(page, 'Remove Tycoon').click()
    await button(page, 'Add tab').click()
    await fill(page, inBoth('boards:tabs.1.label', 'Prison', 'Penjara'))
    await page
      .getByRole('button', { name: /^Add (?!tab)/ })
      .first()
      .click()
    await fill(page, inBoth('boards:tabs.1.boards.0.label', 'Hardest workers', 'Paling rajin'))
    await save(page)
  })
  await test.step('own tiers', async () => {
    await openScreen(page, 'network/tiers')
    await button(page, 'Add tab').click()
    await fill(page, inBoth('tiers:tabs.3.label', 'Prison', 'Penjara'))
    for (const [index, name] of ['Inmate', 'Warden'].entries()) {
      await button(page, 'Add tier').click()
      await fill(page, { [`tiers:tabs.3.tiers.${index}.name`]: name })
      await page.getByRole('button', { name: 'Add perk' }).first().click()
      await fill(
        page,
        inBoth(`tiers:tabs.3.tiers.${index}.features.general.0`, `${name} prefix`, `Prefix ${name}`),
      )
    }
    await save(page)
  })
  await test.step('twelve vote sites and a third map', async () => {
    await openScreen(page, 'network/votes')
    for (let index = 9; index < SITES; index += 1) {
      await button(page, 'Add site').click()
      const path = `votes:sites.${index}`
      await fill(page, {
        [`${path}.name`]: `List ${index + 1}`,
        [`${path}.url`]: `https://list-${index + 1}.example/vote`,
      })
    }
    await button(page, 'Add map').click()
    await fill(page, {
      ...inBoth('maps:2.name', 'Prison', 'Penjara'),
      ...inBoth('maps:2.text', 'Every cell and every tunnel.', 'Semua sel dan terowongan.'),
      'maps:2.url': 'https://map-prison.example/',
    })
    await save(page)
  })
  await test.step('own texts', async () => {
    await openScreen(page, 'site/texts')
    await page.getByRole('searchbox').fill('vote.tickNote')
    await fill(page, { 'texts:en.vote.tickNote': 'Vote every day and win a prize.' })
    await save(page)
  })
  await test.step('a page that is off', async () => {
    await openScreen(page, 'site/pages')
    await field(page, 'pages:store').uncheck()
    await save(page)
  })
})

test('then visitors see all of it, and nothing of the demo', async () => {
  const read = async (path: string) => (await site.get(path)).text()
  expect(await read('/en')).toContain('Prison Break')
  expect(await read('/id')).toContain('Gali jalan keluar, blok demi blok.')
  expect(await read('/en/leaderboard')).toContain('>Prison<')
  expect(await read('/en/leaderboard')).not.toContain('>Tycoon<')
  expect(await read('/en/premiumtiers?tab=prison')).toContain('Warden')
  const vote = await read('/en/vote')
  expect(vote).toContain('Vote every day and win a prize.')
  expect(vote).toContain('https://list-12.example/vote')
  expect(await read('/id/maps')).toContain('https://map-prison.example/')
  expect((await site.get('/en/store')).status).toBe(404)
  for (const path of PATHS) expect(await read(`/en${path}`), path).not.toMatch(/Angkasa|href="\/en\/store"/)
})

/** The language of axe alternates from page to page, because axe takes longer than everything else. */
for (const language of LANGUAGES) {
  test(`${language}: every public page is there, valid, fits 320 px, and has no axe violation`, async ({
    page,
  }) => {
    test.setTimeout(180_000)
    await page.setViewportSize({ width: 320, height: 640 })
    const paths = [...PATHS, '/premiumtiers?tab=prison', '/leaderboard?tab=prison']
    for (const [index, path] of paths.entries()) {
      const address = `/${language}${path}`
      const reply = await site.get(address)
      expect([address, reply.status]).toEqual([address, 200])
      expect(await findHtmlProblems(await reply.text()), address).toEqual([])

      await visitPage(page, site.url + address)
      const width = await page.evaluate(() => document.documentElement.scrollWidth)
      expect([address, width]).toEqual([address, 320])
      if (LANGUAGES[index % 2] === language) expect(await violations(page), address).toEqual([])
    }
  })
}
