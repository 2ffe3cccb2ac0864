// Logo, footer links, and scroll positions on narrow screens; on wide ones: desktop/navigation.spec.ts.
import { demoSettings } from '#content/settings/index.ts'
import { LEGAL_PAGES } from '#contract/settings/legal.schema.ts'
import { expect, expectLocation, TEXTS, test } from '#tests/support/browser.ts'

test('the footer has its links, and the logo points to / but opens the home page without a document load', async ({
  page,
  visit,
}) => {
  let documents = 0
  page.on('request', (request) => {
    if (request.resourceType() === 'document') documents += 1
  })
  await visit('/id/vote?x=1')
  const words = TEXTS.id.shell
  const links = page.getByRole('contentinfo').getByRole('navigation').getByRole('link')
  await expect(links).toHaveCount(14)
  const found = await links.evaluateAll((all) =>
    all.map((link) => [link.firstChild?.textContent, link.getAttribute('href')]),
  )
  expect(found).toEqual([
    [words.howToJoin, '/id/play'],
    [words.leaderboard, '/id/leaderboard'],
    [words.vote, '/id/vote'],
    [words.maps, '/id/maps'],
    [words.statusPage, demoSettings.links.status],
    [words.points, '/id/store'],
    [words.tiers, '/id/premiumtiers'],
    [words.otherWaysToPay, demoSettings.links.donation_help],
    ['Discord', demoSettings.links.discord],
    ['TikTok', demoSettings.links.tiktok],
    [words.wiki, demoSettings.links.wiki],
    ...LEGAL_PAGES.map((page) => [TEXTS.id.legal[page], `/id/${page}`]),
  ])

  const logo = page.getByRole('banner').getByRole('link', { name: 'Angkasa Network', exact: true })
  await expect(logo).toHaveAttribute('href', '/')
  const before = documents
  await logo.click()
  await expectLocation(page, '/id')
  await expect(page).toHaveTitle('Angkasa Network')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/Angkasa\s*Network/i)
  expect(documents).toBe(before)
})

test('a link opens the next page at its top, and back restores the scroll position', async ({
  page,
  visit,
}) => {
  const scrolled = () => page.evaluate(() => window.scrollY)
  await visit('/en')
  await page.getByRole('contentinfo').scrollIntoViewIfNeeded()
  const left = await scrolled()
  expect(left).toBeGreaterThan(0)
  await page.getByRole('contentinfo').getByRole('link', { name: 'Maps', exact: true }).click()
  await expectLocation(page, '/en/maps')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Live maps')
  await expect.poll(scrolled).toBe(0)
  await page.goBack()
  await expect(page).toHaveTitle('Angkasa Network')
  await expect.poll(scrolled).toBeGreaterThan(left - 50)
})
