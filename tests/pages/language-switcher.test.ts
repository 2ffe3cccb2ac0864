// The language switcher as it is served: its links and its flags. Texts of one language only: proof/size.ts.
import { expect, test } from 'vitest'
import { LANGUAGES } from '#contract/language.ts'
import { parseHtml } from '#tests/support/html.ts'
import { startSite } from '#tests/support/site.ts'
import { siteOfFile } from '#tests/support/site-of-file.ts'

const site = await siteOfFile()

function switcherOf(html: string): Element[] {
  return [...(parseHtml(html).querySelector('header fieldset')?.querySelectorAll('a') ?? [])]
}

test.each(['', '/vote', '/premiumtiers?tab=tycoon', '/store/product/7'])(
  'links to %s in the other language, and marks its own',
  async (path) => {
    for (const language of LANGUAGES) {
      const links = switcherOf(await site.text(`/${language}${path}`))
      expect(links.map((link) => ['href', 'hreflang'].map((name) => link.getAttribute(name)))).toEqual([
        [`/en${path}`, 'en'],
        [`/id${path}`, 'id'],
      ])
      const current = links.filter((link) => link.hasAttribute('aria-current'))
      expect(current.map((link) => link.getAttribute('hreflang'))).toEqual([language])
    }
  },
)

test.each(LANGUAGES)('flags in %s are inline when no host is configured', async (language) => {
  for (const link of switcherOf(await site.text(`/${language}/vote`))) {
    const flag = link.querySelector('svg')
    expect(flag?.getAttribute('data-inline-flag')).toBe(link.getAttribute('hreflang'))
    expect(['width', 'height'].map((name) => flag?.getAttribute(name))).toEqual(['20', '14'])
    expect(link.querySelector('img')).toBeNull()
  }
})

test('flags come from the configured host, without script too', async () => {
  await using hosted = await startSite({ images: { flagUrl: 'https://flags.test/{code}.svg' } })
  const links = switcherOf(await hosted.text('/en/vote'))
  expect(links.map((link) => link.querySelector('img')?.getAttribute('src'))).toEqual([
    'https://flags.test/gb.svg',
    'https://flags.test/id.svg',
  ])
  for (const link of links) expect(link.querySelector('svg')).toBeNull()
})
