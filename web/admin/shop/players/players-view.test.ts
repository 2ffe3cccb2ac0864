import { expect, test } from 'vitest'
import { changePlayersView, readPlayersView, writePlayersView } from './players-view.ts'

const read = (query: string) => readPlayersView(new URLSearchParams(query))

test('the view is in the address, without what is the default', () => {
  for (const query of ['', '?search=budi&sort=spent', '?show=blocked', '?sort=spent&cursor=abc'])
    expect(writePlayersView(read(query))).toBe(query)
  expect(read('?sort=x&show=y')).toEqual(read(''))
})

test('another filter begins at the first page', () => {
  const view = read('?sort=spent&cursor=abc')
  expect(changePlayersView(view, { search: 'a' }).cursor).toBeNull()
  expect(changePlayersView(view, { cursor: 'def' })).toEqual({ ...view, cursor: 'def' })
})
