import { expect, test } from 'vitest'
import { scheduleOf } from './schedule.ts'

const NOW = '2026-11-16T13:00:00.000Z'
const [BEFORE, AFTER] = ['2026-11-01T00:00:00.000Z', '2026-12-01T00:00:00.000Z']
const PLAIN = {
  available_from: null,
  available_until: null,
  price: 10,
  price_now: 10,
  sale_ends: null,
  sale_price: null,
  sale_from: null,
}

test.each([
  [{}, null],
  [{ available_until: NOW }, { kind: 'ended', at: NOW }],
  [{ available_from: AFTER }, { kind: 'from', at: AFTER }],
  [
    { available_from: BEFORE, available_until: AFTER },
    { kind: 'until', at: AFTER },
  ],
  [{ price_now: 9 }, { kind: 'sale', at: null }],
  [
    { price_now: 9, sale_ends: AFTER, available_until: AFTER },
    { kind: 'saleUntil', at: AFTER },
  ],
  [
    { sale_price: 1, sale_from: AFTER },
    { kind: 'saleFrom', at: AFTER },
  ],
  [{ sale_price: 1, sale_from: BEFORE }, null],
  [{ sale_from: AFTER }, null],
  [
    { price_now: 9, available_until: BEFORE },
    { kind: 'ended', at: BEFORE },
  ],
])('%j', (change, schedule) => {
  expect(scheduleOf({ ...PLAIN, ...change }, NOW)).toEqual(schedule)
})
