import { expect, test } from 'vitest'
import { arrange, GRID_TRACKS } from './arrange.ts'

const closed = (count: number) => new Array<boolean>(count).fill(false)
const spans = (open: readonly boolean[], columns: 2 | 3) =>
  arrange(open, columns)
    .toSorted((a, b) => a.order - b.order)
    .map(({ span }) => span)

test.each([1, 2, 3, 4, 5, 6, 7, 8])(
  '%d boards fill every row to its end, whichever of them is open',
  (count) => {
    for (const columns of [2, 3] as const) {
      for (let opened = -1; opened < count; opened += 1) {
        const open = closed(count).map((_, board) => board === opened)
        let filled = 0
        for (const span of spans(open, columns)) {
          expect((filled % GRID_TRACKS) + span).toBeLessThanOrEqual(GRID_TRACKS)
          filled += span
        }
        expect(filled % GRID_TRACKS).toBe(0)
      }
    }
  },
)

test('seven boards: the last one has the whole width; eight: the last two share it', () => {
  expect(spans(closed(7), 3)).toEqual([2, 2, 2, 2, 2, 2, 6])
  expect(spans(closed(8), 3)).toEqual([2, 2, 2, 2, 2, 2, 3, 3])
})

test('an expanded board is placed above its neighbours', () => {
  const order = arrange([false, false, true, false], 3).map(({ order }) => order)
  expect(order).toEqual([1, 2, 0, 3])
})

test('closed boards keep their order', () => {
  expect(arrange(closed(5), 2).map(({ order }) => order)).toEqual([0, 1, 2, 3, 4])
})
