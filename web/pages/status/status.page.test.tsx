import { expect, test, vi } from 'vitest'
import type { Incident, SeriesView, StatusOverview } from '#contract/network/status-history.schema.ts'
import type { Reach } from '#contract/network/status-history.ts'
import { renderPage } from '#tests/support/render-page.tsx'

const AT = '2026-11-19T05:20:00.000Z'

const server = (id: string, state: Reach, change: Partial<SeriesView> = {}): SeriesView => ({
  ...{ id, name: id, accent: null, state, players: state === 'up' ? 12 : null, uptime: 99.81, outages: [] },
  days: Array.from({ length: 90 }, () => 'up' as const),
  ...change,
})

const STORE = server('@store', 'up', { name: null, players: null })

const incident = (change: Partial<Incident>): Incident => ({
  ...{ _id: 'I1', level: 'outage', servers: ['Survival'] },
  title: { en: 'Survival may drop you', id: 'Kamu bisa ke-kick' },
  text: { en: 'A plugin leaks memory.', id: 'Ada plugin yang bocor.' },
  ...{ starts_at: '2026-11-19T03:49:00.000Z', ends_at: null, updated_at: AT },
  next_update_at: '2026-11-19T06:13:00.000Z',
  ...change,
})

function open(servers: SeriesView[], incidents: Incident[] = [], isOn = true) {
  const chart = { now: 43, peak: null, from: AT, step_minutes: 15, players: [] }
  const times = { at: AT, checked_at: AT, known_at: AT }
  const overview: StatusOverview = { range: '24h', ...times, chart, servers, incidents }
  vi.setSystemTime(AT)
  const services = {
    statusHistory: { overview: async () => overview },
    votes: { isOn },
    voteReceiver: { state: () => ({ problem: null }) as never },
  }
  return renderPage('/en/status', { services, api: { 'GET /api/status/history': overview } })
}

const answersOf = (texts: (selector: string) => string[]) => texts('main h1 + ul li')

test('while everything is up, the page says so in one sentence and three answers', async () => {
  const { texts } = await open([server('Survival', 'up'), server('SkyBlock', 'up'), STORE])
  expect(texts('h1')).toEqual(['Everything is up'])
  expect(answersOf(texts)).toEqual([
    'Play43 players are online right now.',
    'BuyPaying works.',
    'VoteVotes count as usual.',
  ])
  expect(texts('main h3')).toEqual(['Survival12 players', 'SkyBlock12 players', 'Website & store'])
})

test('an open incident is the headline, stands under its server, and colours the day', async () => {
  const { texts, get } = await open([server('Survival', 'up'), STORE], [incident({})])
  expect(texts('h1')).toEqual(['Survival may drop you'])
  expect(answersOf(texts)[0]).toBe('PlayExpect trouble on Survival. You can still try to join.')
  const row = get('li:has(#I1)').textContent
  expect(row).toContain('99.81%Disrupted')
  expect(row).toContain('Since 10:49 WIB · next update 13:13 WIB')
  expect(get('li:has(#I1) svg path.text-wait').getAttribute('d')).toBe('M356 0h11v28h-11z')
  expect(texts('main ol li')).toEqual([])
})

test('an incident on no server of the list stands above it', async () => {
  const { find, get } = await open([server('Survival', 'up')], [incident({ servers: [] })])
  expect(find('li #I1')).toBeUndefined()
  expect(get('section > #I1').textContent).toContain('A plugin leaks memory.')
})

test('a server that is down: the others are open, and its orders wait', async () => {
  const { texts } = await open([server('Survival', 'down'), server('SkyBlock', 'up'), STORE], [], false)
  expect(texts('h1')).toEqual(['Survival is down'])
  expect(answersOf(texts)).toEqual([
    "PlayYou can't join Survival right now. The others are open.",
    'BuyPaying works. Orders for Survival arrive once we can reach the server again.',
    "VoteThe vote sites don't depend on our servers.",
  ])
})

test('what cannot be checked is not called down, and a first day has no per cent', async () => {
  const days = [...Array.from({ length: 89 }, () => 'no_data' as const), 'up' as const]
  const { texts } = await open([server('Survival', 'unknown', { days }), { ...STORE, days }])
  expect(texts('h1')).toEqual(["We can't check the servers right now"])
  expect(answersOf(texts)[0]).toBe("PlayThat doesn't mean they're down. Just try to join.")
  expect(texts('main li').join()).not.toContain('%')
})

test('planned work comes first among the reports, then what is over', async () => {
  const day = (of: number) => `2026-11-${of}T05:00:00.000Z`
  const { texts } = await open(
    [server('Survival', 'up')],
    [
      incident({ _id: 'later', starts_at: day(25), ends_at: day(26) }),
      incident({ _id: 'sooner', starts_at: day(24), ends_at: `2026-11-24T06:00:00.000Z` }),
      incident({ _id: 'over', starts_at: day(10), ends_at: `2026-11-10T07:25:00.000Z` }),
    ],
  )
  expect(texts('main ol li h3')).toEqual([
    'Planned: Survival may drop you',
    'Planned: Survival may drop you',
    'Survival may drop you',
  ])
  expect(texts('main ol li p:first-child')).toEqual([
    '24 Nov, 12:00 to 13:00 WIB',
    '25 Nov, 12:00 to 26 Nov, 12:00 WIB',
    '10 Nov, 12:00 to 14:25 WIB',
  ])
})

test('Get updates copies the address of the feed, and Escape closes it', async () => {
  const { get, click, fire, texts } = await open([server('Survival', 'up')])
  const writeText = vi.fn(async () => {})
  vi.stubGlobal('navigator', { ...navigator, clipboard: { writeText } })
  const details = get('main details') as HTMLDetailsElement
  details.open = true
  await click('button', 'Copy feed address')
  expect(writeText).toHaveBeenCalledWith('https://angkasa.test/en/status.xml')
  expect(texts('.toast')).toEqual(['Feed address copied'])
  await fire(details, new KeyboardEvent('keydown', { key: 'Escape', bubbles: true }))
  expect(details.open).toBe(false)
})
