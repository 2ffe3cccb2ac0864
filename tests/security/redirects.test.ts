// Open redirects: no path, cookie or header makes the language redirect leave the host.
import { createContext, runInContext } from 'node:vm'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { redirectToLanguage } from '#server/site/pages/language-redirect.ts'
import { siteOfFile } from '#tests/support/site-of-file.ts'
import { headerOf, requestRaw } from './raw-http.ts'

const site = await siteOfFile()

const ORIGIN = 'https://angkasa.test'
const OURS = /^\/(en|id)(\/(?![/\\])|\?|#|$)/

const PIECES = [
  ...'/\\.;@:?#&\t\r\n\0 %\u2215\uff0f\u2044\u29f8\ud800',
  ...['//', '///', '/\\', '%2f', '%2F%2f', '%5c', '..', '/./', '/../', '%00', '%09', '%0d%0a'],
  ...['evil.example', 'en', 'id', 'en/', 'http:', 'https://evil.example', 'javascript:', 'data:'],
  ...['lng=', 'lng=id'],
  ...['vote', 'store', '[::1]', '169.254.169.254', '0x7f.1', 'a'.repeat(8_000)],
]
const address = fc.oneof(
  {
    weight: 4,
    arbitrary: fc.array(fc.constantFrom(...PIECES), { maxLength: 8 }).map((all) => `/${all.join('')}`),
  },
  { weight: 1, arbitrary: fc.array(fc.constantFrom(...PIECES), { maxLength: 6 }).map((all) => all.join('')) },
  { weight: 1, arbitrary: fc.string({ unit: 'binary', maxLength: 60 }).map((text) => `/${text}`) },
)
const cookie = fc.constantFrom(
  undefined,
  'i18next=id',
  'i18next=//evil.example',
  'i18next=../',
  'i18next=en\r\n',
)

test('five thousand paths redirect to this host below a language, with their query', () => {
  fc.assert(
    fc.property(address, cookie, (url, given) => {
      const answer = redirectToLanguage({
        url,
        cookie: given,
        acceptLanguage: undefined,
        siteName: 'Site',
      })
      const location = answer.kind === 'redirect' ? answer.location : ''
      expect(location).toMatch(OURS)
      expect(location).toMatch(/^[\x21-\x7e]*$/)
      expect(new URL(location, ORIGIN).origin).toBe(ORIGIN)
      const query = url.indexOf('?')
      if (query >= 0 && /^[\x21-\x7e]*$/.test(url)) expect(location.endsWith(url.slice(query))).toBe(true)
    }),
    { numRuns: 5_000 },
  )
})

/** Runs the little script of the asking page with the given address, and tells where it goes. */
function goesTo(html: string, url: URL, stored: string | null): string {
  const script = /<script>([\s\S]*?)<\/script>/.exec(html)?.[1] ?? ''
  let target = ''
  const storage = { getItem: () => stored }
  const { pathname, search, hash } = url
  const location = { pathname, search, hash, replace: (to: string) => (target = to) }
  const document = { documentElement: { lang: 'en' } }
  const window = { localStorage: storage, sessionStorage: storage }
  runInContext(script, createContext({ location, document, window, navigator: { languages: ['id-ID'] } }))
  return target
}

test('the language page stays on this host, with script and without', () => {
  fc.assert(
    fc.property(address, fc.constantFrom(null, 'id', '//evil.example', 'en/../..'), (path, stored) => {
      const answer = redirectToLanguage({
        url: path,
        cookie: undefined,
        acceptLanguage: 'en',
        siteName: 'Site',
      })
      if (answer.kind === 'redirect') return
      const refresh = /content="0; url=([^"]*)"/.exec(answer.html)?.[1] ?? ''
      const unescaped = refresh.replace(/&#(\d+);/g, (_, code) => String.fromCharCode(Number(code)))
      expect(new URL(unescaped, ORIGIN).origin).toBe(ORIGIN)
      expect(unescaped).toMatch(OURS)
      if (!URL.canParse(ORIGIN + path)) return
      const target = goesTo(answer.html, new URL(ORIGIN + path), stored)
      expect(target).toMatch(/^\/(en|id)(\/|\?|#|$)/)
      expect(new URL(target, ORIGIN).origin).toBe(ORIGIN)
    }),
    { numRuns: 1_000 },
  )
})

test('over HTTP every path is answered without a server error, and the redirect ignores the host header', async () => {
  const paths = fc
    .sample(address, { numRuns: 400, seed: 26 })
    .map((path) => path.replace(/[^\x21-\x7e]/g, '').slice(0, 9_000))
    .filter((path) => path.startsWith('/') && !path.includes('#'))
  for (const path of paths) {
    const answer = await requestRaw(site.url, path, [
      'x-forwarded-host: evil.example',
      'x-forwarded-proto: gopher',
    ])
    const location = headerOf(answer, 'location')
    expect(answer.status, path).toBeLessThan(500)
    expect(answer.body, path).not.toMatch(/\bat .*\.(ts|js):\d+/)
    if (answer.status >= 300 && answer.status < 400) expect(location, path).toMatch(OURS)
    if (location) expect(new URL(location, ORIGIN).origin, path).toBe(ORIGIN)
  }
})
