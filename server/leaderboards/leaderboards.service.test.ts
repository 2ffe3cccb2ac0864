import { expect, test } from 'vitest'
import { SURVIVAL_BOARDS } from '#contract/leaderboards.ts'
import { createLeaderboards, type Donation } from './leaderboards.service.ts'
import type { BoardRows, LeaderboardSource, Reading } from './sources/leaderboard-source.ts'
import type { Voter } from './voters/voter-source.ts'

const AWAY: Reading = { boards: new Map(), missing: [], problem: 'refused' }
const KEYS = SURVIVAL_BOARDS.map(({ key }) => key)

function rows(name: string): BoardRows {
  const entries = [{ name, value: '1' }]
  return { weekly: entries, monthly: entries, alltime: entries }
}

function reading(keys: readonly string[], name = 'Ayu', rest: Partial<Reading> = {}): Reading {
  return { boards: new Map(keys.map((key) => [key, rows(name)])), missing: [], problem: null, ...rest }
}

/** Sources that answer what the test wants, and a clock that it turns. */
function createWorld() {
  const world = {
    now: '2026-11-15T03:00:00.000Z',
    reading: async (): Promise<Reading> => reading(KEYS),
    voters: async (): Promise<Voter[]> => [{ name: 'Bayu', votes: 3 }],
    donations: async (): Promise<Donation[]> => [],
    logged: [] as string[],
  }
  const survival: LeaderboardSource = { read: () => world.reading() }
  const note = (details: object, message: string) =>
    world.logged.push(`${message} ${JSON.stringify(details)}`)
  const leaderboards = createLeaderboards({
    sources: { survival, tycoon: null },
    voters: { list: () => world.voters() },
    donations: { topDonators: () => world.donations() },
    clock: { now: () => new Date(world.now) },
    log: { info: note, warn: note },
  })
  return Object.assign(world, { leaderboards })
}

test('has no data and no outage before the first read', () => {
  const { leaderboards } = createWorld()

  expect(leaderboards.tab('survival')).toBeNull()
  expect(leaderboards.donators()).toBeNull()
  expect(leaderboards.voters()).toBeNull()
  expect(leaderboards.state('survival')).toEqual({
    goodAt: null,
    outageSince: null,
    problem: null,
    missing: [],
  })
})

test('returns boards with their timestamp, in the order of the page', async () => {
  const world = createWorld()
  world.reading = async () => reading(KEYS.toReversed())
  await world.leaderboards.refresh()

  const boards = world.leaderboards.tab('survival')
  expect(Object.keys(boards ?? {})).toEqual(KEYS)
  expect(boards?.vault_eco_balance).toEqual({ ...rows('Ayu'), timestamp: '2026-11-15T03:00:00.000Z' })
  expect(world.leaderboards.state('survival').goodAt).toEqual(new Date('2026-11-15T03:00:00.000Z'))
})

test('a game server without a source has no boards and no outage', async () => {
  const { leaderboards, logged } = createWorld()
  await leaderboards.refresh()

  expect(leaderboards.tab('tycoon')).toBeNull()
  expect(leaderboards.state('tycoon')).toMatchObject({ goodAt: null, problem: null })
  expect(logged).toEqual([])
})

test('an outage keeps the last boards with their old timestamp', async () => {
  const world = createWorld()
  await world.leaderboards.refresh()
  const before = world.leaderboards.tab('survival')
  world.reading = async () => AWAY
  for (const minute of ['05', '10', '15']) {
    world.now = `2026-11-15T03:${minute}:00.000Z`
    await world.leaderboards.refresh()
  }

  expect(world.leaderboards.tab('survival')).toBe(before)
  expect(world.leaderboards.state('survival')).toEqual({
    goodAt: new Date('2026-11-15T03:00:00.000Z'),
    outageSince: new Date('2026-11-15T03:05:00.000Z'),
    problem: 'refused',
    missing: [],
  })
  expect(world.logged).toEqual([expect.stringContaining('does not answer')])

  world.reading = async () => reading(KEYS, 'Citra')
  world.now = '2026-11-15T03:20:00.000Z'
  await world.leaderboards.refresh()
  expect(world.leaderboards.tab('survival')?.vault_eco_balance?.weekly).toEqual([
    { name: 'Citra', value: '1' },
  ])
  expect(world.leaderboards.state('survival')).toMatchObject({ outageSince: null, problem: null })
  expect(world.logged[1]).toContain('is back')
})

test('after a partial read each board has its own timestamp', async () => {
  const world = createWorld()
  await world.leaderboards.refresh()
  world.now = '2026-11-15T03:05:00.000Z'
  world.reading = async () => reading(KEYS.slice(0, 2), 'Citra', { problem: 'the connection was closed' })
  await world.leaderboards.refresh()

  const boards = world.leaderboards.tab('survival')
  const times = KEYS.map((key) => boards?.[key]?.timestamp?.slice(14, 16))
  expect(times).toEqual(['05', '05', '00', '00', '00', '00', '00'])
  expect(boards?.statistic_time_played?.weekly[0]?.name).toBe('Ayu')
})

