// What stands around every page: skip link, logo, footer, links that leave the site.
import { site } from '#content/site.ts'
import { BOTH, expect, expectPlace, test, WORDS } from '#tests/support/browser.ts'

test('the skip link is the first stop of the keyboard and moves the focus to the page', async ({
  page,
  visit,
}) => {
  await visit('/en/vote')
  const skip = page.getByRole('link', { name: 'Skip to content', exact: true })
  await expect(skip).not.toBeInViewport()
  await page.keyboard.press('Tab')
  await expect(skip).toBeFocused()
  await expect(skip).toBeInViewport({ ratio: 1 })
  await page.keyboard.press('Enter')
  await expect(page.getByRole('main')).toBeFocused()
  await expectPlace(page, '/en/vote#main')
  await page.keyboard.press('Tab')
  await expect(page.getByRole('main').getByRole('link').first()).toBeFocused()
})

test('the skip link works without script', async ({ visitor }) => {
  const page = await visitor({ javaScriptEnabled: false })
  await page.goto('/id/vote')
  await page.keyboard.press('Tab')
  await expect(page.getByRole('link', { name: 'Lewati ke isi', exact: true })).toBeFocused()
  await page.keyboard.press('Enter')
  await page.keyboard.press('Tab')
  await expect(page.getByRole('main').getByRole('link').first()).toBeFocused()
})

for (const language of BOTH) {
  test(`the logo leads to / and, inside the site, home in ${language} at once`, async ({ page, visit }) => {
    await visit(`/${language}/vote?x=1`)
    const logo = page.getByRole('banner').getByRole('link', { name: 'Angkasa Network', exact: true })
    await expect(logo).toHaveAttribute('href', '/')
    let documents = 0
    page.on('request', (request) => {
      if (request.resourceType() === 'document') documents += 1
    })
    await logo.click()
    await expectPlace(page, `/${language}`)
    await expect(page).toHaveTitle('Angkasa Network')
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(/Angkasa\s*Network/i)
    expect(documents).toBe(0)
  })

  test(`the footer in ${language} has its eight links`, async ({ page }) => {
    await page.goto(`/${language}/maps`)
    const words = WORDS[language].shell
    const links = page.getByRole('contentinfo').getByRole('navigation').getByRole('link')
    await expect(links).toHaveCount(8)
    const found = await links.evaluateAll((all) =>
      all.map((link) => [link.firstChild?.textContent, link.getAttribute('href')]),
    )
    expect(found).toEqual([
      [words.vote, `/${language}/vote`],
      [words.leaderboard, `/${language}/leaderboard`],
      [words.store, `/${language}/store`],
      [words.maps, `/${language}/maps`],
      [words.wiki, site.links.wiki],
      [words.statusPage, site.links.status],
      ['Discord', site.links.discord],
      ['TikTok', site.links.tiktok],
    ])
  })
}

test('a link that leaves the site opens a new tab and the page stays', async ({ page, visit, context }) => {
  await context.route('https://*.example/**', (route) => route.fulfill({ body: 'outside' }))
  await visit('/en/maps')
  const opened = context.waitForEvent('page')
  await page
    .getByRole('contentinfo')
    .getByRole('link', { name: /^Discord/ })
    .click()
  const tab = await opened
  await tab.waitForURL(site.links.discord)
  expect(await tab.evaluate(() => window.opener)).toBeNull()
  await expectPlace(page, '/en/maps')
})

test('a followed link shows the new page from its top', async ({ page, visit }) => {
  await visit('/en')
  await page.getByRole('contentinfo').getByRole('link', { name: 'Maps', exact: true }).click()
  await expectPlace(page, '/en/maps')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Live maps')
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(0)
})

test('back leads to where the page was left', async ({ page, visit }) => {
  await visit('/en')
  await page.getByRole('contentinfo').scrollIntoViewIfNeeded()
  const left = await page.evaluate(() => window.scrollY)
  expect(left).toBeGreaterThan(0)
  await page.getByRole('contentinfo').getByRole('link', { name: 'Maps', exact: true }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Live maps')
  await page.goBack()
  await expect(page).toHaveTitle('Angkasa Network')
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBeGreaterThan(left - 50)
})
