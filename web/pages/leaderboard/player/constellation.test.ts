import { expect, test } from 'vitest'
import { LABEL, skyOf } from './constellation.ts'

/** The narrowest sky: a screen of 320 px without its frame. */
const NARROWEST = 254
const ranks = (count: number) => Array.from({ length: count }, (_, index) => index * 4 + 1)

test('a name has the same sky every time, and another name another one', () => {
  expect(skyOf('Budi_Santoso', [1, 4, 7])).toEqual(skyOf('Budi_Santoso', [1, 4, 7]))
  expect(skyOf('Budi_Santoso', [1, 4, 7])).not.toEqual(skyOf('Bayu2010', [1, 4, 7]))
})

test('every board is a star, the first place has the largest', () => {
  expect(skyOf('Ayu', [1, 3, 10, 11, 90, 91]).stars.map(({ size }) => size)).toEqual([44, 36, 28, 22, 22, 22])
  expect(skyOf('Ayu', ranks(17)).stars).toHaveLength(17)
})

test.each([
  [1, 190],
  [3, 240],
  [8, 420],
  [17, 620],
])('%i boards have a sky of %i px', (count, height) => {
  expect(skyOf('Ayu', ranks(count)).height).toBe(height)
})

test('from 1 to 17 boards no star leaves the sky, and no label lies over another star or label', () => {
  for (let player = 0; player < 60; player += 1) {
    for (let count = 1; count <= 17; count += 1) {
      const { height, stars } = skyOf(`Player${player}`, ranks(count))
      const boxes = stars.map(({ x, y, size }) => ({
        left: (x / 100) * NARROWEST - LABEL.width / 2,
        right: (x / 100) * NARROWEST + LABEL.width / 2,
        top: y - size / 2,
        bottom: y + size / 2 + LABEL.height,
      }))
      for (const [index, one] of boxes.entries()) {
        expect(one.left).toBeGreaterThanOrEqual(0)
        expect(one.right).toBeLessThanOrEqual(NARROWEST)
        expect(one.top).toBeGreaterThanOrEqual(0)
        expect(one.bottom).toBeLessThanOrEqual(height)
        for (const other of boxes.slice(index + 1)) {
          const isApart =
            one.right <= other.left ||
            other.right <= one.left ||
            one.bottom <= other.top ||
            other.bottom <= one.top
          expect([count, index, isApart]).toEqual([count, index, true])
        }
      }
    }
  }
})
