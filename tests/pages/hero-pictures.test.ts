// Apart from the unit tests, because AVIF takes seconds of CPU time.
import sharp from 'sharp'
import { expect, test } from 'vitest'
import { HERO_VARIANTS, toPictures } from '#server/platform/pictures/picture.ts'

test('a hero is wide and upright, in WebP and AVIF', async () => {
  const background = '#c33'
  const photo = await sharp({ create: { width: 3_000, height: 1_500, channels: 3, background } })
    .jpeg()
    .toBuffer()
  const pictures = await toPictures(photo, HERO_VARIANTS)
  const shapes = await Promise.all(
    pictures.map(async ({ name, bytes }) => {
      const { width, height, format } = await sharp(bytes).metadata()
      return `${name} ${width}x${height} ${format}`
    }),
  )
  expect(shapes).toEqual([
    '480.webp 480x240 webp',
    '960.webp 960x480 webp',
    '1600.webp 1600x800 webp',
    '2400.webp 2400x1200 webp',
    'tall-480.webp 480x711 webp',
    'tall-800.webp 800x1185 webp',
    'tall-1080.webp 1080x1600 webp',
    '480.avif 480x240 heif',
    '960.avif 960x480 heif',
    '1600.avif 1600x800 heif',
    '2400.avif 2400x1200 heif',
    'tall-480.avif 480x711 heif',
    'tall-800.avif 800x1185 heif',
    'tall-1080.avif 1080x1600 heif',
  ])
}, 120_000)
