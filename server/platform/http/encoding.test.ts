import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { expect, test } from 'vitest'
import { encodeBody, pickEncoding } from './encoding.ts'

test('picks the smallest encoding that the browser accepts', () => {
  expect(pickEncoding('gzip, deflate, br, zstd')).toBe('br')
  expect(pickEncoding('gzip, deflate')).toBe('gzip')
  expect(pickEncoding('BR;q=0.5, gzip')).toBe('br')
  expect(pickEncoding(undefined)).toBe('identity')
  expect(pickEncoding('')).toBe('identity')
  expect(pickEncoding('identity')).toBe('identity')
})

test('refuses an encoding with weight zero', () => {
  expect(pickEncoding('br;q=0, gzip')).toBe('gzip')
  expect(pickEncoding('br; q=0.000, gzip;q=0')).toBe('identity')
  expect(pickEncoding('br;q=0.1')).toBe('br')
})

test('does not take a name for another that it contains', () => {
  expect(pickEncoding('xbr, gzipped')).toBe('identity')
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
