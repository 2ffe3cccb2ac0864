// The short form of `npm run load` and `npm run soak`, without their timed rows.
import { expect, test, vi } from 'vitest'
import { deadSources } from './dead-sources.ts'
import { expectAllOk } from './expect-ok.ts'
import { gracefulStop } from './graceful-stop.ts'
import { mixedLoad } from './mixed-load.ts'
import { createSoak, slopeOf } from './soak.ts'

vi.setConfig({ testTimeout: 180_000 })

test('T01: everything that people ask at once is answered, and payments come through', () =>
  expectAllOk(mixedLoad))

test('T02: what was opened under load is closed after it', () => expectAllOk(createSoak()))

test('T15, G20: with every outside source dead, in whatever way, pages are answered', () =>
  expectAllOk(deadSources))

test('T38: a stop under load breaks no request and loses no command', () => expectAllOk(gracefulStop))

test('the slope is that of the line, whatever a single sample says', () => {
  const line = [1, 2, 3, 4, 5].map((minute) => ({ minute, rss: 100 + 3 * minute }))
  expect(slopeOf(line)).toBeCloseTo(3)
  expect(slopeOf([...line, { minute: 3, rss: 130 }])).toBeCloseTo(3)
})
