// Past the bar with one key, and out of the site into a tab of its own.
import { site } from '#content/site.ts'
import { expect, expectPlace, test } from '#tests/support/browser.ts'

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
