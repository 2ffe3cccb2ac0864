import { expect, test } from 'vitest'
import { demoSettings } from '#content/settings/index.ts'
import type { Board, Donators, Voters } from '#contract/network/leaderboards.schema.ts'
import { type FakeApi, failure, renderPage, unreachable } from '#tests/support/render-page.tsx'

const ROWS = ['Tiara99', 'KopiSusu', 'Rangga_07'].map((name, index) => ({ name, value: String(61 - index) }))
const BOARD: Board = { weekly: ROWS, monthly: ROWS, alltime: ROWS }
const VOTERS: Voters = { current: ROWS, previous: ROWS }
const DONATORS: Donators = BOARD
const GAMES = demoSettings.boards.tabs.map(({ id, boards }) => ({
  id,
  keys: boards.map(({ board }) => board),
}))
const keysOf = (tab: string) => GAMES.find(({ id }) => id === tab)?.keys ?? []
const boardsOf = (tab: string) => Object.fromEntries(keysOf(tab).map((key) => [key, BOARD]))
const TITLES = '[role=tabpanel] h2'
const ALERT = '[role=tabpanel] [role=alert]'

const openBoards = (address: string, api: FakeApi = {}) =>
  renderPage(address, {
    api: {
      'GET /api/leaderboards/voters': VOTERS,
      'GET /api/leaderboards/global': DONATORS,
      'GET /api/leaderboards/:tab': ({ params }) => boardsOf(params.tab ?? ''),
      ...api,
    },
    services: {
      // The first board of each tab is that of the day.
      clock: { now: () => new Date(0) },
      leaderboards: {
        requiredBoards: keysOf,
        isVotersSimulated: true,
        tab: (id: string) => ({ data: boardsOf(id) }),
        donators: () => ({ data: DONATORS }),
        voters: () => ({ data: VOTERS }),
      } as never,
    },
  })

const rowsOf = (title: string) => {
  const heading = [...document.querySelectorAll(TITLES)].find(({ textContent }) => textContent === title)
  return [...(heading?.closest('section')?.querySelectorAll('li') ?? [])].map(
    ({ textContent }) => textContent,
  )
}

const TOAST = 'Failed to fetch leaderboard data. Please try again later'

test('a failed tab of the demo shows an error, ten empty rows and a retry', async () => {
  let isBroken = true
  const { click, texts } = await openBoards('/en/leaderboard', {
    'GET /api/leaderboards/:tab': () => (isBroken ? failure(503, 'unavailable') : boardsOf('tycoon')),
  })
  await click('[role=tab]', 'Tycoon')
  expect(texts(`${ALERT} p`)).toEqual(['Failed to fetch leaderboard dataPlease try again later'])
  await click('[aria-labelledby=board-playerKills] button', 'Show more')
  expect(rowsOf('Top Player Kills')).toHaveLength(10)
  expect(rowsOf('Top Player Kills')[6]).toMatch(/0$/)

  isBroken = false
  await click(`${ALERT} a`, 'Try again')
  expect(texts(ALERT)).toEqual([])
  expect(rowsOf('Top Credits')[0]).toContain('◆')
})

test.each([
  ['en', ['Monthly', 'All-time', 'Current', 'Previous'], /^Updated 18 Nov/],
  ['id', ['Bulanan', 'All time', 'Bulan ini', 'Bulan lalu'], /^Diperbarui 18 Nov/],
] as const)(
  'global boards have their own periods, and the time of the update, in %s',
  async (language, periods, updated) => {
    const { texts } = await openBoards(`/${language}/leaderboard`, {
      'GET /api/leaderboards/voters': { ...VOTERS, timestamp: '2026-11-18T03:00:00.000Z' },
    })
    expect(texts('[role=tabpanel] fieldset button')).toEqual(periods)
    expect(texts('[role=tabpanel] fieldset button[aria-pressed=true]')).toEqual([periods[0], periods[2]])
    expect(texts('[role=tabpanel] section time')).toEqual([expect.stringMatching(updated)])
  },
)

const SURVIVAL = [
  ...['Top Skill Power', 'Top Balance', 'Top Playtime', 'Top Player Kills'],
  ...['Top Chat Game Wins', 'Top Meteor Treasure', 'Top Hidden Target'],
]
const TYCOON = [
  ...['Top Credits', 'Top Ethea', 'Top Playtime', 'Top Player Kills', 'Top Skill Power'],
  ...['Top Meteor Treasure', 'Top Chat Game Wins', 'Top Hidden Target'],
]

test('the first tab is global, and previous and next cycle through global, survival and tycoon', async () => {
  const { click, texts } = await openBoards('/en/leaderboard')
  expect(texts('[role=tab]')).toEqual(['Tycoon', 'Global', 'Survival Mix'])
  expect(texts('[role=tab][aria-selected=true]')).toEqual(['Global'])
  const seen = [texts(TITLES)]
  for (const link of [
    'Next leaderboards',
    'Next leaderboards',
    'Next leaderboards',
    'Previous leaderboards',
  ]) {
    await click('main a', link)
    seen.push(texts(TITLES))
  }
  const global = ['Top Donators', 'Top Voters']
  expect(seen).toEqual([global, SURVIVAL, TYCOON, global, TYCOON])
  expect(window.location.search).toBe('?tab=tycoon')
})

const PRESSED = '[role=tabpanel] fieldset button[aria-pressed=true]'

