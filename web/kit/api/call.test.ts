import { afterEach, expect, test, vi } from 'vitest'
import { ApiError, call } from './call.ts'

afterEach(() => vi.unstubAllGlobals())

function stubFetch(response: Response) {
  const fetch = vi.fn(async (_url: string, _init: RequestInit) => response)
  vi.stubGlobal('fetch', fetch)
  return fetch
}

test('fills in path parameters and leaves undefined query values out', async () => {
  const fetch = stubFetch(Response.json({ _id: 'a/b' }))
  await call('GET /api/store/products/:id', { params: { id: 'a/b' }, query: { lng: 'id' } })
  await call('GET /api/store/products', { query: { lng: undefined } })

  expect(fetch.mock.calls.map(([url, { method }]) => `${method} ${url}`)).toEqual([
    'GET /api/store/products/a%2Fb?lng=id',
    'GET /api/store/products',
  ])
})

test('sends the body as JSON and the token as bearer', async () => {
  const fetch = stubFetch(Response.json({ success: true }))
  const body = { current_password: 'old', new_password: 'new' }
  await call('PUT /api/admin/password', { body }, { token: 'secret' })

  expect(fetch.mock.calls[0]?.[1]).toMatchObject({
    headers: { 'content-type': 'application/json', authorization: 'Bearer secret' },
    body: JSON.stringify(body),
  })
})

test('throws the error reply of the API, and no reply for a body of something else', async () => {
  const reply = { error: 'Product not found.', code: 'product_not_found' }
  stubFetch(Response.json(reply, { status: 404 }))
  await expect(call('GET /api/store/products', { query: {} })).rejects.toMatchObject({ status: 404, reply })

  stubFetch(new Response('<html>', { status: 502 }))
  const failed = call('GET /api/store/products', { query: {} })
  await expect(failed).rejects.toThrow(ApiError)
  await expect(failed).rejects.toMatchObject({ status: 502, reply: null })
})

test('input and reply follow from the route', () => {
  // @ts-expect-error there is no such route
  const unknownRoute = () => call('GET /api/nothing', {})
  // @ts-expect-error the parameter is missing
  const missingParameter = () => call('GET /api/store/products/:id', { query: {} })
  // @ts-expect-error a list of products has no name
  const wrongReply = async () => (await call('GET /api/store/products', { query: {} })).name
  expect([unknownRoute, missingParameter, wrongReply]).toHaveLength(3)
})
