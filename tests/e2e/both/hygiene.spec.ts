// What no page may do: complain, ask another host, move while it loads, show a broken picture, shut somebody out.
import { EVERY_PAGE, expect, type Page, scrollThrough, test } from '#tests/support/browser.ts'
import { violations } from '#tests/support/browser-axe.ts'
import { watch } from '#tests/support/browser-watch.ts'
import { SITE_URL } from '#tests/support/e2e-sites.ts'

/** Pictures that can be seen but did not arrive. */
function brokenPictures(page: Page): Promise<string[]> {
  return page
    .locator('img')
    .evaluateAll((all) =>
      (all as HTMLImageElement[])
        .filter((image) => image.checkVisibility() && !(image.complete && image.naturalWidth > 0))
        .map((image) => image.currentSrc || image.src),
    )
}

/** Icons that can be seen but draw nothing. */
function emptyIcons(page: Page): Promise<string[]> {
  return page
    .locator('svg.icon use')
    .evaluateAll((all) =>
      (all as SVGUseElement[])
        .filter((use) => use.checkVisibility() && use.getBBox().width + use.getBBox().height === 0)
        .map((use) => use.outerHTML),
    )
}

/** Pictures without a place of their own or without words for those who do not see them. */
function carelessPictures(page: Page): Promise<string[]> {
  return page
    .locator('img')
    .evaluateAll((all) =>
      all
        .filter((image) => !['width', 'height', 'alt'].every((attribute) => image.hasAttribute(attribute)))
        .map((image) => image.outerHTML),
    )
}

for (const { name, url, sentence } of EVERY_PAGE) {
  test(`${sentence} is quiet, whole, asks no other host, moves nothing while it loads, and axe finds nothing`, async ({
    page,
    visit,
  }) => {
    const { complaints, asked, shifts } = await watch(page)
    await visit(url)
    await scrollThrough(page)
    await expect.poll(() => brokenPictures(page)).toEqual([])
    await expect.poll(() => emptyIcons(page)).toEqual([])
    expect(await carelessPictures(page)).toEqual([])
    await page.evaluate(() => document.fonts.ready)
    // The console tells that the document itself was a 404: that is what an unknown page is.
    const own404 = `error: Failed to load resource: the server responded with a status of 404 (Not Found) (${SITE_URL}${url})`
    expect(complaints).toEqual(name === 'not found' ? [own404] : [])
    expect(asked.filter(isForeign)).toEqual([])
    expect(asked.length).toBeGreaterThan(5)
    expect(await shifts()).toEqual([])
    expect(await violations(page)).toEqual([])
  })
}

function isForeign(address: string): boolean {
  return !address.startsWith(`${SITE_URL}/`) && !address.startsWith('data:')
}

test('a walk through the site is as quiet as its pages', async ({ page, visit }) => {
  const { complaints, asked } = await watch(page)
  await visit('/en')
  const footer = page.getByRole('contentinfo')
  await footer.getByRole('link', { name: 'Maps', exact: true }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Live maps')
  await footer.getByRole('link', { name: 'Vote', exact: true }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Vote for Angkasa')
  await page.getByRole('banner').getByRole('link', { name: 'ID Indonesia', exact: true }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Vote buat Angkasa')
  await page.goBack()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Vote for Angkasa')
  await page.getByRole('banner').getByRole('link', { name: 'Angkasa Network', exact: true }).click()
  await expect(page).toHaveTitle('Angkasa Network')
  await scrollThrough(page)
  expect(complaints).toEqual([])
  expect(asked.filter(isForeign)).toEqual([])
})