test('the switch of the page sets every board, and each board has its own', async () => {
  const { click, texts } = await openBoards('/en/leaderboard?tab=survival')
  await click('main fieldset.seg button', 'Monthly')
  expect(new Set(texts(PRESSED))).toEqual(new Set(['Monthly']))
  await click('[aria-labelledby=board-balance] button', 'All-time')
  expect(texts(PRESSED).filter((period) => period === 'Monthly')).toHaveLength(SURVIVAL.length - 1)
  expect(texts('main fieldset.seg [aria-pressed=true]')).toEqual([])
  await click('main fieldset.seg button', 'Weekly')
  expect(window.location.search).toBe('?tab=survival')
})

test('the own place is marked, also below what a board shows', async () => {
  const many = Array.from({ length: 20 }, (_, at) => ({ name: `Player${at + 1}`, value: String(99 - at) }))
  const board = { weekly: many, monthly: many, alltime: many }
  window.localStorage.setItem('voteName', 'player19')
  const { get, texts } = await openBoards('/en/leaderboard?tab=survival', {
    'GET /api/leaderboards/:tab': Object.fromEntries(keysOf('survival').map((key) => [key, board])),
  })
  const own = get('[aria-labelledby=board-balance] li[data-own]')
  expect(own.textContent).toContain('Player19')
  expect(own.textContent).toContain('you')
  expect(rowsOf('Top Balance')).toHaveLength(6)
  expect(texts('.podium [data-own]')).toEqual([])
  expect(texts('.podium small')).toEqual(['1 behind', '1 behind'])
  expect(texts('.stage p')).toContain('Player1 leads by 1.')
})

test('boards that the game server does not return are named', async () => {
  const [, , kills = ''] = keysOf('survival')
  const { click, texts } = await openBoards('/en/leaderboard', {
    'GET /api/leaderboards/:tab': { [kills]: { ...BOARD, monthly: [], alltime: [] } },
  })
  await click('[role=tab]', 'Survival Mix')
  const missing = keysOf('survival').filter((key) => key !== kills)
  expect(texts('[role=tabpanel] [role=status]')).toContain(
    `Missing data for endpoints: ${missing.join(', ')}`,
  )
  expect(texts(TITLES)).toHaveLength(1)
})

test('global is refreshed every five minutes; a failure preserves the rows and shows a toast', async () => {
  let isBroken = false
  const { calls, texts, wait } = await openBoards('/en/leaderboard', {
    'GET /api/leaderboards/voters': () => (isBroken ? unreachable() : VOTERS),
  })
  const polls = () => calls.filter((call) => call === 'GET /api/leaderboards/voters').length
  expect(polls()).toBe(1)
  await wait(299_000)
  expect(polls()).toBe(1)
  isBroken = true
  await wait(1_000)
  expect(polls()).toBe(2)
  expect(texts('.toast')).toEqual(['Failed to fetch voters data'])
  expect(rowsOf('Top Voters')).toHaveLength(ROWS.length)
})

test.each([
  ['/en/leaderboard', ['Tycoon', 'Global', 'Tycoon']],
  ['/en/leaderboard?tab=tycoon', ['Global', 'Tycoon']],
])('the boards of a mode are fetched once, when they are first opened, at %s', async (address, tabs) => {
  const { calls, click, texts } = await openBoards(address)
  for (const tab of tabs) {
    await click('[role=tab]', tab)
    expect(texts('[role=tab][aria-selected=true]')).toEqual([tab])
  }
  expect(texts(TITLES)).toContain('Top Credits')
  expect(calls.filter((call) => /survival|tycoon/.test(call))).toEqual(['GET /api/leaderboards/tycoon'])
})

test('failed voters are reported independently of the donators, and can be retried', async () => {
  const { promise, resolve } = Promise.withResolvers<Donators>()
  let isBroken = true
  const { click, texts, wait } = await openBoards('/en/leaderboard?tab=survival', {
    'GET /api/leaderboards/voters': () => (isBroken ? unreachable() : VOTERS),
    'GET /api/leaderboards/global': () => promise,
  })
  await click('[role=tab]', 'Global')
  expect(texts(`${ALERT} b`)).toEqual(['Failed to fetch voters data'])
  resolve(DONATORS)
  await wait()
  expect(texts(TITLES)).toEqual(['Top Donators'])
  expect(texts(`${ALERT} b`)).toEqual(['Failed to fetch voters data'])
  expect(texts('.toast')).toEqual([])

  isBroken = false
  await click(`${ALERT} a`, 'Try again')
  expect(texts(TITLES)).toEqual(['Top Donators', 'Top Voters'])
  expect(texts(ALERT)).toEqual([])
})

test.each([
  ['/en/leaderboard', 'GET /api/leaderboards/global', 2],
  ['/en/leaderboard?tab=survival', 'GET /api/leaderboards/:tab', 7],
] as const)(
  'rendered boards stay when their call fails, with a toast, at %s',
  async (address, call, count) => {
    const { texts } = await openBoards(address, { [call]: unreachable })
    expect(texts('.toast')).toEqual([TOAST])
    expect(texts(TITLES)).toHaveLength(count)
    expect(texts(ALERT)).toEqual([])
  },
)

test('the page of a board has a named choice of the others', async () => {
  const { get } = await openBoards('/en/leaderboard/global/voters')
  const choice = get('main select', 'Another leaderboard') as HTMLSelectElement
  expect([...choice.options].map(({ value }) => value)).not.toContain('voters')
})
