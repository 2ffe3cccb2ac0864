import { expect, test } from 'vitest'
import { demoSettings } from '#content/settings/index.ts'
import { PARTS, type Part } from '#contract/monitoring/health.ts'
import { lookAtSite } from './look-at-site.ts'

const partsIn = (mode: string, other: Partial<Record<Part, string>> = {}) =>
  Object.fromEntries(PARTS.map((part) => [part, { mode: other[part] ?? mode }])) as Record<
    Part,
    { mode: string }
  >

const look = (change: Partial<Parameters<typeof lookAtSite>[0]> = {}) => {
  const seen = lookAtSite({
    settings: { ...demoSettings, identity: { ...demoSettings.identity, name: 'NusantaraCraft' } },
    parts: partsIn('real'),
    playersOnline: 50,
    products: 6,
    builtIn: 0,
    areBoardsAway: false,
    ...change,
  })
  return Object.fromEntries(
    seen.map(({ place, state, value }) => [place, value === null ? state : [state, value]]),
  )
}

test('a live site shows real data everywhere', () => {
  expect(look()).toEqual({
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
  expect(look({ settings: demoSettings, parts: partsIn('sandbox') })).toMatchObject({
    name: ['demo', 'Angkasa Network'],
    players: ['demo', 50],
    donators: 'demo',
  })
  expect(
    look({ parts: partsIn('real', { status: 'off', voters: 'off' }), playersOnline: null }),
  ).toMatchObject({
    players: 'off',
    voters: 'off',
  })
  expect(look({ playersOnline: null, areBoardsAway: true })).toMatchObject({
    players: 'away',
    leaderboard: 'away',
  })
})

test('a page that is switched off shows nothing', () => {
  const settings = { ...demoSettings, pages: { ...demoSettings.pages, leaderboard: false, store: false } }
  expect(look({ settings })).toMatchObject({
    store: ['off', 6],
    leaderboard: 'off',
    voters: 'off',
    donators: 'off',
  })
})

test('entries of the demo that visitors see are counted', () => {
  expect(look({ builtIn: 3 }).content).toEqual(['demo', 3])
})
