// /vote/{index}: a site by its place, or the list; and the middle button of a mouse.
import { site } from '#content/site.ts'
import { BOTH, expect, expectPlace, goInside, test } from '#tests/support/browser.ts'
import { SITE_URL } from '#tests/support/e2e-sites.ts'

const NO_PLACE = [
  '0',
  '10',
  '-1',
  'abc',
  '1.5',
  '01',
  '1e1',
  '%201',
  '1%20',
  '+1',
  '0x1',
  '999999999999',
  '%F0%9F%98%80',
  '1%2F2',
]

for (const language of BOTH) {
  test(`/${language}/vote/1 to 9 lead to the sites in their order`, async ({ request }) => {
    for (const [place, { url }] of site.voteSites.entries()) {
      const reply = await request.get(`/${language}/vote/${place + 1}`, { maxRedirects: 0 })
      expect(reply.status(), url).toBe(302)
      expect(reply.headers().location).toBe(url)
    }
    expect(site.voteSites).toHaveLength(9)
  })

  test(`/${language}/vote/{what is no place} leads to the list`, async ({ request }) => {
    for (const index of NO_PLACE) {
      const reply = await request.get(`/${language}/vote/${index}`, { maxRedirects: 0 })
      expect(reply.status(), index).toBe(302)
      expect(reply.headers().location, index).toBe(`/${language}/vote`)
    }
  })

  test(`a link inside the site to no place in ${language} shows the list, one to /vote/3 arrives at the third site`, async ({
    page,
    visit,
    context,
  }) => {
    await context.route('https://*.example/**', (route) => route.fulfill({ body: 'outside' }))
    await visit(`/${language}/maps`)
    for (const index of ['0', '10', 'abc', '1.5', '%201']) {
      await goInside(page, `/${language}/vote/${index}`)
      await expectPlace(page, `/${language}/vote`)
      await expect(page.getByRole('main').getByRole('listitem')).toHaveCount(9)
      await goInside(page, `/${language}/maps`)
      await expect(page.getByRole('main').getByRole('listitem')).toHaveCount(0)
    }
    await goInside(page, `/${language}/vote/3`)
    await expect(page).toHaveURL(site.voteSites[2]?.url ?? '')
  })
}

test('a bare /vote/2 finds its language first, then its site', async ({ page }) => {
  const asked = page.waitForRequest(site.voteSites[1]?.url ?? '')
  // The host of the site does not exist: what counts is that the browser sets out for it.
  await page.goto('/vote/2').catch(() => {})
  expect((await asked).redirectedFrom()?.url()).toBe(`${SITE_URL}/en/vote/2`)
})

test('a site that is opened with the middle button is ticked, too', async ({ page, visit, context }) => {
  await visit('/en/vote')
  const opened = context.waitForEvent('page')
  await page.getByRole('main').getByRole('listitem').first().getByRole('link').click({ button: 'middle' })
  await opened
  await expect(page.getByRole('status')).toHaveText('1 of 9 today')
})

test('the list is shown at the end of a bad place, and back does not lead into the redirect again', async ({
  page,
}) => {
  await page.goto('/en/maps')
  await page.goto('/en/vote/99')
  await expectPlace(page, '/en/vote')
  await page.goBack()
  await expect(page).toHaveURL(`${SITE_URL}/en/maps`)
})
