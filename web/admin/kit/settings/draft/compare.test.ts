import { describe, expect, test } from 'vitest'
import { changedPaths, mergeChanges } from './compare.ts'
import { getAt, isRelated, pathText, setAt } from './value-path.ts'

const texts = (before: unknown, after: unknown) => changedPaths(before, after).map(pathText)

describe('changed fields', () => {
  test('names the smallest fields that differ', () => {
    const before = { java: { host: 'a', port: 1 }, bedrock: null, versions: '1.21' }
    expect(texts(before, { ...before, java: { host: 'b', port: 1 }, versions: '1.22' })).toEqual([
      'java.host',
      'versions',
    ])
    expect(texts(before, { ...before, bedrock: { host: 'b', port: 2 } })).toEqual(['bedrock'])
    expect(texts(before, structuredClone(before))).toEqual([])
  })

  test('an entry that is edited in place is named by its own field', () => {
    const list = [
      { id: 'one', name: 'One' },
      { id: 'two', name: 'Two' },
    ]
    expect(texts({ list }, { list: [list[0], { id: 'two', name: 'Zwei' }] })).toEqual(['list.1.name'])
  })

  test('a list with added, removed or moved entries is one field', () => {
    const list = [{ id: 'one' }, { id: 'two' }]
    expect(texts({ list }, { list: [...list, { id: 'three' }] })).toEqual(['list'])
    expect(texts({ list }, { list: [list[1]] })).toEqual(['list'])
    expect(texts({ list }, { list: [list[1], list[0]] })).toEqual(['list'])
  })

  test('entries without an id: moved is one field, edited in place is its own', () => {
    const sites = [
      { name: 'A', url: '1' },
      { name: 'B', url: '2' },
    ]
    expect(texts({ sites }, { sites: [sites[1], sites[0]] })).toEqual(['sites'])
    expect(texts({ sites }, { sites: [sites[0], { name: 'B', url: '3' }] })).toEqual(['sites.1.url'])
  })

  test('a key that contains a dot is one segment', () => {
    const before = { en: {}, id: {} }
    const after = setAt(before, ['en', 'vote.intro'], 'Vote!')
    expect(changedPaths(before, after)).toEqual([['en', 'vote.intro']])
    expect(setAt(after, ['en', 'vote.intro'], undefined)).toEqual(before)
  })
})

describe('merge', () => {
  const base = { name: 'Angkasa', accent: '#ffd23f', list: [{ id: 'a', text: 'x' }] }

  test('different fields of both sides stay', () => {
    const merged = mergeChanges(base, { ...base, name: 'Mine' }, { ...base, accent: '#ff0000' })
    expect(merged.overlapping).toEqual([])
    expect(merged.value).toEqual({ ...base, name: 'Mine', accent: '#ff0000' })
  })

  test('the same field is an overlap, and a list overlaps with its entries', () => {
    const same = mergeChanges(base, { ...base, name: 'Mine' }, { ...base, name: 'Theirs' })
    expect(same.overlapping).toEqual([['name']])
    const edited = setAt(base, ['list', 0, 'text'], 'y')
    const added = { ...base, list: [...base.list, { id: 'b', text: 'z' }] }
    expect(mergeChanges(base, edited, added).overlapping).toEqual([['list', 0, 'text']])
    expect(mergeChanges(base, added, edited).overlapping).toEqual([['list']])
  })

  test('the same change on both sides needs no decision', () => {
    const renamed = { ...base, name: 'Both' }
    expect(mergeChanges(base, renamed, structuredClone(renamed))).toMatchObject({
      value: renamed,
      overlapping: [],
      mine: [],
    })
  })

  test('edits of different entries of one list are merged', () => {
    const two = {
      list: [
        { id: 'a', text: 'x' },
        { id: 'b', text: 'x' },
      ],
    }
    const merged = mergeChanges(
      two,
      setAt(two, ['list', 0, 'text'], 'mine'),
      setAt(two, ['list', 1, 'text'], 'theirs'),
    )
    expect(merged.overlapping).toEqual([])
    expect(merged.value.list.map(({ text }) => text)).toEqual(['mine', 'theirs'])
  })
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
