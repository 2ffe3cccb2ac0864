// A renamed network: the name of the demo network is nowhere, and its pictures are replaced.
import { expect, test } from 'vitest'
import * as adminEn from '#content/locales/en/admin-index.ts'
import * as en from '#content/locales/en/index.ts'
import { settingsProblems as problemsEn } from '#content/locales/en/settings-problems.ts'
import * as adminId from '#content/locales/id/admin-index.ts'
import * as id from '#content/locales/id/index.ts'
import { settingsProblems as problemsId } from '#content/locales/id/settings-problems.ts'
import { demoSettings } from '#content/settings/index.ts'
import { LANGUAGES } from '#contract/language.ts'
import { PAGES } from '#contract/pages.ts'
import { plainPage } from '#server/site/pages/bare-document.ts'
import { ownedSiteOfFile, siteOfFile } from '#tests/support/site-of-file.ts'
import { get, walk } from '#tests/support/site-walk.ts'

const DEMO_NAME = /angkasa/i
/** Addresses that the owner has not changed yet: they lead nowhere, and show what has to be set. */
const EXAMPLE_ADDRESS = /[\w.:/-]*\.example\b[\w./-]*/g
const ACCENT = '#ff5a4f'

const demo = await siteOfFile()
const { admin, ...site } = await ownedSiteOfFile({ PUBLIC_URL: 'https://nusantara.test' })
const { tagline } = demoSettings.identity
await admin.save('identity', {
  ...demoSettings.identity,
  name: 'NusantaraCraft Network',
  short_name: 'Nusantara',
  tagline: { ...tagline, en: 'Sail the islands.' },
  accent: ACCENT,
})

const traceOf = (text: string) => {
  const rest = text.replace(/<wbr\/>|<!-- -->/g, '').replace(EXAMPLE_ADDRESS, '')
  const at = rest.search(DEMO_NAME)
  return at < 0 ? null : rest.slice(Math.max(0, at - 60), at + 40)
}

async function read(path: string, headers?: Record<string, string>): Promise<string> {
  const response = await site.get(path, headers)
  const text = await response.text()
  expect(response.status, path).toBeLessThan(500)
  return text
}

test('no page, public call or other document has the name of the demo network', async () => {
  const pages = Object.values(PAGES).map(({ path }) =>
    path
      .replace('/:screen', '/identity')
      .replace('/:index', '/1')
      .replace(/\/:\w+\??/, ''),
  )
  const more = [
    ...LANGUAGES.flatMap((language) => pages.map((path) => `/${language}${path}`)),
    ...[
      '/.well-known/security.txt',
      '/api/openapi.json',
      '/api/docs',
      '/api/admin/settings',
      '/icons/mark.svg',
    ],
  ]
  const replies = await walk(site)
  for (const path of more) replies.push(await get(site, path))
  expect(replies.length).toBeGreaterThan(60)
  for (const { path, status, body } of replies) {
    expect(status, path).toBeLessThan(500)
    expect([path, traceOf(body)]).toEqual([path, null])
  }
  const redirect = await read('/', { 'accept-language': 'id' })
  expect(redirect).toContain('<title>NusantaraCraft Network</title>')
  expect(traceOf(redirect)).toBeNull()
})

test('no script or style has it', async () => {
  const pages = await Promise.all(
    ['/en', '/id', '/en/admin/home', '/en/admin/site/identity'].map((path) => read(path)),
  )
  const files = new Set(
    pages.flatMap((html) => [...html.matchAll(/\/assets\/[\w./-]+\.(?:js|css)/g)].map(([path]) => path)),
  )
  expect(files.size).toBeGreaterThan(10)
  for (const file of files) expect([file, traceOf(await read(file))]).toEqual([file, null])
})

test('no text of the site or of its admin area has it, in both languages', () => {
  for (const texts of [en, id, adminEn, adminId, problemsEn, problemsId]) {
    expect(traceOf(JSON.stringify(texts))).toBeNull()
  }
})

test('error pages have it neither', () => {
  for (const language of LANGUAGES) expect(traceOf(plainPage(language, ACCENT).html)).toBeNull()
  expect(plainPage('en', ACCENT).html).toContain(`a{color:${ACCENT}}`)
})

test('icons and share picture are made, per language, and cached by their version', async () => {
  for (const language of LANGUAGES) {
    const html = await read(`/${language}/vote`)
    const share =
      /property="og:image" content="https:\/\/nusantara\.test(\/brand\/[\w-]{10}\/share-vote-(?:en|id)\.jpg)"/.exec(
        html,
      )?.[1]
    expect(share).toContain(`share-vote-${language}.jpg`)
    const picture = await site.get(share ?? '')
    await picture.arrayBuffer()
    expect([picture.status, picture.headers.get('content-type')]).toEqual([200, 'image/jpeg'])
    expect(picture.headers.get('cache-control')).toContain('immutable')
    expect(html).toMatch(/<link rel="icon" href="\/brand\/[\w-]{10}\/favicon\.ico"/)
    expect(html).not.toContain('/icons/')
  }
  const old = await site.get('/brand/0123456789/icon-192.png')
  await old.arrayBuffer()
  expect([old.status, old.headers.get('cache-control')]).toEqual([200, 'public, max-age=60'])
  expect((await site.get('/brand/0123456789/other.png')).status).toBe(404)
})

test.each([
  ['/favicon.ico', 'image/x-icon'],
  ['/icons/mark.svg', 'image/svg+xml'],
  ['/icons/icon-512.png', 'image/png'],
  ['/art/social-1200x630.jpg', 'image/jpeg'],
  ['/art/00000000/social-1200x630.jpg', 'image/jpeg'],
])('%s answers with the picture of the network', async (path, type) => {
  const [own, before] = await Promise.all([site.get(path), demo.get(path)])
  expect([own.status, own.headers.get('content-type'), before.status]).toEqual([200, type, 200])
  expect(Buffer.from(await own.arrayBuffer()).equals(Buffer.from(await before.arrayBuffer()))).toBe(false)
})

test('the accent is in the style of the html element, the theme colour and the manifest', async () => {
  const html = await read('/en')
  expect(html).toMatch(
    new RegExp(`<html lang="en" style="--color-star:${ACCENT};--color-star-hi:#[0-9a-f]{6};`),
  )
  const theme = /name="theme-color" content="(#[0-9a-f]{6})"/.exec(html)?.[1]
  expect(theme).not.toBe('#0a0d1a')
  expect(JSON.parse(await read('/site.webmanifest'))).toMatchObject({ theme_color: theme })
  expect(await read('/api/docs')).toContain(`a{color:${ACCENT}}`)
  expect(await read('/en/missing')).toContain(`--color-star:${ACCENT}`)
})

test('the demo network has no style attribute, and its own pictures', async () => {
  const { html } = await demo.seen('/en')
  expect(html).toContain('<html lang="en"><head>')
  expect(html).toContain('content="https://angkasa.test/art/social-1200x630.jpg"')
  expect(html).not.toContain('/brand/')
})
