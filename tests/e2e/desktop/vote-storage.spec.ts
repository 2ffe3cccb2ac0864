// The plain list of a network whose sites send no votes: ticks of opened sites, how long they last, invalid values.
import { demoSettings } from '#content/settings/index.ts'
import { test as base, expect, visitPage } from '#tests/support/browser.ts'
import { openSite, ticked, voteLinks, yellow } from '#tests/support/browser-vote.ts'
import { type RunningSite, startSite } from '#tests/support/site.ts'

const { votes } = demoSettings
const plain = { ...votes, sites: votes.sites.map((site) => ({ ...site, service: null })) }
let site: RunningSite

const test = base.extend({
  visit: async ({ page }, use) => {
    await use((path) => visitPage(page, site.url + path))
  },
})

test.beforeAll(async () => {
  site = await startSite({ env: { PUBLIC_URL: 'http://127.0.0.1' }, settings: { votes: plain } })
})
test.afterAll(() => site[Symbol.asyncDispose]())

test.beforeEach(async ({ context }) => {
  await context.route('https://*.example/**', (route) =>
    route.fulfill({ body: '<title>outside</title>', contentType: 'text/html' }),
  )
})

test('the list links to nine sites by its own title', async ({ page, visit }) => {
  await visit('/id/vote')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Vote buat Angkasa')
  await visit('/en/vote')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Vote for Angkasa')
  await expect(page.getByRole('link', { name: /^Vote Now on / })).toHaveCount(9)
  await expect(voteLinks(page)).toHaveCount(9)
})

test('a middle click is a vote', async ({ page, visit }) => {
  await visit('/en/vote')
  await voteLinks(page).first().click({ button: 'middle' })
  await expect(page.getByRole('status')).toHaveText('1 of 9 today')
})

test('ticks survive a reload and a language change, for 24 hours', async ({ page, visit }) => {
  await page.clock.install({ time: new Date('2026-11-15T12:00:00Z') })
  await visit('/en/vote')
  await openSite(page, 1)
  await expect.poll(() => ticked(page)).toEqual([1])
  await visit('/id/vote')
  await expect.poll(() => ticked(page)).toEqual([1])
  await expect(page.getByRole('status')).toHaveText('1 dari 9 hari ini')
  await page.clock.setSystemTime(new Date('2026-11-16T11:59:00Z'))
  await visit('/en/vote')
  await expect.poll(() => ticked(page)).toEqual([1])
  await expect.poll(() => yellow(page)).toEqual([2])
  await page.clock.setSystemTime(new Date('2026-11-16T12:05:00Z'))
  await visit('/en/vote')
  await expect(page.getByRole('status')).toHaveText('0 of 9 today')
  expect(await ticked(page)).toEqual([])
  await expect.poll(() => yellow(page)).toEqual([1])
})

test('nine votes leave no yellow button; invalid and future values are ignored', async ({ page, visit }) => {
  const urls = demoSettings.votes.sites.map(({ url }) => url)
  const store = (text: string) =>
    page.evaluate((value) => window.localStorage.setItem('votesCast', value), text)
  await visit('/en/vote')
  await store(JSON.stringify(Object.fromEntries(urls.map((url) => [url, Date.now() - 5]))))
  await visit('/en/vote')
  await expect(page.getByRole('status')).toHaveText('All nine done. See you tomorrow!')
  await expect.poll(() => yellow(page)).toEqual([])
  expect(await ticked(page)).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9])
  await visit('/id/vote')
  await expect(page.getByRole('status')).toHaveText('Sembilan vote beres. Sampai besok!')

  const future = JSON.stringify({ 'https://minecraft-mp.example/server/angkasa/vote': 9e15 })
  for (const stored of ['{not json', '[1,2,null]', 'null', future]) {
    await store(stored)
    await visit('/en/vote')
    await expect(page.getByRole('status')).toHaveText('0 of 9 today')
  }
  await openSite(page, 1)
  await expect(page.getByRole('status')).toHaveText('1 of 9 today')
})
