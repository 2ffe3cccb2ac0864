import { expect, test } from 'vitest'
import type { Island } from './expedition-state.ts'
import { boatAt, glowsOf, hasMap, placeOf } from './scene.ts'

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

test('nine islands have places of their own beside the chest; more sites are a list', () => {
  const places = [0, 1, 2, 3, 4, 5, 6, 7, 8, 'chest' as const].map((index) => JSON.stringify(placeOf(index)))
  expect(new Set(places).size).toBe(10)
  expect([hasMap(1), hasMap(9), hasMap(10)]).toEqual([true, true, false])
})
