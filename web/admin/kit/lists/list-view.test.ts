import { expect, test } from 'vitest'
import {
  isFiltered,
  oneOf,
  readDay,
  readId,
  readListView,
  readText,
  refine,
  writeListView,
} from './list-view.ts'

const READS = {
  search: readText,
  status: oneOf(['open', 'closed']),
  from: readDay,
  sort: oneOf(['amount']),
  open: readId,
}
const read = (text: string) => readListView(new URLSearchParams(text), READS)
const usual = { page: 1 }

test('reads a written view back', () => {
  const query = '?page=3&cursor=bmV4dCA5&search=steve+%26+co&status=open&from=2026-11-01&sort=amount&open=A1'
  expect(read(query)).toEqual({
    page: 3,
    cursor: 'bmV4dCA5',
    search: 'steve & co',
    status: 'open',
    from: '2026-11-01',
    sort: 'amount',
    open: 'A1',
  })
  expect(writeListView(read(query))).toBe(query)
})

test('leaves defaults out of the query', () => {
  expect(writeListView(usual)).toBe('')
  expect(writeListView(usual, { tab: 'actions' })).toBe('?tab=actions')
  expect(read('')).toEqual(usual)
})

test('ignores values that are not valid', () => {
  expect(read('status=OPEN&from=16+Nov&sort=name&open=../../x&other=1')).toEqual(usual)
  expect(read(`search=${'a'.repeat(150)}`).search).toHaveLength(100)
  expect(read('page=2&cursor=../x')).toEqual({ page: 2 })
  expect(read('page=2&cursor=a_b-C1').cursor).toBe('a_b-C1')
})

test.each(['0', '-1', '1.5', '1e3', 'x', '', '99999999', '01'])('page %s is page 1', (page) => {
  expect(read(`page=${page}&cursor=x`)).toEqual(usual)
})

test('limits the page to the last possible one', () => {
  expect(read('page=9999999').page).toBe(1_000_000)
})

test('another filter starts on the first page with no row opened', () => {
  const view = read('page=7&cursor=x&open=A1&status=closed')
  expect(refine(view, { search: 'a' })).toEqual({ ...usual, status: 'closed', search: 'a' })
})

test('a page, an order or an opened row does not count as a filter', () => {
  expect(isFiltered(read('page=4&open=A1&sort=amount'))).toBe(false)
  expect(isFiltered(read('search=a'))).toBe(true)
  expect(isFiltered(read('status=open'))).toBe(true)
})
