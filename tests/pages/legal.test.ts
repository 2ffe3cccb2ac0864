// Terms, privacy and refund policy, written by the owner.
import { globSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { demoSettings } from '#content/settings/index.ts'
import { LEGAL_PAGES } from '#contract/settings/legal.schema.ts'
import { PUBLIC_URL } from '#tests/support/site.ts'
import { ownedSiteOfFile } from '#tests/support/site-of-file.ts'

const { legal, links } = demoSettings

const { admin, ...site } = await ownedSiteOfFile()

const productPath = async () => {
  const [product] = await site.json<{ _id: string }[]>('/api/store/products')
  return `/en/store/product/${product?._id}`
}

test('the templates are published in both languages, linked in the footer and in the sitemap', async () => {
  const sitemap = await site.text('/sitemap.xml')
  for (const page of LEGAL_PAGES) {
    for (const language of ['en', 'id'] as const) {
      const path = `/${language}/${page}`
      const { status, html } = await site.seen(path)
      const title = /^# (.+)/.exec(legal[page][language])?.[1]
      expect([path, status]).toEqual([path, 200])
      expect(html).toContain(`<title>${title} · Angkasa Network</title>`)
      expect(html).toMatch(new RegExp(`<h1[^>]*>${title}</h1>`))
      expect(html).toContain(`<link rel="canonical" href="${PUBLIC_URL}${path}"/>`)
      expect(html, path).not.toContain('{{')
      expect((await site.seen(`/${language}/vote`)).html).toContain(`href="${path}"`)
      expect(sitemap).toContain(`<loc>${PUBLIC_URL}${path}</loc>`)
    }
  }
})

test('the contents lead to the headings of the text, each of which has the id', async () => {
  const { html } = await site.seen('/en/terms')
  const headings = [...legal.terms.en.matchAll(/^## (.+)/gm)].map(([, text]) => text)
  const contents = [...html.matchAll(/<a href="#(part-\d+)"[^>]*>([^<]+)</g)]
  expect(contents.map(([, , text]) => text)).toEqual(headings)
  for (const [, id, text] of contents) expect(html).toContain(`<h2 id="${id}">${text}`)
})

test('the templates speak of the network by its name and link its Discord', async () => {
  const { html } = await site.seen('/id/terms')
  expect(html).toContain('untuk Angkasa Network: website ini')
  expect(html).toMatch(
    /<a target="_blank" rel="noopener" href="https:\/\/discord\.angkasa\.example\/">Discord/,
  )
  expect(html).toContain('<a href="/id/refunds">kebijakan refund</a>')
  await admin.save('links', { ...links, discord: null })
  expect((await site.seen('/id/terms')).html).not.toContain('discord.angkasa')
  await admin.save('links', links)
})

test('the checkout links terms and refund policy', async () => {
  const { html } = await site.seen(await productPath())
  expect(html).toMatch(/By ordering you accept our <!-- -->|By ordering you accept our /)
  expect(html).toMatch(/<a href="\/en\/terms" target="_blank" rel="noopener"/)
  expect(html).toMatch(/<a href="\/en\/refunds" target="_blank" rel="noopener"/)
})

test('a text of the owner has the day of its last change, a template has none', async () => {
  expect((await site.seen('/en/terms')).html).not.toContain('last changed')
  await admin.save('legal', { ...legal, terms: { ...legal.terms, en: '# House rules' } })
  const day = (language: string) =>
    new Intl.DateTimeFormat(language, { dateStyle: 'long', timeZone: 'Asia/Jakarta' }).format()
  expect((await site.seen('/en/terms')).html).toContain(`Our rules were last changed on ${day('en-GB')}`)
  expect((await site.seen('/id/terms')).html).toContain(`Aturan kami terakhir diubah pada ${day('id')}`)
})

test('a draft is not found, and linked nowhere', async () => {
  await admin.save('legal', {
    ...legal,
    terms: { ...legal.terms, published: false },
    refunds: { ...legal.refunds, published: false },
  })
  expect((await site.seen('/en/terms')).status).toBe(404)
  expect((await site.seen('/en/privacy')).status).toBe(200)
  for (const path of ['/en', '/en/privacy', await productPath()]) {
    expect((await site.seen(path)).html, path).not.toMatch(/href="\/en\/(?:terms|refunds)"/)
  }
  expect((await site.seen(await productPath())).html).not.toContain('By ordering')
  expect(await site.text('/sitemap.xml')).not.toMatch(/\/terms|\/refunds/)
  await admin.save('legal', legal)
})

test('the scripts of public pages carry no Markdown parser', () => {
  const withParser = (files: string) =>
    globSync(files).filter((file) => readFileSync(file, 'utf8').includes('validateLink'))
  expect(withParser('build/server/*.js')).not.toEqual([])
  const manifest = JSON.parse(readFileSync('build/client/.vite/manifest.json', 'utf8')) as Record<
    string,
    { file: string; imports?: string[] }
  >
  const loaded = new Set<string>()
  const add = (name: string): void => {
    if (loaded.has(name)) return
    loaded.add(name)
    for (const imported of manifest[name]?.imports ?? []) add(imported)
  }
  for (const name of Object.keys(manifest)) if (/\.(?:page|layout|client)\.tsx$/.test(name)) add(name)
  const files = [...loaded].map((name) => `build/client/${manifest[name]?.file}`)
  expect(files.length).toBeGreaterThan(10)
  expect(files.filter((file) => withParser(file).length > 0)).toEqual([])
})
