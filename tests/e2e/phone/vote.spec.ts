// The vote page: nine sites, ticks for opened ones, yellow for the next; storage: desktop/vote-storage.spec.ts.
import { demoSettings } from '#content/settings/index.ts'
import { expect, LANGUAGES, TEXTS, test } from '#tests/support/browser.ts'
import { openSite, rows, ticked, voteLinks, yellow } from '#tests/support/browser-vote.ts'

test.beforeEach(async ({ context }) => {
  await context.route('https://*.example/**', (route) =>
    route.fulfill({ body: '<title>outside</title>', contentType: 'text/html' }),
  )
})

test('links to nine sites in new tabs; an opened site is ticked and the next one becomes yellow', async ({
  page,
  visit,
}) => {
  // English last: its page is then used to open sites.
  for (const language of LANGUAGES.toReversed()) {
    await visit(`/${language}/vote`)
    const words = TEXTS[language].vote
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(
      language === 'en' ? 'Vote for Angkasa' : 'Vote buat Angkasa',
    )
    await expect(voteLinks(page)).toHaveCount(9)
    if (language === 'en') await expect(page.getByRole('link', { name: /^Vote Now on / })).toHaveCount(9)
    await expect(voteLinks(page)).toHaveText(Array.from({ length: 9 }, () => words.voteNow))
    const found = await voteLinks(page).evaluateAll((links) =>
      links.map((link) => ['href', 'target', 'rel', 'aria-label'].map((name) => link.getAttribute(name))),
    )
    expect(found).toEqual(
      demoSettings.votes.sites.map(({ name, url }) => [
        url,
        '_blank',
        expect.stringMatching(/\bnoopener\b/),
        words.voteOn.replace('{{site}}', name),
      ]),
    )
    await expect(rows(page)).toContainText(demoSettings.votes.sites.map(({ name }) => name))
    await expect(page.getByRole('status')).toHaveText(
      words.progress.replace('{{done}}', '0').replace('{{total}}', '9'),
    )
  }
  await expect.poll(() => yellow(page)).toEqual([1])
  expect(await ticked(page)).toEqual([])
  await openSite(page, 1)
  await expect.poll(() => yellow(page)).toEqual([2])
  expect(await ticked(page)).toEqual([1])
  await expect(page.getByRole('status')).toHaveText('1 of 9 today')
  expect(await rows(page).first().ariaSnapshot()).toContain('Voted today')
  await openSite(page, 4)
  await expect.poll(() => yellow(page)).toEqual([2])
  expect(await ticked(page)).toEqual([1, 4])
  await openSite(page, 2)
  await expect.poll(() => yellow(page)).toEqual([3])
  await expect(page.getByRole('status')).toHaveText('3 of 9 today')
})
