import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { newBoardId, newId } from './new-id.ts'

test.each([
  ['Prison Break!', 'prison-break'],
  ['  Éclair ', 'eclair'],
  ['1.21 Survival', 'survival'],
  ['生存', 'mode'],
  ['', 'mode'],
  ['A very long name that has no end at all', 'a-very-long-name-that-has-no-end'],
])('the name %j has the id %s', (name, id) => {
  expect(newId(name, [], 'mode')).toBe(id)
})

test('a taken id gets the next free number', () => {
  expect(newId('Prison', ['prison', 'prison-2'], 'mode')).toBe('prison-3')
  expect(newBoardId('kills', ['kills'])).toBe('kills_2')
})

test('every name gives a valid id that is free', () => {
  fc.assert(
    fc.property(fc.string(), fc.array(fc.string(), { maxLength: 5 }), (name, others) => {
      const first = newId(name, others, 'mode')
      const second = newId(name, [...others, first], 'mode')
      const board = newBoardId(name, others)
      for (const id of [first, second]) expect(id).toMatch(/^[a-z][a-z0-9_-]{0,31}$/)
      expect(second).not.toBe(first)
      expect(others).not.toContain(first)
      expect(others).not.toContain(board)
    }),
  )
})

test.each(['statistic_time_played', '1v1_wins', '___', 'a'.repeat(64)])(
  'the board %s has a valid id in the address of the page',
  (board) => {
    expect(newBoardId(board, [])).toMatch(/^[A-Za-z]\w{0,31}$/)
  },
)
