// The vote page: nine sites, a tick for those that were opened, yellow for the next one.
import { site } from '#content/site.ts'
import { BOTH, expect, type Page, test, WORDS } from '#tests/support/browser.ts'

const STAR = 'rgb(255, 210, 63)'

function rows(page: Page) {
  return page.getByRole('main').getByRole('listitem')
}

function voteLinks(page: Page) {
  return rows(page).getByRole('link')
}

/** The places, from 1, of the yellow buttons. */
function yellow(page: Page): Promise<number[]> {
  return voteLinks(page).evaluateAll(
    (links, star) =>
      links.flatMap((link, place) => (getComputedStyle(link).backgroundColor === star ? [place + 1] : [])),
    STAR,
  )
}

/** The places, from 1, of the rows with a tick. */
function ticked(page: Page): Promise<number[]> {
  return rows(page).evaluateAll((all) =>
    all.flatMap((row, place) => (row.querySelector('use[href$="#check"]') ? [place + 1] : [])),
  )
}

async function openSite(page: Page, place: number): Promise<void> {
  const opened = page.context().waitForEvent('page')
  await voteLinks(page)
    .nth(place - 1)
    .click()
  const tab = await opened
  await tab.waitForURL(site.voteSites[place - 1]?.url ?? '')
  await tab.close()
  // The hover of the pointer would colour the button anew.
  await page.mouse.move(0, 0)
}

test.beforeEach(async ({ context }) => {
  await context.route('https://*.example/**', (route) =>
    route.fulfill({ body: '<title>outside</title>', contentType: 'text/html' }),
  )
})

for (const language of BOTH) {
  test(`the vote page in ${language} links to nine sites, each in a new tab`, async ({ page, visit }) => {
    await visit(`/${language}/vote`)
    const words = WORDS[language].vote
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(
      language === 'en' ? 'Vote for Angkasa' : 'Vote buat Angkasa',
    )
    await expect(voteLinks(page)).toHaveCount(9)
    await expect(voteLinks(page)).toHaveText(Array.from({ length: 9 }, () => words.voteNow))
    const found = await voteLinks(page).evaluateAll((links) =>
      links.map((link) => ['href', 'target', 'rel', 'aria-label'].map((name) => link.getAttribute(name))),
    )
    expect(found).toEqual(
      site.voteSites.map(({ name, url }) => [
        url,
        '_blank',
        expect.stringMatching(/\bnoopener\b/),
        words.voteOn.replace('{{site}}', name),
      ]),
    )
    await expect(rows(page)).toContainText(site.voteSites.map(({ name }) => name))
    await expect(page.getByRole('status')).toHaveText(
      words.progress.replace('{{done}}', '0').replace('{{total}}', '9'),
    )
  })
}

test('the buttons of the English vote page say Vote Now', async ({ page }) => {
  await page.goto('/en/vote')
  await expect(page.getByRole('link', { name: /^Vote Now on / })).toHaveCount(9)
  await expect(voteLinks(page).first()).toHaveText('Vote Now')
})

test('an opened site is ticked and the next one becomes the yellow one', async ({ page, visit }) => {
  await visit('/en/vote')
  await expect.poll(() => yellow(page)).toEqual([1])
  expect(await ticked(page)).toEqual([])
  await openSite(page, 1)
  await expect.poll(() => yellow(page)).toEqual([2])
  expect(await ticked(page)).toEqual([1])
  await expect(page.getByRole('status')).toHaveText('1 of 9 today')
  await openSite(page, 4)
  await expect.poll(() => yellow(page)).toEqual([2])
  expect(await ticked(page)).toEqual([1, 4])
  await openSite(page, 2)
  await expect.poll(() => yellow(page)).toEqual([3])
  await expect(page.getByRole('status')).toHaveText('3 of 9 today')
})

test('ticks are remembered after a reload, in the other language and for 24 hours', async ({
  page,
  visit,
}) => {
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

test('when all nine are done nothing is yellow any more', async ({ page, visit }) => {
  await page.addInitScript(
    (urls) => {
      window.localStorage.setItem(
        'votesCast',
        JSON.stringify(Object.fromEntries(urls.map((url) => [url, Date.now() - 5]))),
      )
    },
    site.voteSites.map(({ url }) => url),
  )
  await visit('/en/vote')
  await expect(page.getByRole('status')).toHaveText('9 of 9 today')
  await expect.poll(() => yellow(page)).toEqual([])
  expect(await ticked(page)).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9])
})

test('broken, foreign and future memories are no votes', async ({ page, visit }) => {
  const future = JSON.stringify({ 'https://minecraft-mp.example/server/angkasa/vote': 9e15 })
  await visit('/en/vote')
  for (const kept of ['{not json', '[1,2,null]', 'null', future]) {
    await page.evaluate((text) => window.localStorage.setItem('votesCast', text), kept)
    await visit('/en/vote')
    await expect(page.getByRole('status')).toHaveText('0 of 9 today')
  }
  await openSite(page, 1)
  await expect(page.getByRole('status')).toHaveText('1 of 9 today')
})

test('a row that is done says so in words, too', async ({ page, visit }) => {
  await visit('/en/vote')
  await openSite(page, 1)
  await expect.poll(() => ticked(page)).toEqual([1])
  const said = await rows(page).first().ariaSnapshot()
  expect(said).toContain('Opened today')
})
