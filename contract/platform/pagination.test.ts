import { expect, test } from 'vitest'
import { Page } from './pagination.schema.ts'
import { FIRST_PAGE, LAST_PAGE, PAGE_ROWS, paginationOf } from './pagination.ts'

test('the page count follows from the rows and is at least one', () => {
  expect(paginationOf(0, 1)).toEqual({ totalPages: 1, hasMore: false })
  expect(paginationOf(1, 1)).toEqual({ totalPages: 1, hasMore: false })
  expect(paginationOf(PAGE_ROWS, 1)).toEqual({ totalPages: 1, hasMore: false })
  expect(paginationOf(PAGE_ROWS + 1, 1)).toEqual({ totalPages: 2, hasMore: true })
  expect(paginationOf(PAGE_ROWS + 1, 2)).toEqual({ totalPages: 2, hasMore: false })
  expect(paginationOf(PAGE_ROWS, 99)).toEqual({ totalPages: 1, hasMore: false })
})

test('reads the page from the query, by default the first', () => {
  expect(FIRST_PAGE).toBe(1)
  expect(Page.parse(undefined)).toBe(1)
  expect(Page.parse('1')).toBe(1)
  expect(Page.parse('007')).toBe(7)
  expect(Page.parse(3)).toBe(3)
  expect(Page.parse(String(LAST_PAGE))).toBe(LAST_PAGE)
})

test('refuses an impossible page', () => {
  for (const page of ['0', '-1', '', ' 2', '1.5', '1e3', '0x10', 'NaN', 'two', '1000001', '9'.repeat(400)]) {
    expect(Page.safeParse(page).success, page).toBe(false)
  }
  for (const page of [0, 1.5, Number.NaN, ['1'], ['1', '2'], {}, true]) {
    expect(Page.safeParse(page).success, String(page)).toBe(false)
  }
})
