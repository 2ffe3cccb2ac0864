import { expect, test } from 'vitest'
import type { Island } from './expedition-state.ts'
import { boatAt, columnsOf, glowsOf, hasMap, placeOf } from './scene.ts'

const done: Island = {
  state: 'done',
  votedAt: '2026-11-16T12:00:00.000Z',
  againAt: '2026-11-17T12:00:00.000Z',
}
const ready: Island = { state: 'ready' }
const next: Island = { state: 'next' }
const spots = (mask: string) => mask.split('radial-gradient').length - 1

test('each verified vote lights its island, and the bridge to an island that is lit too', () => {
  const glows = glowsOf([done, done, next, done, ready], false)
  expect(glows.map(({ key, mask }) => [key, spots(mask)])).toEqual([
    ['0', 2],
    ['1', 1],
    ['3', 1],
  ])
  expect(glowsOf([ready, next], false)).toEqual([])
})

test('when every vote is verified the whole picture is lit', () => {
  expect(glowsOf([done, done], true)).toEqual([{ key: 'all', mask: 'none' }])
})

test('the boat waits before the next island, comes from the right in the second row, and ends at the chest', () => {
  const at = (index: number) =>
    Number.parseFloat(boatAt([...Array<Island>(index).fill(done), next], false)?.left ?? '')
  expect([at(1), at(4)]).toEqual([22.8, 81.9])
  expect(at(6)).toBeGreaterThan(68.9)
  expect(at(0)).toBe(4)
  expect(boatAt([done, done], true)).toEqual({ left: '18.1%', top: '72.7%' })
  expect(boatAt([done, { state: 'pending' }], false)).toBeNull()
})

test('only nine islands with their chest are the picture', () => {
  const places = [0, 1, 2, 3, 4, 5, 6, 7, 8, 'chest' as const].map((index) => JSON.stringify(placeOf(index)))
  expect(new Set(places).size).toBe(10)
  expect([hasMap(1, true), hasMap(9, true), hasMap(9, false), hasMap(10, true)]).toEqual([
    false,
    true,
    false,
    false,
  ])
})

test('from 1 to 31 islands no row has more than five, and the last is no shorter than it must be', () => {
  for (let islands = 1; islands <= 31; islands += 1) {
    const columns = columnsOf(islands)
    expect(columns).toBeLessThanOrEqual(5)
    const rows = Math.ceil(islands / columns)
    expect(rows).toBe(Math.ceil(islands / 5))
    expect(columns * rows - islands).toBeLessThan(rows)
  }
})
