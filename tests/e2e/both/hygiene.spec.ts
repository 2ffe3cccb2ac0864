// Rules for every page: no console problem, no other host, no layout shift, no broken picture, no axe violation, no overflow.
import {
  expect,
  LANGUAGES,
  PAGE_NAMES,
  PAGES,
  type Page,
  scrollThrough,
  test,
  visitPage,
} from '#tests/support/browser.ts'
import { clippedTexts, overflowing, violations, watch } from '#tests/support/browser-rules.ts'
import { SITE_URL } from '#tests/support/e2e-sites.ts'

// Layout shifts as most visitors see the pages.
test.use({ contextOptions: { reducedMotion: 'no-preference' } })

/** By day the widest and the narrowest layout in the language with the longer texts, by night also the one between. */
const WIDTHS = { id: [1280, 320], en: [768, 320] }

/** The layout of Survival's tiers with other texts. */
const OTHER_TIERS: readonly string[] = ['tycoon tiers', 'creative tiers']

function brokenPictures(page: Page): Promise<string[]> {
  return page
    .locator('img')
    .evaluateAll((all) =>
      (all as HTMLImageElement[])
        .filter((image) => image.checkVisibility() && !(image.complete && image.naturalWidth > 0))
        .map((image) => image.currentSrc || image.src),
    )
}

function emptyIcons(page: Page): Promise<string[]> {
  return page
    .locator('svg.icon use')
    .evaluateAll((all) =>
      (all as SVGUseElement[])
        .filter((use) => use.checkVisibility() && use.getBBox().width + use.getBBox().height === 0)
        .map((use) => use.outerHTML),
    )
}

function incompletePictures(page: Page): Promise<string[]> {
  return page
    .locator('img')
    .evaluateAll((all) =>
      all
        .filter((image) => !['width', 'height', 'alt'].every((attribute) => image.hasAttribute(attribute)))
        .map((image) => image.outerHTML),
    )
}

for (const name of PAGE_NAMES) {
  for (const language of LANGUAGES) {
    const title = `${name}, ${language}: no console problem, other host, layout shift, broken picture, axe violation or overflow`
    const isByDay = language === 'id' && !OTHER_TIERS.includes(name)
    test(title, { tag: isByDay ? [] : ['@night'] }, async ({ page, isMobile }) => {
      const { consoleProblems, requests, shifts } = await watch(page)
      const url = `/${language}${PAGES[name]}`
      await visitPage(page, url)
      await scrollThrough(page)
      await expect.poll(() => brokenPictures(page)).toEqual([])
      await expect.poll(() => emptyIcons(page)).toEqual([])
      expect.soft(await incompletePictures(page)).toEqual([])
      await page.evaluate(() => document.fonts.ready)
      // The console reports the 404 status of an unknown page.
      const own404 = `error: Failed to load resource: the server responded with a status of 404 (Not Found) (${SITE_URL}${url})`
      expect.soft(consoleProblems).toEqual(name === 'not found' ? [own404] : [])
      expect.soft(requests.filter(isForeign)).toEqual([])
      expect.soft(await shifts(0)).toEqual([])
      if (language === 'id' && !isMobile) expect.soft(await violations(page)).toEqual([])
      // The phone measures at its own width, 360 px.
      if (isMobile) await expectFits(page)
      else await expectFitsAt(page, WIDTHS[language])
      expect(requests.length).toBeGreaterThan(5)
    })
  }
}

async function expectFits(page: Page): Promise<void> {
  const width = page.viewportSize()?.width
  expect.soft(await overflowing(page), `${width} px`).toEqual([])
  expect.soft(await clippedTexts(page), `${width} px`).toEqual([])
}

/** After the layout shifts are read, because a new width moves everything. */
async function expectFitsAt(page: Page, widths: readonly number[]): Promise<void> {
  for (const width of widths) {
    await page.setViewportSize({ width, height: 800 })
    await expect.poll(() => page.evaluate(() => window.innerWidth)).toBe(width)
    await expectFits(page)
  }
}

function isForeign(address: string): boolean {
  return !address.startsWith(`${SITE_URL}/`) && !address.startsWith('data:')
}
