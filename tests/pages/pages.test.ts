// Pages over HTTP: status, head, caching, compression, policy.
import { createHash } from 'node:crypto'
import { expect, test } from 'vitest'
import { LANGUAGES, type Language } from '#contract/language.ts'
import { SITEMAP_PATHS } from '#contract/pages.ts'
import { sharePageOf } from '#contract/site/share-pages.ts'
import { PUBLIC_URL } from '#tests/support/site.ts'
import { siteOfFile } from '#tests/support/site-of-file.ts'

const site = await siteOfFile()

const ALL = SITEMAP_PATHS.flatMap((path) =>
  LANGUAGES.map((language) => [`/${language}${path}`, language, path] as const),
)

const attribute = (html: string, pattern: RegExp) => pattern.exec(html)?.[1]

const addresses = (language: Language, path: string) => [
  ['canonical', `${PUBLIC_URL}/${language}${path}`],
  ['en', `${PUBLIC_URL}/en${path}`],
  ['id', `${PUBLIC_URL}/id${path}`],
  ['x-default', `${PUBLIC_URL}${path || '/'}`],
]

/** Its version depends on the identity. */
function sharePicture(language: Language, path: string): string {
  const page = sharePageOf(path)
  return page ? `/brand/:version/share-${page}-${language}.jpg` : '/art/social-1200x630.jpg'
}

function addressesOf(html: string) {
  const alternates = html.matchAll(/<link rel="alternate" hrefLang="([^"]+)" href="([^"]+)"/g)
  return [
    ['canonical', attribute(html, /<link rel="canonical" href="([^"]+)"/)],
    ...[...alternates].map(([, hreflang, href]) => [hreflang, href]),
  ]
}

test.each(ALL)(
  '%s is rendered in its language, with canonical and alternate addresses and structured data',
  async (url, language, path) => {
    const response = await site.get(url)
    const html = await response.text()

    expect(response.status).toBe(200)
    expect(html).toContain(`<html lang="${language}">`)
    // The strips of the status page have titles of their own in the body.
    expect(html.split('</head>', 1)[0]?.match(/<title>/g)).toHaveLength(1)
    expect(html.match(/<h1/g)).toHaveLength(1)
    expect(addressesOf(html)).toEqual(addresses(language, path))
    expect(attribute(html, /<meta name="description" content="([^"]+)"/)).toContain('Angkasa Network')
    expect(attribute(html, /<meta name="keywords" content="([^"]+)"/)).toContain('minecraft')
    const share = attribute(html, /<meta property="og:image" content="([^"]+)"/) ?? ''
    expect(share.replace(PUBLIC_URL, '').replace(/(?<=^\/brand\/)[\w-]{10}/, ':version')).toBe(
      sharePicture(language, path),
    )
    expect(attribute(html, /<meta name="twitter:card" content="([^"]+)"/)).toBe('summary_large_image')
    expect(html).not.toContain('noindex')
    const data = JSON.parse(attribute(html, /<script type="application\/ld\+json">([^<]*)<\/script>/) ?? '')
    const kinds = data['@graph'].map((item: { '@type': string }) => item['@type'])
    expect(kinds).toEqual(path === '' ? ['Organization'] : ['Organization', 'BreadcrumbList'])
  },
)

test.each(LANGUAGES)('a product in %s has canonical and alternate addresses', async (language) => {
  const [product] = await site.json('/api/store/products')
  const path = `/store/product/${product._id}`
  const html = await site.text(`/${language}${path}`)

  expect(attribute(html, /<title>([^<]*)<\/title>/)).toBe(product.name)
  expect(addressesOf(html)).toEqual(addresses(language, path))
  const { '@graph': graph } = JSON.parse(
    attribute(html, /<script type="application\/ld\+json">([^<]*)<\/script>/) ?? '',
  )
  expect(graph[1].itemListElement.map(({ item }: { item: string }) => item)).toEqual(
    ['', '/store', path].map((step) => `${PUBLIC_URL}/${language}${step}`),
  )
  expect(graph[2]).toMatchObject({
    '@type': 'Product',
    name: product.name,
    image: expect.stringMatching(/^https:\/\/.*\.(?:jpg|webp)$/),
    url: `${PUBLIC_URL}/${language}${path}`,
    offers: { price: product.price, priceCurrency: 'IDR', availability: 'https://schema.org/InStock' },
  })
})

