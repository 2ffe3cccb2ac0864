// The skip link, and external links.
import { demoSettings } from '#content/settings/index.ts'
import { expect, expectLocation, test } from '#tests/support/browser.ts'

test('the skip link is the first tab stop and focuses the main content; an external link opens a new tab', async ({
  page,
  visit,
  context,
}) => {
  await visit('/en/vote')
  const skip = page.getByRole('link', { name: 'Skip to content', exact: true })
  await expect(skip).not.toBeInViewport()
  await page.keyboard.press('Tab')
  await expect(skip).toBeFocused()
  await expect(skip).toBeInViewport({ ratio: 1 })
  await page.keyboard.press('Enter')
  await expect(page.getByRole('main')).toBeFocused()
  await expectLocation(page, '/en/vote#main')
  await page.keyboard.press('Tab')
  await expect(page.getByRole('main').getByRole('link').first()).toBeFocused()

  await context.route('https://*.example/**', (route) => route.fulfill({ body: 'outside' }))
  const opened = context.waitForEvent('page')
  await page
    .getByRole('contentinfo')
    .getByRole('link', { name: /^Discord/ })
    .click()
  const tab = await opened
  await tab.waitForURL(demoSettings.links.discord ?? '')
  expect(await tab.evaluate(() => window.opener)).toBeNull()
  await expectLocation(page, '/en/vote#main')
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
