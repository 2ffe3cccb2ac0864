import { expect, test } from 'vitest'
import { changedPaths, mergeChanges } from './compare.ts'
import { getAt, isRelated, pathText, setAt } from './value-path.ts'

const PLAY = { java: { host: 'a', port: 1 }, bedrock: null, versions: '1.21' }
const LIST = [
  { id: 'one', name: 'One' },
  { id: 'two', name: 'Two' },
] as const
const SITES = [
  { name: 'A', url: '1' },
  { name: 'B', url: '2' },
] as const

test.each([
  [
    'smallest fields',
    PLAY,
    { ...PLAY, java: { host: 'b', port: 1 }, versions: '1.22' },
    ['java.host', 'versions'],
  ],
  ['a group that was null', PLAY, { ...PLAY, bedrock: { host: 'b', port: 2 } }, ['bedrock']],
  ['nothing', PLAY, structuredClone(PLAY), []],
  ['a field of an entry', LIST, [LIST[0], { id: 'two', name: 'Zwei' }], ['1.name']],
  ['a list with an added entry', LIST, [...LIST, { id: 'three' }], ['']],
  ['a list with a removed entry', LIST, [LIST[1]], ['']],
  ['a list with moved entries', LIST, [LIST[1], LIST[0]], ['']],
  ['a list with moved entries without ids', SITES, [SITES[1], SITES[0]], ['']],
  ['a field of an entry without an id', SITES, [SITES[0], { name: 'B', url: '3' }], ['1.url']],
])('changed: %s', (_what, before, after, paths) => {
  expect(changedPaths(before, after).map(pathText)).toEqual(paths)
})

test('a key that contains a dot is one segment', () => {
  const before = { en: {}, id: {} }
  const after = setAt(before, ['en', 'vote.intro'], 'Vote!')
  expect(changedPaths(before, after)).toEqual([['en', 'vote.intro']])
  expect(setAt(after, ['en', 'vote.intro'], undefined)).toEqual(before)
})

const base = { name: 'Angkasa', accent: '#ffd23f', list: [{ id: 'a', text: 'x' }] }

test('merge: the same field is an overlap, and a list overlaps with its entries', () => {
  const same = mergeChanges(base, { ...base, name: 'Mine' }, { ...base, name: 'Theirs' })
  expect(same.overlapping).toEqual([['name']])
  const edited = setAt(base, ['list', 0, 'text'], 'y')
  const added = { ...base, list: [...base.list, { id: 'b', text: 'z' }] }
  expect(mergeChanges(base, edited, added).overlapping).toEqual([['list', 0, 'text']])
  expect(mergeChanges(base, added, edited).overlapping).toEqual([['list']])
})

test('merge: the same change on both sides needs no decision', () => {
  const renamed = { ...base, name: 'Both' }
  expect(mergeChanges(base, renamed, structuredClone(renamed))).toMatchObject({
    value: renamed,
    overlapping: [],
    mine: [],
  })
})

test('merge: edits of different entries of one list stay', () => {
  const merged = mergeChanges(LIST, setAt(LIST, [0, 'name'], 'mine'), setAt(LIST, [1, 'name'], 'theirs'))
  expect(merged.overlapping).toEqual([])
  expect(merged.value.map(({ name }) => name)).toEqual(['mine', 'theirs'])
})

test('reads and writes by path without changing the original', () => {
  const value = { list: [{ id: 'a' }], gone: null }
  expect(getAt(value, ['list', 0, 'id'])).toBe('a')
  expect(getAt(value, ['gone', 'host'])).toBeUndefined()
  expect(setAt(value, ['list', 0, 'id'], 'b')).toEqual({ list: [{ id: 'b' }], gone: null })
  expect(setAt(value, [], null)).toBeNull()
  expect(value.list[0]?.id).toBe('a')
})

test('a field is related to what contains it', () => {
  expect(isRelated(['list'], ['list', 0, 'id'])).toBe(true)
  expect(isRelated([], ['name'])).toBe(true)
  expect(isRelated(['list', 1], ['list', 0, 'id'])).toBe(false)
})
