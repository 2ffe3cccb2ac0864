import { createContext, runInContext } from 'node:vm'
import { expect, test } from 'vitest'
import { preferredLanguage, redirectToLanguage } from './language-redirect.ts'

const asked = (url: string, headers: { cookie?: string; acceptLanguage?: string } = {}) =>
  redirectToLanguage({
    url,
    cookie: headers.cookie,
    acceptLanguage: headers.acceptLanguage,
    siteName: 'A & B',
  })

test('the query decides first, then the cookie', () => {
  expect(asked('/vote?lng=id', { cookie: 'i18next=en', acceptLanguage: 'en' })).toEqual({
    kind: 'redirect',
    location: '/id/vote?lng=id',
  })
  expect(asked('/vote?a=1', { cookie: 'x=1; i18next=id', acceptLanguage: 'en' })).toEqual({
    kind: 'redirect',
    location: '/id/vote?a=1',
  })
  expect(asked('/no/such?lng=id-ID', { cookie: 'i18next=en' })).toEqual({
    kind: 'redirect',
    location: '/id/no/such?lng=id-ID',
  })
})

test('a language that the site does not have decides nothing', () => {
  expect(asked('/?lng=de', { cookie: 'i18next=fr' })).toEqual({ kind: 'redirect', location: '/en?lng=de' })
})

test('a client that names no language gets English at once', () => {
  expect(asked('/')).toEqual({ kind: 'redirect', location: '/en' })
  expect(asked('/', { acceptLanguage: '  ' })).toEqual({ kind: 'redirect', location: '/en' })
})

test('otherwise the browser chooses, and without script the weight of its languages decides', () => {
  const answer = asked('/store/product/7?x=1', { acceptLanguage: 'de, en;q=0.5, id;q=0.9' })
  expect(answer.kind).toBe('page')
  const html = answer.kind === 'page' ? answer.html : ''
  expect(html).toContain('<html lang="id">')
  expect(html).toContain('content="0;url=/id/store/product/7?x=1"')
})

type Browser = { local?: string; session?: string; languages?: readonly string[]; refusesStorage?: boolean }

/** Runs the script of the page, and returns its target. The server takes the browser for an Indonesian one. */
function scriptTarget(url: string, { local, session, languages = [], refusesStorage }: Browser): string {
  const { pathname, search, hash } = new URL(url, 'https://angkasa.test')
  const answer = asked(pathname + search, { acceptLanguage: 'id' })
  const html = answer.kind === 'page' ? answer.html : ''
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
  const answer = asked('/"><script>alert(1)</script>', { acceptLanguage: 'en' })
  const html = answer.kind === 'page' ? answer.html : ''
  expect(html).not.toContain('<script>alert')
  expect(html.match(/<script>/g)).toHaveLength(1)
})
