import { deflateSync } from 'node:zlib'
import sharp from 'sharp'
import { expect, test } from 'vitest'
import { gifOf, pngChunk, pngOf } from '#tests/simulators/odd-pictures.ts'
import { NO_HEAD, toHead } from './head-picture.ts'

const filled = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 3, background: '#c33' } })

test.each(['png', 'jpeg', 'webp'] as const)('%s becomes a WebP of 64 by 64 pixels', async (format) => {
  for (const picture of [filled(8, 8), filled(180, 180), filled(300, 200)]) {
    const head = await toHead(await picture.toFormat(format).toBuffer())
    expect(await sharp(head).metadata()).toMatchObject({ format: 'webp', width: 64, height: 64 })
  }
})

test('pixels stay sharp', async () => {
  const pixels = Buffer.from(Array.from({ length: 64 }, (_, index) => (index % 2 ? 255 : 0)))
  const small = await sharp(pixels, { raw: { width: 8, height: 8, channels: 1 } })
    .png()
    .toBuffer()
  const raw = await sharp(await toHead(small))
    .raw()
    .toBuffer()

  expect([...new Set(raw)].toSorted()).toEqual([0, 255])
})

test('nothing but pixels is left', async () => {
  const text = pngChunk('tEXt', Buffer.from('Comment\0<?php system($_GET[0]) ?>'))
  const sent = Buffer.concat([pngOf({ width: 64, height: 64, extra: [text] }), Buffer.from('<?php')])
  const head = await toHead(sent)

  expect(head.includes('php')).toBe(false)
})

test.each([
  ['an HTML page', Buffer.from('<html><script>alert(1)</script>'), 'not a picture'],
  ['an SVG', Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>'), 'not a picture'],
  ['a GIF', gifOf({ frames: 1, width: 64, height: 64 }), 'not a picture'],
  ['nothing', Buffer.alloc(0), 'not a picture'],
  ['a polyglot', Buffer.from('\u0089PNG\r\n\u001a\n<html>', 'latin1'), ''],
  ['a bomb', pngOf({ width: 50_000, height: 50_000, rows: deflateSync(Buffer.alloc(9)) }), 'too large'],
  ['a long line', pngOf({ width: 1_025, height: 8 }), 'too large'],
  ['one pixel', pngOf({ width: 1, height: 1 }), 'too small'],
  ['half a file', pngOf({ width: 64, height: 64, rows: deflateSync(Buffer.alloc(65 * 30)) }), ''],
])('refuses %s', async (_, bytes, reason) => {
  await expect(toHead(bytes)).rejects.toThrow(reason)
})

test('compressed text and profiles are not unpacked', async () => {
  const bomb = deflateSync(Buffer.alloc(100 * 1_024 * 1_024), { level: 1 })
  const before = process.memoryUsage().rss
  for (const chunk of [
    pngChunk('zTXt', Buffer.concat([Buffer.from('Comment\0\0'), bomb])),
    pngChunk('iCCP', Buffer.concat([Buffer.from('icc\0\0'), bomb])),
  ]) {
    await toHead(pngOf({ width: 64, height: 64, extra: [chunk] })).catch(() => {})
  }
  expect(process.memoryUsage().rss - before).toBeLessThan(75 * 1_024 * 1_024)
})

test('the stand-in for a missing head is one transparent pixel', async () => {
  const { width, height, format } = await sharp(NO_HEAD).metadata()
  expect({ width, height, format }).toEqual({ width: 1, height: 1, format: 'webp' })
  expect((await sharp(NO_HEAD).ensureAlpha().raw().toBuffer())[3]).toBe(0)
})
