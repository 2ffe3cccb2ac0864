// Request smuggling, header injection, path traversal and SQL injection over raw sockets.
import { afterAll, expect, test } from 'vitest'
import { createBuyer } from '#tests/support/buyer.ts'
import { DATABASES, openFreshPostgres } from '#tests/support/databases.ts'
import { startSite } from '#tests/support/site.ts'
import { openFuzzedSite } from './fuzzed-site.ts'
import { exchange, parseResponse, requestRaw } from './raw-http.ts'

const site = await startSite()
afterAll(() => site[Symbol.asyncDispose]())

/** Its reply contains `"status":"ok"`, which must not appear. */
const SMUGGLED = 'GET /api/health HTTP/1.1\r\nhost: a\r\n\r\n'
const CHUNKED_END = '0\r\n\r\n'
const sized = (headers: string, body: string) =>
  `POST /api/nothing HTTP/1.1\r\nhost: a\r\nconnection: close\r\n${headers}\r\n\r\n${body}`

const PAIRS: [string, string][] = [
  ['CL.TE', sized('content-length: 5\r\ntransfer-encoding: chunked', CHUNKED_END + SMUGGLED)],
  ['TE.CL', sized('transfer-encoding: chunked\r\ncontent-length: 4', `5c\r\n${SMUGGLED}\r\n0\r\n\r\n`)],
  ['two lengths', sized(`content-length: 0\r\ncontent-length: ${SMUGGLED.length}`, SMUGGLED)],
  ['a list of lengths', sized('content-length: 0, 5', SMUGGLED)],
  ['a length with a sign', sized('content-length: +0', SMUGGLED)],
  ['a negative length', sized('content-length: -1', SMUGGLED)],
  ['a length in hexadecimal', sized('content-length: 0x0', SMUGGLED)],
  ['a space before the colon', sized('content-length : 0', SMUGGLED)],
  ['a folded header', sized('x: 1\r\n transfer-encoding: chunked', SMUGGLED)],
  ['a chunked that is none', sized('transfer-encoding: xchunked', CHUNKED_END + SMUGGLED)],
  ['chunked, but not last', sized('transfer-encoding: chunked, identity', CHUNKED_END + SMUGGLED)],
  ['a chunk size with a sign', sized('transfer-encoding: chunked', `-1\r\n${SMUGGLED}`)],
  ['a chunk size too large', sized('transfer-encoding: chunked', `fffffffffffffffff\r\n${SMUGGLED}`)],
  ['bare carriage returns', sized('x: 1\rtransfer-encoding: chunked', SMUGGLED)],
  ['a nul in a header', sized('x: a\0b', SMUGGLED)],
  ['a nul in a name', sized('x\0: a', SMUGGLED)],
]

test.each(PAIRS)('%s: no smuggled second request', async (_name, bytes) => {
  const text = await exchange(site.url, bytes)

  expect(text).not.toContain('"status":"ok"')
  expect(text.match(/^HTTP\/1\.1 /gm) ?? []).toHaveLength(1)
  expect(text).toMatch(/^HTTP\/1\.1 4\d\d /)
})

test.each([
  ['no HTTP', '\0\x01garbage\r\n\r\n', 400],
  ['endless headers', `GET / HTTP/1.1\r\nx: ${'a'.repeat(20_000)}\r\n\r\n`, 431],
  ['an unknown method', 'HACK / HTTP/1.1\r\nhost: a\r\n\r\n', 400],
  ['two protocols', 'GET / HTTP/1.1 HTTP/1.1\r\nhost: a\r\n\r\n', 400],
])('%s gets a JSON error and the connection is closed', async (_name, bytes, status) => {
  const answer = parseResponse(await exchange(site.url, bytes))

  expect(answer.status).toBe(status)
  expect(JSON.parse(answer.body)).toEqual({ error: expect.any(String), code: 'invalid_request' })
  expect(Object.fromEntries(answer.headers)).toMatchObject({
    'content-type': 'application/json; charset=utf-8',
    'x-content-type-options': 'nosniff',
    connection: 'close',
  })
})

test('a refused HEAD request gets no body, which its client would take for a second reply', async () => {
  const answer = parseResponse(
    await exchange(site.url, `HEAD /?a=${'a'.repeat(20_000)} HTTP/1.1\r\nhost: a\r\n\r\n`),
  )

  expect(answer).toMatchObject({ status: 431, body: '' })
})

