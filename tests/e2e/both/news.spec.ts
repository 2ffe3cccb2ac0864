// News, a post, an own page and a status page with an incident, which the site of the other tests does not have.
import { expect, type Page, test, visitPage } from '#tests/support/browser.ts'
import { axeLanguage, clippedTexts, overflowing, violations, watch } from '#tests/support/browser-rules.ts'
import { siteOfFile } from '#tests/support/browser-site.ts'

// Layout shifts as most visitors see the pages.
test.use({ contextOptions: { reducedMotion: 'no-preference' } })

const LONG = 'Pembaruan besar-besaran petualangan Nusantara dengan pengalaman-tak-terlupakan-sepanjang-masa'
const PARTS = Array.from({ length: 6 }, (_, at) => `## Part ${at} ${at === 3 ? LONG : ''}\n\nText.`).join(
  '\n\n',
)
const PATHS = ['/news', '/news/post-0', '/news/post-2', '/p/rules', '/status']

const site = siteOfFile()

test.beforeAll(async () => {
  const write = (kind: string, slug: string, day: number) =>
    site.admin.json('/posts', 'POST', {
      ...{ kind, slug, image_url: null, hidden: false, published_at: `2025-11-0${day}T12:00:00.000Z` },
      title: { en: `${LONG} ${day}`, id: `${LONG} ${day}` },
      text: { en: `The first paragraph.\n\n${PARTS}`, id: `Paragraf pertama.\n\n${PARTS}` },
    })
  for (let at = 0; at < 6; at += 1) await write('news', `post-${at}`, 9 - at)
  await write('page', 'rules', 1)
  await site.admin.json('/incidents', 'POST', {
    ...{ level: 'outage', servers: ['survival'], ends_at: null, next_update_at: null },
    ...{ title: { en: 'Slow', id: 'Lambat' }, text: { en: 'Soon.', id: 'Nanti.' } },
    starts_at: new Date(Date.now() - 60_000).toISOString(),
  })
})

for (const path of PATHS) {
  test(`${path}: no axe violation, layout shift, console problem or overflow`, async ({ page, isMobile }) => {
    const { consoleProblems, shifts } = await watch(page)
    await visitPage(page, `${site.url}/${axeLanguage()}${path}`)
    await page.evaluate(() => document.fonts.ready)
    expect.soft(await shifts()).toEqual([])
    expect.soft(await violations(page)).toEqual([])
    for (const width of isMobile ? [360, 320] : [1280, 1024, 768]) await expectFits(page, width)
    expect.soft(consoleProblems).toEqual([])
  })
}

async function expectFits(page: Page, width: number): Promise<void> {
  await page.setViewportSize({ width, height: 740 })
  await expect.poll(() => page.evaluate(() => window.innerWidth)).toBe(width)
  expect.soft(await overflowing(page), `${width} px`).toEqual([])
  expect.soft(await clippedTexts(page), `${width} px`).toEqual([])
}

test('contents are folded on phones, and open beside the text', async ({ page, isMobile }) => {
  await visitPage(page, `${site.url}/en/p/rules`)
  const first = page.getByRole('navigation', { name: 'Contents' }).getByRole('link').first()
  if (isMobile) {
    await expect(first).toBeHidden()
    await page.locator('main summary').click()
  }
  await expect(first).toBeVisible()
  await first.click()
  await expect(page).toHaveURL(/#part-1$/)
})

test('Get updates opens by keyboard, fits the screen, and closes by Escape', async ({ page }) => {
  await visitPage(page, `${site.url}/en/status`)
  const summary = page.locator('main summary')
  await summary.press('Enter')
  await expect(page.getByRole('button', { name: 'Copy feed address' })).toBeInViewport({ ratio: 1 })
  expect(await overflowing(page)).toEqual([])
  await page.keyboard.press('Escape')
  await expect(page.getByRole('button', { name: 'Copy feed address' })).toBeHidden()
  await expect(summary).toBeFocused()
})
