// The logo on narrow screens. Links of the footer: menu-links.test.tsx; scroll positions: desktop/navigation.spec.ts.
import { expect, expectLocation, test } from '#tests/support/browser.ts'

test('the logo points to / but opens the home page without a document load', async ({ page, visit }) => {
  let documents = 0
  page.on('request', (request) => {
    if (request.resourceType() === 'document') documents += 1
  })
  await visit('/id/vote?x=1')
  const logo = page.getByRole('banner').getByRole('link', { name: 'Angkasa Network', exact: true })
  await expect(logo).toHaveAttribute('href', '/')
  const before = documents
  await logo.click()
  await expectLocation(page, '/id')
  await expect(page).toHaveTitle('Angkasa Network')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/Angkasa\s*Network/i)
  expect(documents).toBe(before)
})
