import { expect, test } from 'vitest'
import type { PlayerVotes } from '#contract/network/votes.schema.ts'
import { isVoterName, nextStart, pendingOf, toIslands, waitUntil } from './expedition-state.ts'

const NOW = Date.parse('2026-11-16T12:00:00.000Z')
const MINUTE_MS = 60_000
const SITES = ['a', 'b', 'c', 'd', 'e'].map((name, index) => ({
  name,
  url: `https://${name}.example`,
  reset: { kind: 'after' as const, hours: 24 },
  isVerifiable: index !== 3,
}))
const open = { verifiable: true, voted_at: null, again_at: null }
const voted = (againAt: string) => ({
  verifiable: true,
  voted_at: '2026-11-16T11:00:00.000Z',
  again_at: againAt,
})
const votes = (...sites: PlayerVotes['sites']): PlayerVotes => ({
  name: 'Steve',
  sites,
  streak: 1,
  days: [],
  all_done: false,
})
const states = (...known: Parameters<typeof toIslands>) => toIslands(...known).map(({ state }) => state)

test('without a name the first site is next, and nothing is ticked or pending', () => {
  const opened = { 'https://a.example': NOW - MINUTE_MS }
  expect(states(SITES, { votes: null, opened, now: NOW })).toEqual([
    ...['next', 'ready', 'ready', 'unverifiable', 'ready'],
  ])
})

test('ticks verified votes only; an opened site is pending for ten minutes', () => {
  const loaded = votes(voted('2026-11-17T11:00:00.000Z'), open, open, open, open)
  const opened = { 'https://b.example': NOW - MINUTE_MS, 'https://c.example': NOW - 10 * MINUTE_MS }
  const islands = toIslands(SITES, { votes: loaded, opened, now: NOW })
  expect(islands.map(({ state }) => state)).toEqual(['done', 'pending', 'next', 'unverifiable', 'ready'])
  expect(pendingOf(islands)).toEqual([2])
  expect(nextStart(islands)).toBe('2026-11-17T11:00:00.000Z')
})

test('a tick ends when the site can be voted on again, also without a new reply', () => {
  const loaded = votes(voted('2026-11-16T12:00:00.000Z'), open, open, open, open)
  expect(states(SITES, { votes: loaded, opened: {}, now: NOW })[0]).toBe('next')
  expect(states(SITES, { votes: loaded, opened: {}, now: NOW - 1 })[0]).toBe('done')
})

test.each([
  ['2026-11-17T11:59:00.000Z', { hours: 23 }],
  ['2026-11-16T13:00:00.000Z', { hours: 1 }],
  ['2026-11-16T12:59:00.000Z', { minutes: 59 }],
  ['2026-11-16T12:00:01.000Z', { minutes: 1 }],
  ['2026-11-16T11:00:00.000Z', { minutes: 1 }],
])('the wait until %s is %j', (moment, wait) => {
  expect(waitUntil(moment, NOW)).toEqual(wait)
})

test.each(['Steve', '.Tiara', '.My Name', ' Abu ', 'x_X-1'])('%j is a name', (typed) => {
  expect(isVoterName(typed)).toBe(true)
})

test.each(['ab', '', '@a', 'a'.repeat(17), 'a/b'])('%j is no name', (typed) => {
  expect(isVoterName(typed)).toBe(false)
})
