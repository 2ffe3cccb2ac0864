import { createContext, runInContext } from 'node:vm'
import { expect, test } from 'vitest'
import { preferredLanguage, redirectToLanguage } from './language-redirect.ts'

const asked = (url: string, headers: { cookie?: string; acceptLanguage?: string }) =>
  redirectToLanguage({ url, cookie: undefined, acceptLanguage: undefined, siteName: 'A & B', ...headers })

/** The page for a browser that chooses itself. */
function pageFor(url: string, acceptLanguage: string): string {
  const answer = asked(url, { acceptLanguage })
  if (answer.kind !== 'page') throw new Error('redirected')
  return answer.html
}

test.each<[string, { cookie?: string; acceptLanguage?: string }, string]>([
  ['/vote?lng=id', { cookie: 'i18next=en', acceptLanguage: 'en' }, '/id/vote?lng=id'],
  ['/vote?a=1', { cookie: 'x=1; i18next=id', acceptLanguage: 'en' }, '/id/vote?a=1'],
  ['/no/such?lng=id-ID', { cookie: 'i18next=en' }, '/id/no/such?lng=id-ID'],
  // A language that the site does not have decides nothing.
  ['/?lng=de', { cookie: 'i18next=fr' }, '/en?lng=de'],
  // A client that names no language gets English at once.
  ['/', {}, '/en'],
  ['/', { acceptLanguage: '  ' }, '/en'],
])('the query decides first, then the cookie: %s with %o', (url, headers, location) => {
  expect(asked(url, headers)).toEqual({ kind: 'redirect', location })
})

test('otherwise the browser chooses, and without script the weight of its languages decides', () => {
  const html = pageFor('/store/product/7?x=1', 'de, en;q=0.5, id;q=0.9')
  expect(html).toContain('<html lang="id">')
  expect(html).toContain('content="0; url=/id/store/product/7?x=1"')
})

type Browser = { local?: string; session?: string; languages?: readonly string[]; refusesStorage?: boolean }

/** Runs the script of the page, and returns its target. The server takes the browser for an Indonesian one. */
function scriptTarget(url: string, { local, session, languages = [], refusesStorage }: Browser): string {
  const { pathname, search, hash } = new URL(url, 'https://angkasa.test')
  const html = pageFor(pathname + search, 'id')
  let target = ''
  const storage = (stored: string | undefined) => ({
    getItem: (key: string) => {
      if (refusesStorage) throw new DOMException('refused', 'SecurityError')
      return key === 'i18nextLng' ? (stored ?? null) : null
    },
  })
  const browser = {
    location: { pathname, search, hash, replace: (to: string) => (target = to) },
    document: { documentElement: { lang: /<html lang="(\w+)">/.exec(html)?.[1] } },
    window: { localStorage: storage(local), sessionStorage: storage(session) },
    navigator: { languages },
  }
  runInContext(/<script>([\s\S]*?)<\/script>/.exec(html)?.[1] ?? '', createContext(browser))
  return target
}

test.each<[rule: string, Browser, language: string]>([
  ['local storage wins over session storage', { local: 'en', session: 'id', languages: ['id'] }, 'en'],
  ['session storage wins over the browser languages', { session: 'en', languages: ['id'] }, 'en'],
  ['the first supported browser language wins', { languages: ['fr-FR', 'en-AU', 'id'] }, 'en'],
  ['unsupported stored values are ignored', { local: 'de', session: 'null', languages: ['en-GB'] }, 'en'],
  ['the html tag decides without a supported language', { languages: ['fr-FR', 'ja'] }, 'id'],
  ['refused storage leaves the browser languages', { refusesStorage: true, languages: ['en'] }, 'en'],
])('in the browser: %s', (_, browser, language) => {
  expect(scriptTarget('/', browser)).toBe(`/${language}`)
  for (const url of ['/vote?x=1#top', '/no/such?y=2&z=%20#deep', '/store/product/7', '/vote?lng=de'])
    expect(scriptTarget(url, browser)).toBe(`/${language}${url}`)
})

test('languages are weighed as browsers send them', () => {
  expect(preferredLanguage('id-ID,id;q=0.9,en-US;q=0.8')).toBe('id')
  expect(preferredLanguage('en;q=0.1, id;q=0.2')).toBe('id')
  expect(preferredLanguage('id;q=0, en;q=0.1')).toBe('en')
  expect(preferredLanguage('de, fr')).toBeNull()
  expect(preferredLanguage(',;q=,;;')).toBeNull()
})

test('the target cannot break out of the redirect page', () => {
  const html = pageFor('/"><script>alert(1)</script>', 'en')
  expect(html).not.toContain('<script>alert')
  expect(html.match(/<script>/g)).toHaveLength(1)
})