test('drops and names a board that no longer exists', async () => {
  const world = createWorld()
  await world.leaderboards.refresh()
  const lacking = { missing: ['vault_eco_balance'] }
  world.reading = async () => reading(KEYS.toSpliced(1, 1), 'Ayu', lacking)
  await world.leaderboards.refresh()
  await world.leaderboards.refresh()

  expect(world.leaderboards.tab('survival')).not.toHaveProperty('vault_eco_balance')
  expect(world.leaderboards.state('survival')).toMatchObject({ problem: null, ...lacking })
  expect(world.logged).toEqual([expect.stringContaining('lacks boards')])
})

test('a database without boards is an empty tab', async () => {
  const world = createWorld()
  world.reading = async () => ({ boards: new Map(), missing: KEYS, problem: null })
  await world.leaderboards.refresh()

  expect(world.leaderboards.tab('survival')).toEqual({})
})

test('voters need both months', async () => {
  const world = createWorld()
  await world.leaderboards.refresh()
  expect(world.leaderboards.voters()).toEqual({
    current: [{ name: 'Bayu', value: '3' }],
    previous: [{ name: 'Bayu', value: '3' }],
    timestamp: '2026-11-15T03:00:00.000Z',
  })

  let asked = 0
  world.voters = async () => {
    asked += 1
    if (asked === 2) throw new Error('timeout')
    return []
  }
  await world.leaderboards.refresh()
  expect(world.leaderboards.voters()?.current).toHaveLength(1)
  expect(world.leaderboards.state('voters')).toMatchObject({ problem: 'timeout' })
})

test('a hanging source does not delay the others', async () => {
  const world = createWorld()
  let release = () => {}
  world.reading = () => new Promise((resolve) => (release = () => resolve(AWAY)))
  const refreshing = world.leaderboards.refresh()
  await new Promise((resolve) => setTimeout(resolve, 20))

  expect(world.leaderboards.voters()).not.toBeNull()
  expect(world.leaderboards.donators()).not.toBeNull()
  expect(world.leaderboards.tab('survival')).toBeNull()
  release()
  await refreshing
})

test('concurrent refreshes share one read', async () => {
  const world = createWorld()
  let readings = 0
  world.reading = async () => {
    readings += 1
    await new Promise((resolve) => setTimeout(resolve, 10))
    return reading(KEYS)
  }
  const { refresh } = world.leaderboards
  await Promise.all([refresh(), refresh(), refresh()])
  expect(readings).toBe(1)
  await refresh()
  expect(readings).toBe(2)
})

test('a refresh never rejects', async () => {
  const world = createWorld()
  world.reading = () => Promise.reject('no error at all')
  world.voters = () => {
    throw new TypeError('fetch failed', { cause: new Error('ECONNREFUSED') })
  }
  world.donations = async () => null as unknown as Donation[]
  await expect(world.leaderboards.refresh()).resolves.toBeUndefined()

  expect(world.leaderboards.state('survival').problem).toBe('no error at all')
  expect(world.leaderboards.state('voters').problem).toBe('fetch failed: ECONNREFUSED')
  expect(world.leaderboards.state('donators').problem).toMatch(/null/)
})

test('an abort is not logged as an outage', async () => {
  const world = createWorld()
  await world.leaderboards.refresh()
  world.reading = async () => AWAY
  const refreshing = world.leaderboards.refresh()
  world.leaderboards.close()
  await refreshing

  expect(world.logged).toEqual([])
  expect(world.leaderboards.tab('survival')).not.toBeNull()
})

test('logs slow queries once, with the helpful indexes', async () => {
  const world = createWorld()
  world.reading = async () => {
    world.now = new Date(Date.parse(world.now) + 1_500).toISOString()
    return reading(KEYS)
  }
  await world.leaderboards.refresh()
  await world.leaderboards.refresh()

  expect(world.logged).toEqual([expect.stringContaining('(value, namecache)')])
})

test('retries only sources in an outage and logs the recovery once', async () => {
  const world = createWorld()
  let readings = 0
  world.reading = async () => {
    readings += 1
    return readings < 3 ? AWAY : reading(KEYS)
  }
  const { refresh, retryOutages } = world.leaderboards
  await refresh()

  expect(await retryOutages()).toBe(false)
  expect(readings).toBe(2)
  expect(await retryOutages()).toBe(true)
  expect(readings).toBe(3)
  expect(await retryOutages()).toBe(false)
  expect(readings).toBe(3)
})
