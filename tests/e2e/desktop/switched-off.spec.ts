// Pages that the owner switches off while visitors are on the site.
import { demoSettings } from '#content/settings/index.ts'
import { expect, TEXTS, test, visitPage } from '#tests/support/browser.ts'
import { siteOfFile } from '#tests/support/browser-site.ts'

const site = siteOfFile()

test('a link to a page that was switched off meanwhile leads to not found, and its links are gone', async ({
  page,
}) => {
  const { maps, notFoundTitle, backToHome } = TEXTS.en.shell
  const footer = page.getByRole('contentinfo')
  await visitPage(page, `${site.url}/en/vote`)
  await site.admin.save('pages', { ...demoSettings.pages, maps: false })
  await page.evaluate(() => {
    document.body.dataset.sameDocument = 'yes'
  })
  await footer.getByRole('link', { name: maps }).click()

  await expect(page.getByRole('heading', { level: 1 })).toHaveText(notFoundTitle)
  await expect(page.locator('body')).toHaveAttribute('data-same-document', 'yes')
  await expect(footer.getByRole('link', { name: maps })).toHaveCount(0)
  await page.getByRole('link', { name: backToHome }).click()
  await expect(page.locator('#hero-name')).toBeVisible()
})
