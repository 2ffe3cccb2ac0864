import { expect, test } from 'vitest'
import { heroArtOf } from './look.ts'

test('the hero of the build is left to the pages', () => {
  expect(heroArtOf(null)).toBeNull()
})

test('a scene of the build has no upright crop', () => {
  expect(heroArtOf('/art/skyblock-town-1600.webp')).toEqual({
    wide: { name: 'skyblock-town', widths: [480, 960, 1_600], width: 1_600, height: 900 },
    tall: null,
  })
})

test('an upload has all sizes, and an upright crop', () => {
  expect(heroArtOf('/uploads/0123456789ABCDEFGHJKMNPQRS-1600.webp')).toMatchObject({
    wide: { stem: '/uploads/0123456789ABCDEFGHJKMNPQRS', widths: [480, 960, 1_600, 2_400] },
    tall: {
      stem: '/uploads/0123456789ABCDEFGHJKMNPQRS-tall',
      widths: [480, 800, 1_080],
      width: 1_080,
      height: 1_600,
    },
  })
})
