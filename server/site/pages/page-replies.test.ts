import type { AddressInfo } from 'node:net'
import Fastify from 'fastify'
import { expect, test } from 'vitest'
import { createByteCache } from '#server/platform/http/byte-cache.ts'
import { headerOf, requestRaw } from '#tests/security/raw-http.ts'
import type { RenderedPage } from './page-handler.ts'
import { createPageReplies } from './page-replies.ts'
import { pagesRoutes } from './pages.routes.ts'

/** The routes of the pages, with a renderer that records what it rendered. */
function openPages(render: (path: string) => Promise<RenderedPage> | RenderedPage) {
  const rendered: string[] = []
  const app = Fastify({
    frameworkErrors: (_error, request, reply) => {
      replies.sendUnreadable(request, reply)
    },
  })
  const replies = createPageReplies({
    render: async ({ pathname }) => {
      rendered.push(pathname)
      return render(pathname)
    },
    cache: createByteCache({ clock: { now: () => new Date(0) }, maxBytes: 1_000_000, onError: () => {} }),
    headers: {
      security: async () => ({ imageOrigins: [], https: true }),
      common: { 'x-content-type-options': 'nosniff' },
      withCsp: true,
    },
    publicUrl: 'https://angkasa.test',
    siteName: () => 'Angkasa',
    accent: () => '#ffd23f',
    queries: () => ({}),
  })
  pagesRoutes(app, replies)
  return {
    rendered,
    get: (url: string, headers = {}) => app.inject({ url, headers }),
    /** Over a socket: the path travels exactly as it is written. */
    async getRaw(path: string, headers: string[] = []) {
      await app.listen({ port: 0, host: '127.0.0.1' })
      const { port } = app.server.address() as AddressInfo
      const answer = await requestRaw(`http://127.0.0.1:${port}`, path, headers)
      await app.close()
      return [answer.status, headerOf(answer, 'location')]
    },
  }
}

const found = (path: string): RenderedPage =>
  path.endsWith('/404')
    ? { kind: 'page', status: 404, page: 'not-found', html: `<p>nothing ${path}</p>` }
    : { kind: 'page', status: 200, page: 'vote', html: `<p>${path}</p>` }

test('one rendered page per language serves every missing address', async () => {
  const { rendered, get } = openPages(found)
  for (let number = 0; number < 50; number += 1) {
    const { statusCode, body, headers } = await get(`/en/none${number}`)
    expect([statusCode, body, headers['cache-control']]).toEqual([404, '<p>nothing /en/404</p>', 'no-store'])
  }
  expect((await get('/id/none')).body).toBe('<p>nothing /id/404</p>')

  expect(rendered).toEqual(['/en/404', '/id/404'])
})

test.each([
  ['/en//vote', '/en/vote'],
  ['/en/x1/../vote', '/en/vote'],
  ['/en/%76ote?tab=a', '/en/vote?tab=a'],
  ['/en\\vote', '/en/vote'],
  ['//en', '/en'],
  ['/id/vote/%00', '/id/vote'],
  ['/en/vote/%zz/', '/en/vote'],
])('%s is sent to %s by one redirect, and nothing is rendered', async (url, location) => {
  const { rendered, getRaw } = openPages(found)

  expect(await getRaw(url)).toEqual([308, location])
  expect(rendered).toEqual([])
})

test.each(['/x/../vote', '//vote', '/%76ote', '/vote/', '/vote/%00'])(
  '%s, which has no language either, is sent to its page by one redirect',
  async (url) => {
    expect(await openPages(found).getRaw(url, ['cookie: i18next=id'])).toEqual([302, '/id/vote'])
  },
)

test.each([
  ['/id/maps/%00', {}, 404, '/id/404'],
  ['/id/vote/%00/x', {}, 404, '/id/404'],
  ['/%00', {}, 404, '/en/404'],
  ['/%00?lng=id', {}, 404, '/id/404'],
  ['/%00', { 'accept-language': 'id-ID,en;q=0.5' }, 404, '/id/404'],
  [`/id/${'a'.repeat(508)}`, {}, 404, '/id/404'],
  [`/id/${'a'.repeat(509)}`, {}, 414, '/id/404'],
  [`/${'a'.repeat(512)}`, { cookie: 'i18next=id' }, 414, '/id/404'],
])('%s is answered with a page in the language of its visitor', async (url, headers, status, page) => {
  const { statusCode, body } = await openPages(found).get(url, headers)
  expect([statusCode, body]).toEqual([status, `<p>nothing ${page}</p>`])
})

test('a flood of pages that have to be rendered gets 503 with Retry-After, while cached ones are sent', async () => {
  let finish = () => {}
  const finished = new Promise<void>((resolve) => {
    finish = resolve
  })
  const { rendered, get } = openPages(async (path) => {
    if (path.includes('product')) await finished
    return found(path)
  })
  await get('/en/vote')
  const flood = Array.from({ length: 200 }, (_, number) => get(`/id/store/product/${number}`))
  const refused = await Promise.race(flood)

  expect([refused.statusCode, refused.headers['retry-after']]).toEqual([503, '2'])
  expect(refused.headers['content-type']).toBe('text/html; charset=utf-8')
  expect(refused.body).toContain('<html lang="id">')
  expect(refused.headers['content-security-policy']).toContain("default-src 'none'")
  expect((await get('/en/vote')).statusCode).toBe(200)
  // Eight are rendered at once; the page of before is the ninth.
  expect(rendered).toHaveLength(9)
  finish()
  const statuses = (await Promise.all(flood)).map(({ statusCode }) => statusCode)
  expect(statuses.filter((status) => status === 503)).toHaveLength(92)
})

test.each(['/en/vote', '/id/%ff'])(
  '%s that cannot be rendered at all is an error page, not data',
  async (url) => {
    const { get } = openPages(() => {
      throw new Error('broken')
    })
    const { statusCode, headers, body } = await get(url)

    expect([statusCode, headers['content-type']]).toEqual([500, 'text/html; charset=utf-8'])
    expect(headers['x-content-type-options']).toBe('nosniff')
    expect(body).not.toContain('broken')
  },
)

test.each(['en', 'id'])(
  'while the database is away a page that is not cached is 503 with Retry-After, in %s',
  async (language) => {
    const { get } = openPages(() => {
      throw Object.assign(new Error('no connection'), { code: 'ECONNREFUSED', syscall: 'connect' })
    })
    const { statusCode, headers, body } = await get(`/${language}/player/Steve`)

    expect([statusCode, headers['retry-after'], headers['cache-control']]).toEqual([503, '5', 'no-store'])
    expect(body).toContain(`lang="${language}"`)
  },
)

test('an address that no header can hold is a failed page, not a request without an answer', async () => {
  const { getRaw } = openPages(() => ({
    kind: 'redirect',
    location: 'https://vote.example/日本',
    status: 302,
  }))

  expect(await getRaw('/en/vote/1')).toEqual([500, undefined])
})
