import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { moveEntry } from '../settings/fields/use-drag.ts'
import { followChange, problemIndex } from './use-selection.ts'

const LIST = ['a', 'b', 'c', 'd', 'e']
const at = fc.nat(LIST.length - 1)

test('the selection follows its entry when the list is reordered', () => {
  fc.assert(
    fc.property(at, at, at, (index, from, to) => {
      const { index: next } = followChange({ index, focus: null }, { kind: 'moved', from, to })
      expect(moveEntry(LIST, from, to)[next]).toBe(LIST[index])
    }),
  )
})

test('the selection follows its entry when another one is removed', () => {
  fc.assert(
    fc.property(at, at, (index, removed) => {
      fc.pre(index !== removed)
      const { index: next } = followChange({ index, focus: null }, { kind: 'removed', index: removed })
      expect(LIST.toSpliced(removed, 1)[next]).toBe(LIST[index])
    }),
  )
})

test('a new entry is selected, and its fields get the focus', () => {
  expect(followChange({ index: 1, focus: null }, { kind: 'inserted', index: 4 })).toEqual({
    index: 4,
    focus: { to: 'field' },
  })
})

test('finds the entry of a problem', () => {
  expect(problemIndex(['modes:2.name.en'], 'modes:')).toBe(2)
  expect(problemIndex(['votes:sites', 'votes:sites.11.url'], 'votes:sites')).toBe(11)
  expect(problemIndex(['votes:sites.1.url'], 'maps:')).toBeNull()
})
