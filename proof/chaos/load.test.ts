// Short form of `npm run load` and `npm --prefix proof run soak`, without timed rows.
import { expect, test, vi } from 'vitest'
import { expectAllOk } from './expect-ok.ts'
import { mixedLoad } from './mixed-load.ts'
import { createSoak, slopeOf } from './soak.ts'

vi.setConfig({ testTimeout: 180_000 })

test('mixed load is answered and payments are delivered', () => expectAllOk(mixedLoad))

test('files and handles are closed after load', () => expectAllOk(createSoak()))

test('the slope is a least-squares fit', () => {
  const line = [1, 2, 3, 4, 5].map((minute) => ({ minute, rss: 100 + 3 * minute }))
  expect(slopeOf(line)).toBeCloseTo(3)
  expect(slopeOf([...line, { minute: 3, rss: 130 }])).toBeCloseTo(3)
})
