// The stored votes: their duration, and invalid values.
import { demoSettings } from '#content/settings/index.ts'
import { expect, test } from '#tests/support/browser.ts'
import { openSite, ticked, yellow } from '#tests/support/browser-vote.ts'

test.beforeEach(async ({ context }) => {
  await context.route('https://*.example/**', (route) =>
    route.fulfill({ body: '<title>outside</title>', contentType: 'text/html' }),
  )
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
