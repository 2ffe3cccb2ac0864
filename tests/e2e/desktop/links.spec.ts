// Links that leave the site, on every page.
import { BOTH, expect, PAGES, test } from '#tests/support/browser.ts'

for (const language of BOTH) {
  test(`links in ${language} that leave the site open a new tab without a way back`, async ({ visitor }) => {
    const page = await visitor({ javaScriptEnabled: false })
    for (const path of Object.values(PAGES)) {
      await page.goto(`/${language}${path}`, { waitUntil: 'domcontentloaded' })
      const links = await page.locator('a[href]').evaluateAll((all) =>
        (all as HTMLAnchorElement[]).map((link) => ({
          href: link.href,
          leaves: link.origin !== window.location.origin,
          target: link.target,
          rel: link.rel,
        })),
      )
      const leaving = links.filter(({ leaves }) => leaves)
      expect(leaving.length, path).toBeGreaterThanOrEqual(4)
      for (const link of leaving)
        expect(link, path).toEqual({ ...link, target: '_blank', rel: expect.stringMatching(/\bnoopener\b/) })
      for (const link of links.filter(({ leaves }) => !leaves)) expect(link.target, link.href).toBe('')
    }
  })
}
