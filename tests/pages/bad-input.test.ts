// Any path, query, header or cookie may be garbage: the answer stays on this host and is never a 5xx.
import { connect } from 'node:net'
import { afterAll, expect, test } from 'vitest'
import { startSite } from '#tests/support/site.ts'

const site = await startSite()
afterAll(() => site[Symbol.asyncDispose]())

type Answer = { status: number; headers: Map<string, string>; body: string }

/** Sends the path unchanged; a URL parser would normalise it. */
function askRaw(path: string, headers: Record<string, string> = {}): Promise<Answer> {
  const { hostname, port } = new URL(site.url)
  const lines = Object.entries({ host: 'localhost', connection: 'close', ...headers }).map(
    ([k, v]) => `${k}: ${v}`,
  )
  return new Promise((resolve, reject) => {
    let text = ''
    const socket = connect(Number(port), hostname, () =>
      socket.write(`GET ${path} HTTP/1.1\r\n${lines.join('\r\n')}\r\n\r\n`, 'latin1'),
    )
    socket.on('data', (chunk) => {
      text += chunk.toString('latin1')
    })
    socket.on('error', reject)
    socket.on('close', () => {
      const [head = '', ...rest] = text.split('\r\n\r\n')
      const [status = '', ...fields] = head.split('\r\n')
      const parsed = fields.map(
        (line) =>
          [line.slice(0, line.indexOf(':')).toLowerCase(), line.slice(line.indexOf(':') + 2)] as const,
      )
      resolve({ status: Number(status.split(' ')[1]), headers: new Map(parsed), body: rest.join('\r\n\r\n') })
    })
  })
}

const PATHS = [
  '//evil.example',
  '///evil.example',
  '/\\evil.example',
  '/%5cevil.example',
  '/%2f%2fevil.example',
  '/en//evil.example',
  '/en/%2f%2fevil.example',
  '/en/\\evil.example',
  '/en/..//evil.example',
  '/en/..;/evil',
  '/en/%00',
  '/%00',
  '/en/%E0%A4%A',
  '/%',
  '/en%',
  '/EN',
  '/de',
  '/en/vote/%00',
  '/en/vote/..%2f..',
  '/en/vote/1%0d%0aSet-Cookie:x=1',
  '/en/premiumtiers?tab=__proto__',
  '/en/premiumtiers?tab=creative&tab=tycoon',
  '/en/premiumtiers?tab=%00',
  '/en?lng=//evil',
  '/?lng=en%0d%0a',
  '/en/vote?index',
  `/${'a'.repeat(8_000)}`,
  `/en/${'%2e'.repeat(2_000)}`,
  '/en/?',
  '/en?',
  '/?',
  '/en/vote///',
  '/en/vote/1/',
  '/en/vote/1/2',
  '/*',
  '/en/*',
  '/en/constructor',
  '/en/__proto__',
  '/api/../en',
  '/en;x=1',
  '/en/vote;x',
  '/favicon.ico/x',
  '/sitemap.xml/',
  '/en/vote#x',
  '/.git/config',
  '/.env',
]

const HEADERS: Record<string, string>[] = [
  {},
  { 'accept-language': 'id' },
  { cookie: 'i18next=../', 'accept-language': '*' },
]

test.each(PATHS)('%j is answered with a page, a redirect on this host or a clean 4xx', async (path) => {
  for (const headers of HEADERS) {
    const { status, headers: answered, body } = await askRaw(path, headers)
    expect(status).toBeGreaterThanOrEqual(200)
    expect(status).toBeLessThan(500)
    expect(answered.has('set-cookie')).toBe(false)
    const location = answered.get('location')
    if (status >= 300 && status < 400) {
      expect(location).toMatch(/^\/(en|id)(\/(?!\/)|\?|$)/)
      expect(new URL(location ?? '', 'https://angkasa.test').host).toBe('angkasa.test')
    }
    expect(body).not.toMatch(/\bat .*\.(ts|js):\d+/)
  }
})

test.each([
  '/en/vote/%00',
  '/id/%zz',
  '/en/%E0%A4%A',
  '/%',
  '/assets/none.js',
  '/uploads/none',
  `/id/${'/'.repeat(600)}`,
])('a person who types %s gets a page in their language', async (path) => {
  const language = path.startsWith('/id') ? 'id' : 'en'
  const { status, headers, body } = await askRaw(path, { accept: 'text/html,*/*' })

  expect([404, 414]).toContain(status)
  expect(headers.get('content-type')).toBe('text/html; charset=utf-8')
  expect(body).toContain(`<html lang="${language}">`)
  expect(body).toContain(language === 'id' ? 'Halaman tidak ditemukan' : 'Page Not Found')
})

test('an API call with a too long address gets 414 as JSON', async () => {
  const { status, body } = await askRaw(`/api/store/products/${'a'.repeat(512)}`)
  expect([status, JSON.parse(body).code]).toEqual([414, 'uri_too_long'])
})

const ODD_HEADERS: Record<string, string>[] = [
  { host: 'evil.example' },
  { host: 'localhost', 'x-forwarded-host': 'evil.example', 'x-forwarded-proto': 'https' },
  { host: 'localhost', forwarded: 'host=evil.example' },
  { host: 'localhost', 'x-original-url': '/admin', 'x-rewrite-url': '/admin' },
  { host: 'localhost', 'accept-language': 'x'.repeat(4_000) },
  { host: 'localhost', 'accept-language': 'en;q=banana,;;;,id;q=-1' },
  { host: 'localhost', cookie: `i18next=${'a'.repeat(4_000)}` },
  { host: 'localhost', cookie: 'i18next=%00; i18next; =; ;;;' },
  { host: 'localhost', 'accept-encoding': ',,;q=;br;q=2' },
  { host: 'localhost', 'if-none-match': 'W/"' },
  { host: 'localhost', range: 'bytes=0-1,5-9999999' },
  { host: 'localhost', 'content-length': '5' },
]

test.each(ODD_HEADERS)('odd headers %j change neither the page nor its redirect', async (headers) => {
  const page = await askRaw('/en/vote', headers)
  expect(page.status).toBe(200)
  expect(page.body).not.toContain('evil.example')
  const redirect = await askRaw('/vote', headers)
  expect([200, 302]).toContain(redirect.status)
  expect(redirect.headers.get('location') ?? '/en/vote').toMatch(/^\/(en|id)\/vote$/)
})

test.each(['POST', 'PUT', 'DELETE', 'PATCH', 'OPTIONS', 'TRACE', 'PROPFIND'])(
  '%s on a page changes nothing and is refused',
  async (method) => {
    const response = await fetch(`${site.url}/en/vote`, {
      method: method === 'TRACE' ? 'OPTIONS' : method,
      redirect: 'manual',
    })
    expect([response.status, response.headers.get('allow')]).toEqual([405, 'GET, HEAD'])
    expect(response.headers.get('content-type')).toMatch(/json/)
  },
)
