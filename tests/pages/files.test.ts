// Files beside the pages: assets, pictures, sitemap, robots, manifest, icons.
import { globSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { demoSettings } from '#content/settings/index.ts'
import { LANGUAGES } from '#contract/language.ts'
import { toShownTabs } from '#contract/network/leaderboards.ts'
import { PAGES, type Page, SITEMAP_PATHS } from '#contract/pages.ts'
import { PUBLIC_URL, startSite } from '#tests/support/site.ts'
import { siteOfFile } from '#tests/support/site-of-file.ts'

const site = await siteOfFile()
const home = await site.text('/en')

const named = (pattern: RegExp) => [...new Set([...home.matchAll(pattern)].map(([path]) => path))]

test('scripts, styles and fonts have a fingerprint, are immutable and compressed', async () => {
  const assets = named(/\/assets\/[\w./-]+\.(?:js|css|woff2)/g)
  expect(assets.length).toBeGreaterThan(5)
  for (const path of assets) {
    const response = await site.get(path, { 'accept-encoding': 'br' })
    await response.arrayBuffer()
    expect([path, response.status]).toEqual([path, 200])
    expect(response.headers.get('cache-control')).toBe('public, max-age=31536000, immutable')
    expect(response.headers.get('x-content-type-options')).toBe('nosniff')
    if (!path.endsWith('.woff2'))
      expect([path, response.headers.get('content-encoding')]).toEqual([path, 'br'])
  }
})

test('every image of the home page exists and has its type', async () => {
  const pictures = named(/\/art\/[0-9a-f]{8}\/[\w-]+\.(?:avif|webp)/g)
  expect(pictures.length).toBeGreaterThan(20)
  for (const path of pictures) {
    const response = await site.get(path)
    await response.arrayBuffer()
    expect([path, response.status]).toEqual([path, 200])
    expect(response.headers.get('content-type')).toBe(`image/${path.split('.').pop()}`)
    expect(response.headers.get('cache-control')).toContain('immutable')
  }
})

test('icons, manifest and social image exist', async () => {
  const manifest = await site.json('/site.webmanifest')
  expect(manifest).toMatchObject({ name: 'Angkasa Network', start_url: '/', theme_color: '#0a0d1a' })
  const icons = manifest.icons.map(({ src }: { src: string }) => src)
  const inHead = named(/\/icons\/[\w.-]+/g)
  for (const path of [...icons, ...inHead, '/art/social-1200x630.jpg', '/favicon.ico']) {
    const response = await site.get(path)
    await response.arrayBuffer()
    expect([path, response.status]).toEqual([path, 200])
    expect(response.headers.get('content-type')).toMatch(/^image\//)
  }
})

test('the sitemap lists every public page, board and product in both languages with its alternates', async () => {
  const response = await site.get('/sitemap.xml')
  const xml = await response.text()

  expect(response.headers.get('content-type')).toBe('application/xml; charset=utf-8')
  const listed = [...xml.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, url]) => url)
  const products: { _id: string }[] = await site.json('/api/store/products')
  const boards = toShownTabs(demoSettings.boards, 'en').flatMap((tab) =>
    tab.boards.map((board) => `/leaderboard/${tab.id}/${board.id}`),
  )
  const paths = [...SITEMAP_PATHS, ...boards, ...products.map(({ _id }) => `/store/product/${_id}`)]
  expect(products.length).toBeGreaterThan(0)
  expect(boards.length).toBeGreaterThan(0)
  expect(listed).toEqual(
    paths.flatMap((path) => LANGUAGES.map((language) => `${PUBLIC_URL}/${language}${path}`)),
  )
  expect(xml.match(/hreflang="x-default"/g)).toHaveLength(listed.length)
})

test('robots.txt excludes admin and checkout and names the sitemap', async () => {
  const text = await site.text('/robots.txt')

  expect(text).toMatch(/^User-agent: \*$/m)
  const closed = [...text.matchAll(/^Disallow: (.*)$/gm)].map(
    ([, rule = '']) => new RegExp(`^${rule.replace(/[.+?()[\]]/g, '\\$&').replaceAll('*', '.*')}`),
  )
  const isClosed = (path: string) => closed.some((rule) => rule.test(path))
  const inLanguages = (path: string) => ['', '/en', '/id'].map((start) => start + path)
  for (const [name, { path, ...page }] of Object.entries<Page>(PAGES)) {
    // An own page or news whose name begins like the console.
    const filled = path.replace(/:\w+\??/g, 'admin-team')
    const isConsole = name.startsWith('admin-') || name === 'payment'
    if (!isConsole && page.robots === 'noindex') continue
    for (const address of inLanguages(filled))
      expect([address, isClosed(address)]).toEqual([address, isConsole])
  }
  expect(isClosed('/api/store/products')).toBe(true)
  expect(text).toContain(`Sitemap: ${PUBLIC_URL}/sitemap.xml`)
})

test.each([
  '/assets/nothing.js',
  '/assets/.vite/manifest.json',
  '/.vite/manifest.json',
  '/icons/nothing.png',
])('%s is not a file of ours', async (path) => {
  const response = await site.get(path, { 'accept-language': '' })
  const text = await response.text()

  expect(response.status === 404 || (response.headers.get('location') ?? '').startsWith('/en/')).toBe(true)
  expect(text).not.toMatch(/createPageHandler|"dependencies"|isDynamicEntry/)
})

test('security.txt has a contact and an expiry in the future', async () => {
  const response = await site.get('/.well-known/security.txt')
  const text = await response.text()

  expect(response.headers.get('content-type')).toBe('text/plain; charset=utf-8')
  expect(text).toContain(`Contact: ${demoSettings.links.discord}\n`)
  expect(text).toContain(`Canonical: ${PUBLIC_URL}/.well-known/security.txt\n`)
  expect(Date.parse(/^Expires: (.*)$/m.exec(text)?.[1] ?? '')).toBeGreaterThan(Date.now())
  await using other = await startSite({ env: { SECURITY_CONTACT: 'mailto:safe@angkasa.test' } })
  expect(await other.text('/.well-known/security.txt')).toContain('Contact: mailto:safe@angkasa.test\n')
})

/** It is large, so it is loaded where an admin scans a code and nowhere else. */
test('of the scripts for the browser only the own account of the admin area carries the QR encoder', () => {
  const encoderText = 'Data too long'
  const withEncoder = (files: string) =>
    globSync(files).filter((file) => readFileSync(file, 'utf8').includes(encoderText))
  expect(withEncoder('build/server/*.js')).not.toEqual([])
  expect(withEncoder('build/client/**/*.js')).toEqual([expect.stringMatching(/\/account\.page-[\w-]+\.js$/)])
})
