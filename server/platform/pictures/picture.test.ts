import { deflateSync } from 'node:zlib'
import sharp, { type Sharp } from 'sharp'
import { expect, test } from 'vitest'
import type { AppError } from '#server/platform/kernel/app-error.ts'
import { gifOf, pngChunk, pngOf, withDimensions } from '#tests/simulators/odd-pictures.ts'
import { toPictures } from './picture.ts'

const filled = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 3, background: '#c33' } })

/** One tiny variant: whether a file is accepted does not depend on the sizes made of it. */
const verdict = (bytes: Buffer) =>
  toPictures(bytes, [{ name: '16.webp', kind: 'webp', width: 16 }]).then(
    () => 'taken',
    ({ code }: AppError) => code,
  )

const firstOf = async (bytes: Buffer) => sharp((await toPictures(bytes))[0]?.bytes).metadata()

test.each(['png', 'jpeg', 'gif'] as const)('converts %s to WebP in three widths', async (format) => {
  const pictures = await toPictures(await filled(2_000, 1_000).toFormat(format).toBuffer())

  expect(pictures.map(({ width }) => width)).toEqual([480, 960, 1_600])
  for (const { width, bytes } of pictures) {
    expect(await sharp(bytes).metadata()).toMatchObject({ format: 'webp', width, height: width / 2 })
  }
})

test('does not enlarge small images and limits the height', async () => {
  expect(await firstOf(await filled(100, 50).png().toBuffer())).toMatchObject({ width: 100, height: 50 })
  expect((await firstOf(await filled(10, 20_000).png().toBuffer())).height).toBe(960)
})

test('keeps transparency', async () => {
  const half = { r: 255, g: 0, b: 0, alpha: 0.5 }
  const png = await sharp({ create: { width: 20, height: 20, channels: 4, background: half } })
    .png()
    .toBuffer()
  expect((await firstOf(png)).hasAlpha).toBe(true)
})

test('applies the EXIF orientation and removes the location', async () => {
  const photo = await filled(300, 100)
    .withExif({ IFD0: { Copyright: 'secret-owner' }, IFD3: { GPSLatitudeRef: 'S' } })
    .withMetadata({ orientation: 6 })
    .jpeg()
    .toBuffer()
  expect(photo.includes('secret-owner')).toBe(true)

  const metadata = await firstOf(photo)
  expect(metadata).toMatchObject({ width: 100, height: 300 })
  expect([metadata.exif, metadata.icc, metadata.xmp, metadata.iptc]).toEqual(Array(4).fill(undefined))
})

