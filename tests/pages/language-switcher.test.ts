// The language switcher as it is served: its links, its flags, and the texts of one language only.
import { expect, test } from 'vitest'
import * as en from '#content/locales/en/index.ts'
import * as id from '#content/locales/id/index.ts'
import { LANGUAGES, type Language } from '#contract/language.ts'
import { parseHtml } from '#tests/support/html.ts'
import { startSite } from '#tests/support/site.ts'
import { siteOfFile } from '#tests/support/site-of-file.ts'

const TEXTS = { en, id }
const OTHER: Record<Language, Language> = { en: 'id', id: 'en' }

const site = await siteOfFile()

const read = async (path: string) => (await site.get(path)).text()

function switcherOf(html: string): Element[] {
  return [...(parseHtml(html).querySelector('header fieldset')?.querySelectorAll('a') ?? [])]
}

test.each(['', '/vote', '/premiumtiers?tab=tycoon', '/store/product/7'])(
  'links to %s in the other language, and marks its own',
  async (path) => {
    for (const language of LANGUAGES) {
      const links = switcherOf(await read(`/${language}${path}`))
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
  for (const link of switcherOf(await read(`/${language}/vote`))) {
    const flag = link.querySelector('svg')
    expect(flag?.getAttribute('data-inline-flag')).toBe(link.getAttribute('hreflang'))
    expect(['width', 'height'].map((name) => flag?.getAttribute(name))).toEqual(['20', '14'])
    expect(link.querySelector('img')).toBeNull()
  }
})

test('flags come from the configured host, without script too', async () => {
  await using hosted = await startSite({ images: { flagUrl: 'https://flags.test/{code}.svg' } })
  const links = switcherOf(await (await hosted.get('/en/vote')).text())
  expect(links.map((link) => link.querySelector('img')?.getAttribute('src'))).toEqual([
    'https://flags.test/gb.svg',
    'https://flags.test/id.svg',
  ])
  for (const link of links) expect(link.querySelector('svg')).toBeNull()
})

/** The scripts of a page with everything that they import before the page is hydrated. */
async function scriptsOf(html: string): Promise<Map<string, string>> {
  const found = new Map<string, string>()
  const data = parseHtml(html).querySelector('script#page')?.textContent ?? ''
  const paths = (JSON.parse(data) as { scripts: string[] }).scripts
  for (let path = paths.pop(); path !== undefined; path = paths.pop()) {
    if (found.has(path)) continue
    const script = await read(path)
    found.set(path, script)
    for (const [, name = ''] of script.matchAll(/\b(?:from|import)\s*"\.\/([^"]+\.js)"/g))
      paths.push(path.replace(/[^/]+$/, name))
  }
  return found
}

test.each(LANGUAGES)('pages in %s and their scripts have no text of the other language', async (language) => {
  const own = TEXTS[language]
  const other = TEXTS[OTHER[language]]
  for (const [path, text] of [
    ['', own.home.pointsText],
    ['/vote', own.vote.tickNote],
  ] as const) {
    const html = await read(`/${language}${path}`)
    expect(html).toContain(own.shell.disclaimer)
    expect(html).toContain(text)
    const scripts = await scriptsOf(html)
    expect(scripts.size).toBeGreaterThan(3)
    // Nor of the admin area.
    const all = [...scripts.values()].join('\n')
    for (const word of ['Retry all failed', 'Failed to resend action', '/api/admin/'])
      expect([word, all.includes(word)]).toEqual([word, false])
    for (const [name, content] of [['document', html], ...scripts] as const)
      for (const foreign of [other.shell.disclaimer, other.home.pointsText, other.vote.tickNote])
        expect([path, name, content.includes(foreign)]).toEqual([path, name, false])
  }
})
