import { expect, test } from 'vitest'
import { scheduleOf } from './schedule-badge.tsx'

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
  [{}, null, null],
  [{ available_until: NOW }, 'ended', NOW],
  [{ available_from: AFTER }, 'from', AFTER],
  [{ available_from: BEFORE, available_until: AFTER }, 'until', AFTER],
  [{ price_now: 9 }, 'sale', null],
  [{ price_now: 9, sale_ends: AFTER, available_until: AFTER }, 'saleUntil', AFTER],
  [{ sale_price: 1, sale_from: AFTER }, 'saleFrom', AFTER],
  [{ sale_price: 1, sale_from: BEFORE }, null, null],
  [{ sale_from: AFTER }, null, null],
  [{ price_now: 9, available_until: BEFORE }, 'ended', BEFORE],
] as const)('%j: %s %s', (change, kind, at) => {
  expect(scheduleOf({ ...PLAIN, ...change }, NOW)).toEqual(kind && { kind, at })
})
