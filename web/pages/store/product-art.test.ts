import { expect, test } from 'vitest'
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
