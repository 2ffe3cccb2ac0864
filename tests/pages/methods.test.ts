// Every address refuses other methods with 405 and Allow.
import { expect, test } from 'vitest'
import { calls } from '#contract/calls.ts'
import { PAGES } from '#contract/pages.ts'
import { ownedSiteOfFile } from '#tests/support/site-of-file.ts'

const METHODS = ['GET', 'POST', 'PUT', 'DELETE', 'PATCH', 'OPTIONS']

const site = await ownedSiteOfFile()
const { token } = site.admin

const ask = (method: string, path: string) =>
  fetch(site.url + path, { method, headers: { authorization: `Bearer ${token}` }, redirect: 'manual' })

const PATHS = [...new Set(calls.map(({ endpoint }) => endpoint.path))]

/** The name of one call may match the id parameter of another. */
const methodsOf = (path: string): string[] =>
  calls
    .filter(({ endpoint }) => new RegExp(`^${endpoint.path.replace(/:\w+/g, '[^/]+')}$`).test(path))
    .map(({ endpoint }) => endpoint.method)
    // A path of its own may also match one with a parameter.
    .filter((method, index, all) => all.indexOf(method) === index)

test.each(PATHS)('%s refuses every other method', async (path) => {
  const own = methodsOf(path)
  for (const method of METHODS.filter((other) => !own.includes(other))) {
    const response = await ask(method, path.replace(/:\w+/g, 'NOTHING'))
    expect([method, response.status]).toEqual([method, 405])
    expect(await response.json()).toEqual({
      error: 'This method is not allowed here.',
      code: 'method_not_allowed',
    })
    const allowed = response.headers.get('allow')?.split(', ') ?? []
    expect(allowed.filter((name) => name !== 'HEAD').toSorted()).toEqual(own.toSorted())
  }
})

test('unknown API paths answer 404 to every method', async () => {
  for (const path of [
    '/api/nothing',
    '/api/health/',
    '/api/store/products/a/b',
    '/api',
    '/en/nothing',
    '/wp-login.php',
  ]) {
    expect([path, (await ask('POST', path)).status]).toEqual([path, 404])
  }
})

test('without a token an admin path answers 401 without Allow', async () => {
  const response = await fetch(`${site.url}/api/admin/overview`, { method: 'DELETE' })
  expect([response.status, response.headers.get('allow')]).toEqual([401, null])
})

test('pages accept GET and HEAD only', async () => {
  const paths = Object.values(PAGES).map(({ path }) => path.replace(/:\w+\??/g, 'x'))
  for (const path of ['/', ...paths.map((path) => `/en${path}`), '/vote']) {
    for (const method of ['POST', 'DELETE']) {
      const response = await ask(method, path)
      expect([path, response.status, response.headers.get('allow')]).toEqual([path, 405, 'GET, HEAD'])
    }
  }
})
