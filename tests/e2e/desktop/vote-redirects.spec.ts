// /vote/{number} redirects to a vote site or to the list.
import { demoSettings } from '#content/settings/index.ts'
import { expect, expectLocation, LANGUAGES, navigateInApp, test } from '#tests/support/browser.ts'
import { voteLinks } from '#tests/support/browser-vote.ts'
import { SITE_URL } from '#tests/support/e2e-sites.ts'

const INVALID = [
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

for (const language of LANGUAGES) {
  test(`/${language}/vote/1 to 9 redirect to the sites in their order, anything else to the list`, async ({
    request,
  }) => {
    for (const [index, { url }] of demoSettings.votes.sites.entries()) {
      const reply = await request.get(`/${language}/vote/${index + 1}`, { maxRedirects: 0 })
      expect(reply.status(), url).toBe(302)
      expect(reply.headers().location).toBe(url)
    }
    expect(demoSettings.votes.sites).toHaveLength(9)
    for (const index of INVALID) {
      const reply = await request.get(`/${language}/vote/${index}`, { maxRedirects: 0 })
      expect(reply.status(), index).toBe(302)
      expect(reply.headers().location, index).toBe(`/${language}/vote`)
    }
  })

  test(`a navigation in ${language} to an invalid number shows the list, to /vote/3 the third site`, async ({
    page,
    visit,
  }) => {
    await visit(`/${language}/maps`)
    for (const index of ['0', '10', 'abc', '1.5', '%201']) {
      await navigateInApp(page, `/${language}/vote/${index}`)
      await expectLocation(page, `/${language}/vote`)
      await expect(voteLinks(page)).toHaveCount(9)
      await navigateInApp(page, `/${language}/maps`)
      await expect(voteLinks(page)).toHaveCount(0)
    }
    // The host of the site does not exist, but the browser requests it.
    const requested = page.waitForRequest(demoSettings.votes.sites[2]?.url ?? '')
    await navigateInApp(page, `/${language}/vote/3`)
    await requested
  })
}

test('/vote/2 redirects to its language, then its site; back skips the redirect', async ({ page }) => {
  const requested = page.waitForRequest(demoSettings.votes.sites[1]?.url ?? '')
  // The host of the site does not exist, but the browser requests it.
  await page.goto('/vote/2').catch(() => {})
  expect((await requested).redirectedFrom()?.url()).toBe(`${SITE_URL}/en/vote/2`)

  await page.goto('/en/maps')
  await page.goto('/en/vote/99')
  await expectLocation(page, '/en/vote')
  await page.goBack()
  await expect(page).toHaveURL(`${SITE_URL}/en/maps`)
})
