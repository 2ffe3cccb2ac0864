// /vote/{number} inside the site; its redirects over HTTP: tests/pages/vote-redirects.test.ts.
import { demoSettings } from '#content/settings/index.ts'
import { expect, expectLocation, navigateInApp, test, untilHydrated } from '#tests/support/browser.ts'
import { voteLinks } from '#tests/support/browser-vote.ts'

test('an invalid number shows the list, back skips the redirect, and /vote/3 opens the third site', async ({
  page,
  visit,
}) => {
  await visit('/en/maps')
  for (const index of ['0', '%201']) {
    await navigateInApp(page, `/en/vote/${index}`)
    await expectLocation(page, '/en/vote')
    await expect(voteLinks(page)).toHaveCount(9)
    await navigateInApp(page, '/en/maps')
    await expect(voteLinks(page)).toHaveCount(0)
  }
  await test.step('back after a document load skips the redirect', async () => {
    await visit('/en/vote/99')
    await expectLocation(page, '/en/vote')
    await page.goBack()
    await expectLocation(page, '/en/maps')
    await untilHydrated(page)
  })
  // The host of the site does not exist, but the browser requests it.
  const requested = page.waitForRequest(demoSettings.votes.sites[2]?.url ?? '')
  await navigateInApp(page, '/en/vote/3')
  await requested
})