test.each([
  ['not_an_image', Buffer.from('<html><script>alert(1)</script>')],
  ['not_an_image', Buffer.from('<?php echo 1 ?>')],
  ['not_an_image', Buffer.from('MZ\u0090\0')],
  ['not_an_image', Buffer.from('%PDF-1.7')],
  ['not_an_image', Buffer.alloc(0)],
  ['not_an_image', Buffer.from(' \u0089PNG\r\n')],
  ['image_kind_not_accepted', Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" onload="alert(1)"/>')],
  ['image_kind_not_accepted', Buffer.from('<?xml version="1.0"?>\n<svg/>')],
  ['image_kind_not_accepted', Buffer.from('RIFF\0\0\0\0WEBPVP8 ')],
  ['image_kind_not_accepted', Buffer.from('BM')],
  ['image_damaged', Buffer.from('\u0089PNG\r\n\u001a\n<html><script>alert(1)</script>', 'latin1')],
  ['image_damaged', Buffer.from('GIF89a=1;alert(1)//')],
  ['image_damaged', Buffer.from('ffd8ff', 'hex')],
])('%s: detected by the first bytes (%#)', async (code, bytes) => {
  expect(await verdict(bytes)).toBe(code)
})

test('refuses a truncated image', async () => {
  const noise = { create: { width: 400, height: 400, channels: 3 as const, background: '#000' } }
  for (const format of ['png', 'jpeg'] as const) {
    const whole = await sharp({
      ...noise,
      create: { ...noise.create, noise: { type: 'gaussian', sigma: 30 } },
    })
      .toFormat(format)
      .toBuffer()
    expect(await verdict(whole.subarray(0, whole.length / 2)), format).toBe('image_damaged')
  }
})

test('refuses decompression bombs by their header', async () => {
  const few = deflateSync(Buffer.alloc(1_000))
  expect(await verdict(pngOf({ width: 50_000, height: 50_000, rows: few }))).toBe(
    'image_dimensions_too_large',
  )
  expect(await verdict(pngOf({ width: 2_147_483_647, height: 1, rows: few }))).not.toBe('taken')
  expect(await verdict(gifOf({ frames: 1, width: 65_535, height: 65_535 }))).toBe(
    'image_dimensions_too_large',
  )
  expect(await verdict(gifOf({ frames: 10_000 }))).toBe('image_dimensions_too_large')
})

test('interlaced images have a lower limit than those decoded line by line', async () => {
  const clear = { r: 0, g: 99, b: 0, alpha: 0.5 }
  const seeThrough = () => sharp({ create: { width: 16, height: 16, channels: 4, background: clear } })
  const full = { progressive: true, chromaSubsampling: '4:4:4' }
  const refused: [Sharp, number, number][] = [
    [filled(16, 16).jpeg(full), 4_000, 2_500],
    [filled(16, 16).jpeg({ progressive: true }), 4_500, 3_600],
    [seeThrough().png({ progressive: true }), 4_000, 3_500],
    [seeThrough().png(), 8_100, 500],
    [seeThrough().toColourspace('rgb16').png(), 4_100, 500],
  ]
  const withinLimit: [Sharp, number, number][] = [
    [filled(16, 16).jpeg(full), 3_840, 2_160],
    [filled(16, 16).jpeg(), 4_500, 3_600],
    [filled(16, 16).png(), 8_100, 500],
    [seeThrough().png({ progressive: true }), 3_840, 2_160],
    [seeThrough().png(), 7_680, 500],
  ]
  const verdictOf = async ([picture, width, height]: [Sharp, number, number]) =>
    verdict(withDimensions(await picture.toBuffer(), width, height))

  expect(await verdict(gifOf({ frames: 1, width: 4_000, height: 3_500 }))).toBe('image_dimensions_too_large')
  for (const picture of refused) expect(await verdictOf(picture)).toBe('image_dimensions_too_large')
  for (const picture of withinLimit) expect(await verdictOf(picture)).toMatch(/^(taken|image_damaged)$/)
})

test('uses the first frame of an animation', async () => {
  expect((await firstOf(gifOf({ frames: 20 }))).pages ?? 1).toBe(1)
})

test('ignores compressed text and profiles', async () => {
  const bomb = deflateSync(Buffer.alloc(300 * 1024 * 1024), { level: 1 })
  const before = process.memoryUsage().rss
  for (const chunk of [
    pngChunk('zTXt', Buffer.concat([Buffer.from('Comment\0\0'), bomb])),
    pngChunk('iCCP', Buffer.concat([Buffer.from('icc\0\0'), bomb])),
  ]) {
    await verdict(pngOf({ width: 20, height: 20, extra: [chunk] }))
  }
  expect(process.memoryUsage().rss - before).toBeLessThan(150 * 1024 * 1024)
})

test('more uploads than can wait are refused at once with the time to try again', async () => {
  const bytes = await filled(200, 100).png().toBuffer()
  const results = await Promise.allSettled(Array.from({ length: 12 }, () => toPictures(bytes)))
  const refused = results.flatMap((result) => (result.status === 'rejected' ? [result.reason] : []))
  expect(refused).toHaveLength(8)
  expect(refused[0]).toMatchObject({ code: 'unavailable', retryAfterSeconds: expect.any(Number) })
})
