import { expect, test } from 'vitest'
import {
  isFiltered,
  readListView,
  readPage,
  readStoreTab,
  refine,
  storeTabSearch,
  writeListView,
} from './list-view.ts'

const query = (text: string) => new URLSearchParams(text)
const usual = {
  page: 1,
  cursor: null,
  search: '',
  status: null,
  needsPerson: false,
  isToday: false,
  test: null,
  open: null,
  more: {},
  sort: null,
}

test('products is the first tab, and an unknown tab is products', () => {
  expect(readStoreTab(query(''))).toBe('products')
  expect(readStoreTab(query('tab=nothing'))).toBe('products')
  expect(readStoreTab(query('tab=actions'))).toBe('actions')
  expect([storeTabSearch('products'), storeTabSearch('transactions')]).toEqual(['', '?tab=transactions'])
})

test('reads a written view back', () => {
  const filters = {
    search: 'steve & co',
    status: 'PAID' as const,
    needsPerson: true,
    isToday: false,
    test: 'only' as const,
    open: 'A1',
    more: { date: 'range', from: '2026-11-01', until: '2026-11-16', method: 'BCAVA' },
    sort: 'amount' as const,
  }
  const view = { page: 3, cursor: 'bmV4dCA5', ...filters }
  const written = writeListView('transactions', view)
  expect(written.toString()).toBe(
    'tab=transactions&page=3&cursor=bmV4dCA5&search=steve+%26+co&status=PAID&needs=yes&test=only&date=range&from=2026-11-01&until=2026-11-16&method=BCAVA&sort=amount&open=A1',
  )
  expect(readListView(written, 'transactions')).toEqual(view)
})

test('leaves defaults out of the query', () => {
  expect(writeListView('actions', usual).toString()).toBe('tab=actions')
  expect(readListView(query('tab=actions'), 'actions')).toEqual(usual)
})

test('only orders are sorted, and only by what is known', () => {
  expect(readListView(query('sort=amount'), 'transactions').sort).toBe('amount')
  expect(readListView(query('sort=name'), 'transactions').sort).toBeNull()
  expect(readListView(query('sort=amount'), 'actions').sort).toBeNull()
})

test('each list accepts its own statuses only', () => {
  expect(readListView(query('status=unknown'), 'actions').status).toBe('unknown')
  expect(readListView(query('status=unknown'), 'transactions').status).toBeNull()
  expect(readListView(query('status=paid'), 'transactions').status).toBeNull()
})

test.each(['0', '-1', '1.5', '1e3', 'x', '', '99999999', '01'])('page %s is page 1', (page) => {
  expect(readPage(query(`page=${page}&cursor=x`))).toEqual({ page: 1, cursor: null })
})

test('limits the page to the last possible one', () => {
  expect(readPage(query('page=2'))).toEqual({ page: 2, cursor: null })
  expect(readPage(query('page=9999999')).page).toBe(1_000_000)
})

test('cuts a long search and ignores an invalid id', () => {
  expect(readListView(query(`search=${'a'.repeat(150)}`), 'actions').search).toHaveLength(100)
  expect(readListView(query('open=../../x'), 'actions').open).toBeNull()
})

test('another filter starts on the first page with no row opened', () => {
  const view = { ...usual, page: 7, cursor: 'x', open: 'A1', status: 'failed' as const }
  expect(refine(view, { needsPerson: true })).toEqual({ ...usual, status: 'failed', needsPerson: true })
})

test('ignores an invalid cursor', () => {
  expect(readPage(query('page=2&cursor=../x')).cursor).toBeNull()
  expect(readPage(query('page=2&cursor=a_b-C1')).cursor).toBe('a_b-C1')
})

test('a page or an opened row does not count as a filter', () => {
  expect(isFiltered({ ...usual, page: 4, open: 'A1' })).toBe(false)
  expect(isFiltered({ ...usual, search: 'a' })).toBe(true)
  expect(isFiltered({ ...usual, status: 'PAID' })).toBe(true)
  expect(isFiltered({ ...usual, needsPerson: true })).toBe(true)
  expect(isFiltered({ ...usual, more: { date: 'today' } })).toBe(true)
})
