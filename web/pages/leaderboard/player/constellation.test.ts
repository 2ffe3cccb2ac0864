import { expect, test } from 'vitest'
import { starsOf } from './constellation.ts'

test('a name has the same sky every time, and another name another one', () => {
  expect(starsOf('Budi_Santoso', [1, 4, 7])).toEqual(starsOf('Budi_Santoso', [1, 4, 7]))
  expect(starsOf('Budi_Santoso', [1, 4, 7])).not.toEqual(starsOf('Bayu2010', [1, 4, 7]))
})

test('the first place has the largest star, and one sky at most five', () => {
  const sizes = starsOf('Ayu', [1, 3, 10, 11, 90, 91]).map(({ size }) => size)
  expect(sizes).toEqual([44, 36, 28, 22, 22])
})

test('no star leaves the sky, and neighbours are never in the same band', () => {
  for (let player = 0; player < 200; player += 1) {
    for (const count of [1, 2, 3, 4, 5]) {
      const stars = starsOf(`Player${player}`, Array(count).fill(20))
      for (const { x, y } of stars) {
        expect(x).toBeGreaterThanOrEqual(12)
        expect(x).toBeLessThanOrEqual(88)
        expect(y).toBeLessThanOrEqual(60)
      }
      const inLine = stars.toSorted((a, b) => a.x - b.x)
      inLine.slice(1).forEach((star, at) => {
        expect(Math.abs(star.y - (inLine[at]?.y ?? 0))).toBeGreaterThanOrEqual(20)
      })
    }
  }
})
