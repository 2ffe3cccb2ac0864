import { expect, test } from 'vitest'
import { scheduleOf } from './schedule.ts'

const NOW = '2026-11-16T13:00:00.000Z'
const [BEFORE, AFTER] = ['2026-11-01T00:00:00.000Z', '2026-12-01T00:00:00.000Z']
const PLAIN = {
  ...{ available_from: null, available_until: null },
  ...{ sale_price: null, sale_from: null, sale_until: null },
}

test.each([
  [{}, null],
  [{ available_until: NOW }, { kind: 'ended', at: NOW }],
  [{ available_from: AFTER }, { kind: 'from', at: AFTER }],
  [
    { available_from: BEFORE, available_until: AFTER },
    { kind: 'until', at: AFTER },
  ],
  [{ sale_price: 1 }, { kind: 'sale', at: null }],
  [
    { sale_price: 1, sale_from: NOW, sale_until: AFTER },
    { kind: 'saleUntil', at: AFTER },
  ],
  [
    { sale_price: 1, sale_from: AFTER },
    { kind: 'saleFrom', at: AFTER },
  ],
  [{ sale_price: 1, sale_until: NOW }, null],
  [{ sale_from: AFTER }, null],
  [
    { sale_price: 1, available_until: BEFORE },
    { kind: 'ended', at: BEFORE },
  ],
])('%j', (change, schedule) => {
  expect(scheduleOf({ ...PLAIN, ...change }, NOW)).toEqual(schedule)
})