const LINE_BREAKS = [
  '%0d%0ax-injected:1',
  '%0ax-injected:1',
  '%0dx-injected:1',
  '%e5%98%8a%e5%98%8dx-injected:1',
]
const TEMPLATES = [
  ...['/{}', '/vote/{}', '/en/{}', '/en/vote/{}', '/en/vote/{}/', '/?lng={}', '/?a={}', '/api/{}'],
  ...['/en/store/product/{}', '/en/store/checkout/{}', '/api/store/products/{}', '/uploads/{}'],
  ...['/api/store/transactions/{}', '/api/store/products?lng={}', '/en/premiumtiers?tab={}'],
  ...['/api/server-status/{}', '/assets/{}'],
]

test.each(TEMPLATES)('%s: a line break injects no header', async (template) => {
  for (const lineBreak of LINE_BREAKS) {
    const cookie = `cookie: i18next=${decodeURIComponent(lineBreak).replace(/[^\x20-\x7e]/g, '')}`
    for (const headers of [[], ['accept-language: id'], [cookie]]) {
      const answer = await requestRaw(site.url, template.replace('{}', lineBreak), headers)
      expect(answer.headers.map(([name]) => name)).not.toContain('x-injected')
      expect(answer.status).toBeLessThan(500)
    }
  }
})

const TRAVERSALS = [
  ...['../angkasa.db', '..%2fangkasa.db', '..%2F..%2Fpackage.json', '%2e%2e/%2e%2e/package.json'],
  ...['....//package.json', '..;/package.json', '..%5cangkasa.db', '..\\angkasa.db', '%2e%2e%2fangkasa.db'],
  ...['..%252fangkasa.db', '..%c0%afangkasa.db', '/etc/passwd', '%2fetc%2fpasswd', '.%2e/angkasa.db', '%00'],
]

test.each(['/uploads/', '/assets/', '/art/', '/icons/', '/fonts/', '/', '/en/'])(
  'below %s no path leaves the folder',
  async (folder) => {
    for (const path of TRAVERSALS) {
      const { status, body } = await requestRaw(site.url, folder + path)
      expect(body, path).not.toMatch(/SQLite format|"dependencies"|root:.*:0:0:|createPageHandler/)
      expect(status, path).toBeLessThan(500)
    }
  },
)

const CLAIMS = [
  'x-forwarded-for',
  'forwarded',
  'x-real-ip',
  'cf-connecting-ip',
  'true-client-ip',
  'x-client-ip',
]
/** Order limit per username and network in ten minutes. */
const ORDERS = 10

test.each([
  ['without a proxy no header', undefined, (number: number) => `198.51.100.${number}`],
  ['behind a proxy only its own entry', '1', (number: number) => `198.51.100.${number}, 203.0.113.5`],
])('%s decides the client address', async (_name, trust, claim) => {
  await using own = await startSite({ env: { TRUST_PROXY: trust } })
  const statuses: number[] = []
  for (let number = 0; number <= ORDERS; number += 1) {
    const name = CLAIMS[number % CLAIMS.length] ?? ''
    const claimed = name === 'forwarded' ? 'for=1.2.3.4' : claim(number)
    const buyer = createBuyer(own.url, { 'x-forwarded-for': claim(number), [name]: claimed })
    statuses.push((await buyer.order()).status)
  }

  expect(statuses).toEqual([...Array(ORDERS).fill(200), 429])
})

const SQL = [
  ...["'", "' or '1'='1", "' or 1=1--", "') or ('1'='1", '" or ""="', "'; delete from product;--"],
  ...["' union select password_hash from admin--", "\\' or 1=1--", "x' and sleep(5)--", '1; select 1'],
  ...['%', '_', '%%', '/**/'],
  ...["' || (select value from secret) || '", '#{1}', '$1', '?', ':name', "'||pg_sleep(5)--", 'or true'],
]

test.each(DATABASES)('%s: SQL in a field is stored as text', async (kind) => {
  await using database = kind === 'postgres' ? await openFreshPostgres() : null
  await using own = await openFuzzedSite(database ? { DATABASE_URL: database.url } : {})
  await own.fill()
  const owner = await own.open()
  for (const text of SQL) {
    const sent = encodeURIComponent(text)
    expect((await owner.json(`/transactions?search=${sent}`)).transactions, text).toEqual([])
    expect((await owner.json(`/send-actions?search=${sent}`)).actions, text).toEqual([])
    expect((await own.get(`/api/store/products/${sent}`)).status, text).toBe(404)
    expect((await own.get(`/api/store/transactions/${sent}`)).status, text).toBe(404)
  }
  expect((await owner.json('/transactions?search=Ste')).transactions).toHaveLength(1)
  expect((await owner.json('/products')).products.length).toBe(5)
})
