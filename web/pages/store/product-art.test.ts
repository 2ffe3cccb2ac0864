import { expect, test } from 'vitest'
import { rupiah } from '#web/kit/i18n/rupiah.ts'
import { artOf } from './product-art.ts'

test.each([
  ['/art/points-handful-1024.webp', 'points-handful'],
  ['/art/points-chest.webp', 'points-chest'],
  ['/art/3f2a91bc/points-cart-512.avif', 'points-cart'],
  ['/uploads/points-cart-512.avif', undefined],
  ['https://pictures.example/art/points-cart-512.avif', undefined],
  ['/art/nothing-512.avif', undefined],
  ['', undefined],
])('%s is our own image %s', (imageUrl, name) => {
  expect(artOf(imageUrl)?.name).toBe(name)
})

test('formats rupiah without decimals, grouped by dots', () => {
  expect([rupiah(0), rupiah(5_500), rupiah(1_250_000)]).toEqual(['Rp0', 'Rp5.500', 'Rp1.250.000'])
})
