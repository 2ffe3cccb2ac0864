import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { expect, test } from 'vitest'
import { pickEncoding, toForms } from './encoding.ts'

test('the smallest form that the browser takes is sent', () => {
  expect(pickEncoding('gzip, deflate, br, zstd')).toBe('br')
  expect(pickEncoding('gzip, deflate')).toBe('gzip')
  expect(pickEncoding('BR;q=0.5, gzip')).toBe('br')
  expect(pickEncoding(undefined)).toBe('identity')
  expect(pickEncoding('')).toBe('identity')
  expect(pickEncoding('identity')).toBe('identity')
})

test('a form with weight zero is refused', () => {
  expect(pickEncoding('br;q=0, gzip')).toBe('gzip')
  expect(pickEncoding('br; q=0.000, gzip;q=0')).toBe('identity')
  expect(pickEncoding('br;q=0.1')).toBe('br')
})

test('a name that only contains another is another', () => {
  expect(pickEncoding('xbr, gzipped')).toBe('identity')
})

test('every form holds the same page', async () => {
  const body = Buffer.from('langit '.repeat(500))
  const { br, gzip, identity } = await toForms(body)

  expect(brotliDecompressSync(br).equals(body)).toBe(true)
  expect(gunzipSync(gzip).equals(body)).toBe(true)
  expect(identity).toBe(body)
})
