import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { expect, test } from 'vitest'
import { encodeBody, pickEncoding } from './encoding.ts'

test.each([
  ['gzip, deflate, br, zstd', 'br'],
  ['gzip, deflate', 'gzip'],
  ['BR;q=0.5, gzip', 'br'],
  [undefined, 'identity'],
  ['', 'identity'],
  ['identity', 'identity'],
  ['br;q=0, gzip', 'gzip'],
  ['br; q=0.000, gzip;q=0', 'identity'],
  ['br;q=0.1', 'br'],
  ['xbr, gzipped', 'identity'],
])('the smallest encoding that %j accepts is %s', (accept, encoding) => {
  expect(pickEncoding(accept)).toBe(encoding)
})

test('every encoding holds the same body', async () => {
  const body = Buffer.from('langit '.repeat(500))
  const { br, gzip, identity } = await encodeBody(body)

  expect(brotliDecompressSync(br).equals(body)).toBe(true)
  expect(gunzipSync(gzip).equals(body)).toBe(true)
  expect(identity.equals(body)).toBe(true)
})

test('a body for the cache holds no memory beyond its own', async () => {
  for (const body of Object.values(await encodeBody(Buffer.from('langit '.repeat(500))))) {
    expect(body.buffer.byteLength).toBe(body.length)
  }
})
