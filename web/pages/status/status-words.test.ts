import { expect, test } from 'vitest'
import type { Incident, SeriesView, StatusOverview } from '#contract/network/status-history.schema.ts'
import type { Reach } from '#contract/network/status-history.ts'
import { bannerOf, percentText, shownState } from './status-words.ts'

const AT = '2026-11-16T12:00:00.000Z'

const server = (id: string, state: Reach): SeriesView => ({
  id,
  name: id,
  accent: null,
  state,
  players: null,
  uptime: 100,
  days: [],
  outages: [],
})
const incident = (change: Partial<Incident>): Incident => ({
  _id: 'I1',
  level: 'slow',
  servers: [],
  title: { en: 'Slow', id: 'Lambat' },
  text: { en: '', id: '' },
  starts_at: '2026-11-16T11:00:00.000Z',
  ends_at: null,
  next_update_at: null,
  ...change,
})

function overview(servers: SeriesView[], incidents: Incident[] = []): StatusOverview {
  const chart = { now: 5, peak: null, from: AT, step_minutes: 15, players: [] }
  return { range: '24h', at: AT, checked_at: AT, known_at: AT, chart, servers, incidents }
}

test.each<[string, Reach[], string, boolean | undefined]>([
  ['all up', ['up', 'up'], 'up', undefined],
  ['one down', ['up', 'down'], 'down', false],
  ['all down', ['down', 'down'], 'down', true],
  ['all unknown', ['unknown', 'unknown'], 'unknown', true],
  ['one unknown', ['unknown', 'up'], 'unknown', false],
  ['down and unknown: what is known is said', ['down', 'unknown'], 'down', false],
  ['before the first check', [], 'unknown', true],
])('%s', (_name, states, kind, isAll) => {
  const banner = bannerOf(overview(states.map((state, index) => server(`s${index}`, state))))
  expect(banner).toMatchObject({ kind, ...(isAll !== undefined && { isAll }) })
})

test('an outage that was measured is said before an incident that was written', () => {
  expect(bannerOf(overview([server('a', 'down')], [incident({})])).kind).toBe('down')
  expect(bannerOf(overview([server('a', 'up')], [incident({})])).kind).toBe('incident')
  expect(bannerOf(overview([server('a', 'up'), server('@store', 'down')])).kind).toBe('store')
})

test('maintenance that is open explains a server that is down; planned and ended ones do not', () => {
  const maintenance = incident({ level: 'maintenance', servers: ['a'] })
  const planned = { ...maintenance, starts_at: '2026-11-17T00:00:00.000Z' }
  const ended = { ...maintenance, ends_at: '2026-11-16T11:30:00.000Z' }
  expect(shownState(server('a', 'down'), [maintenance], AT)).toBe('maintenance')
  expect(shownState(server('b', 'down'), [maintenance], AT)).toBe('down')
  for (const one of [planned, ended]) expect(shownState(server('a', 'down'), [one], AT)).toBe('down')
})

test('a server that answers or cannot be checked can be slow', () => {
  expect(shownState(server('a', 'up'), [incident({})], AT)).toBe('slow')
  expect(shownState(server('a', 'up'), [incident({ level: 'outage' })], AT)).toBe('disrupted')
  expect(shownState(server('a', 'unknown'), [incident({})], AT)).toBe('slow')
  expect(shownState(server('a', 'unknown'), [incident({ servers: ['b'] })], AT)).toBe('unknown')
  expect(bannerOf(overview([server('a', 'unknown')], [incident({})])).kind).toBe('incident')
})

test('per cent in both languages', () => {
  expect([percentText(100, 'id'), percentText(99.9, 'id'), percentText(99.92, 'en')]).toEqual([
    '100%',
    '99,90%',
    '99.92%',
  ])
})