test.each(ALL)(
  '%s is revalidated by caches, and its CSP allows exactly its inline scripts, by hash',
  async (url) => {
    const response = await site.get(url)
    const html = await response.text()
    const csp = response.headers.get('content-security-policy') ?? ''
    const scripts = /script-src ([^;]+)/.exec(csp)?.[1] ?? ''

    const hashes = [...html.matchAll(/<script>([\s\S]*?)<\/script>/g)].map(
      ([, script = '']) => `'sha256-${createHash('sha256').update(script).digest('base64')}'`,
    )
    // The data of the page, the script that fills the basket of the bar, and on home and store the line of an unpaid order.
    const count = /^\/(en|id)(\/store)?$/.test(url) ? 3 : 2
    expect(hashes).toHaveLength(count)
    expect(scripts.match(/sha256-/g)).toHaveLength(count)
    for (const hash of hashes) expect(scripts).toContain(hash)
    expect(scripts).not.toMatch(/unsafe|\*|https?:/)
    const { headers } = response
    expect(headers.get('cache-control')).toBe('public, max-age=0, must-revalidate')
    expect(headers.get('vary')).toBe('accept-encoding')
  },
)

test('answers 304 to a matching ETag', async () => {
  const etag = (await site.get('/en/vote')).headers.get('etag') ?? ''

  for (const given of [etag, etag.replace('W/', ''), `"other", ${etag}`, '*']) {
    const again = await site.get('/en/vote', { 'if-none-match': given })
    expect([given, again.status, await again.text()]).toEqual([given, 304, ''])
    expect(again.headers.get('content-security-policy')).toContain('sha256-')
  }
  expect((await site.get('/en/vote', { 'if-none-match': '"other"' })).status).toBe(200)
})

test('pages are compressed by Accept-Encoding', async () => {
  const plain = await site.text('/en', { 'accept-encoding': 'identity' })
  const packed = await site.get('/en', { 'accept-encoding': 'gzip, br' })

  expect(packed.headers.get('content-encoding')).toBe('br')
  expect(Number(packed.headers.get('content-length'))).toBeLessThan(plain.length / 3)
  expect(await packed.text()).toBe(plain)
})

test('HEAD has the headers of GET and no body', async () => {
  const get = await site.get('/en/maps', { 'accept-encoding': 'identity' })
  const body = await get.text()
  const head = await fetch(`${site.url}/en/maps`, {
    method: 'HEAD',
    headers: { 'accept-encoding': 'identity' },
  })

  expect(head.status).toBe(200)
  expect(head.headers.get('content-length')).toBe(String(Buffer.byteLength(body)))
  expect(head.headers.get('etag')).toBe(get.headers.get('etag'))
  expect(await head.text()).toBe('')
})

test('tracking parameters do not change the page', async () => {
  const [plain, tagged] = await Promise.all([site.get('/en'), site.get('/en?utm_source=tiktok&fbclid=x')])
  expect(tagged.headers.get('etag')).toBe(plain.headers.get('etag'))
})

test('the document of the admin area has no data and is not cached', async () => {
  const response = await site.get('/en/admin/home')
  expect(response.headers.get('cache-control')).toBe('no-store')
  expect(response.headers.get('x-robots-tag')).toBe('noindex')
  const html = await response.text()
  expect(html).toContain('<meta name="robots" content="noindex"')
  expect(html).not.toContain('Signed in as')
})
