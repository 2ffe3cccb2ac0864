import { expect, test } from 'vitest'
import { demoSettings } from '#content/settings/index.ts'
import { PARTS, type Part } from '#contract/monitoring/health.ts'
import { describeVisibleParts } from './visible-parts.ts'

const partsIn = (mode: string, other: Partial<Record<Part, string>> = {}) =>
  Object.fromEntries(PARTS.map((part) => [part, { mode: other[part] ?? mode }])) as Record<
    Part,
    { mode: string }
  >

const describe = (change: Partial<Parameters<typeof describeVisibleParts>[0]> = {}) => {
  const parts = describeVisibleParts({
    settings: { ...demoSettings, identity: { ...demoSettings.identity, name: 'NusantaraCraft' } },
    parts: partsIn('real'),
    playersOnline: 50,
    products: 6,
    builtIn: 0,
    areBoardsAway: false,
    ...change,
  })
  return Object.fromEntries(
    parts.map(({ place, state, value }) => [place, value === null ? state : [state, value]]),
  )
}

test('a live site shows real data everywhere', () => {
  expect(describe()).toEqual({
    name: ['real', 'NusantaraCraft'],
    players: ['real', 50],
    store: ['real', 6],
    leaderboard: 'real',
    voters: 'real',
    donators: 'real',
    content: ['real', 0],
  })
})

test('invented data, parts that are off and sources that do not answer are told apart', () => {
  expect(describe({ settings: demoSettings, parts: partsIn('sandbox'), builtIn: 3 })).toMatchObject({
    content: ['demo', 3],
    name: ['demo', 'Angkasa Network'],
    players: ['demo', 50],
    donators: 'demo',
  })
  expect(
    describe({ parts: partsIn('real', { status: 'off', voters: 'off' }), playersOnline: null }),
  ).toMatchObject({
    players: 'off',
    voters: 'off',
  })
  expect(describe({ playersOnline: null, areBoardsAway: true })).toMatchObject({
    players: 'away',
    leaderboard: 'away',
  })
})

test('a page that is switched off shows nothing', () => {
  const settings = { ...demoSettings, pages: { ...demoSettings.pages, leaderboard: false, store: false } }
  expect(describe({ settings })).toMatchObject({
    store: ['off', 6],
    leaderboard: 'off',
    voters: 'off',
    donators: 'off',
  })
})
