import { expect, test } from 'vitest'
import { readListView } from '#web/admin/kit/lists/list-view.ts'
import { enterView, ORDER_VALUES, orderViewOf } from './order-view.ts'

const read = (text: string) => readListView(new URLSearchParams(text), ORDER_VALUES)

test('reads the statuses, orders and filters of the API only', () => {
  expect(read('status=PAID&sort=amount&gateway=tripay').gateway).toBe('tripay')
  expect(read('status=unknown&sort=name&gateway=other&delivery=lost&needs=no')).toEqual({ page: 1 })
})

test('a fixed set of filters replaces the one before and keeps the others', () => {
  const view = read('search=a&status=REFUND&method=BCAVA&page=3')
  expect(orderViewOf(view)).toBe('refunds')
  const today = enterView(view, 'today')
  expect(today).toEqual({ page: 1, search: 'a', method: 'BCAVA', date: 'today' })
  expect(orderViewOf(today)).toBe('today')
  expect(enterView(today, 'needs')).toEqual({ page: 1, search: 'a', method: 'BCAVA', needs: 'yes' })
  const days = read('date=range&from=2026-11-01&until=2026-11-16')
  expect(enterView(days, 'refunds')).toEqual({ ...days, status: 'REFUND' })
})
