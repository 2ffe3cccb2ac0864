import { expect, test } from 'vitest'
import * as en from '#content/locales/en/index.ts'
import type { Incident, SeriesView, StatusOverview } from '#contract/network/status-history.schema.ts'
import type { Reach } from '#contract/network/status-history.ts'
import { createText } from '#web/kit/i18n/text.ts'
import { headlineOf, percentText, shownState, todayState } from './status-words.ts'

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
  updated_at: AT,
  ...change,
})

function overview(servers: SeriesView[], incidents: Incident[] = []): StatusOverview {
  const chart = { now: 5, peak: null, from: AT, step_minutes: 15, players: [] }
  return { range: '24h', at: AT, checked_at: AT, known_at: AT, chart, servers, incidents }
}

const headline = (status: StatusOverview) => headlineOf(status, createText('en', en))

test.each<[Reach[], string]>([
  [['up', 'up'], 'Everything is up'],
  [['up', 'down'], 's1 is down'],
  [['down', 'up', 'down', 'down'], 's0, s2 and s3 are down'],
  [['down', 'down'], 'All servers are down'],
  [['down'], 'The server is down'],
  [['unknown', 'unknown'], "We can't check the servers right now"],
  [['unknown', 'up'], "We can't check s0 right now"],
  [['down', 'unknown'], 's0 is down'],
  [[], "We can't check the servers right now"],
])('with %j the page says: %s', (states, said) => {
  expect(headline(overview(states.map((state, index) => server(`s${index}`, state))))).toBe(said)
})

test('the words of the team come first where they explain what was measured', () => {
  const title = { en: 'The disk is full', id: 'Disk penuh' }
  const outage = incident({ level: 'outage', servers: ['a'], title })
  expect(headline(overview([server('a', 'down')], [outage]))).toBe('The disk is full')
  expect(headline(overview([server('a', 'up')], [outage]))).toBe('The disk is full')
  expect(headline(overview([server('a', 'up'), server('b', 'down')], [outage]))).toBe('b is down')
  expect(headline(overview([server('a', 'down')], [incident({})]))).toBe('The server is down')
  const planned = incident({ level: 'maintenance', title: { en: 'Update', id: 'Update' } })
  expect(headline(overview([server('a', 'down')], [planned, outage]))).toBe('The disk is full')
  expect(headline(overview([server('a', 'up'), server('@store', 'down')]))).toBe(
    "Payments aren't working properly",
  )
})

test("today's bar has the worse of what was measured and what is known", () => {
  expect(todayState('up', 'up')).toBe('up')
  expect(todayState('up', 'slow')).toBe('disrupted')
  expect(todayState('no_data', 'disrupted')).toBe('disrupted')
  expect(todayState('up', 'maintenance')).toBe('maintenance')
  expect(todayState('disrupted', 'maintenance')).toBe('disrupted')
  expect(todayState('disrupted', 'down')).toBe('down')
  expect(todayState('down', 'up')).toBe('down')
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
  expect(headline(overview([server('a', 'unknown')], [incident({})]))).toBe('Slow')
})

test('per cent in both languages', () => {
  expect([percentText(100, 'id'), percentText(99.9, 'id'), percentText(99.92, 'en')]).toEqual([
    '100%',
    '99,90%',
    '99.92%',
  ])
})
