import { expect, test } from 'vitest'
import { AWAY, createBoardsWorld, KEYS, reading, rows } from '#tests/support/boards-world.ts'
import { type Donation, rankVoters } from './leaderboards.service.ts'

test('has no data and no outage before the first read', () => {
  const { leaderboards } = createBoardsWorld()

  expect(leaderboards.tab('survival')).toEqual({ data: null })
  expect(leaderboards.donators()).toEqual({ data: null })
  expect(leaderboards.voters()).toEqual({ data: null })
  expect([leaderboards.boardsOutage(), leaderboards.votersOutage()]).toEqual([null, null])
})

test('returns boards with their timestamp, in the order of the page, and none without a source', async () => {
  const world = createBoardsWorld()
  world.reading = async () => reading(KEYS.toReversed())
  await world.leaderboards.refresh()

  expect(world.leaderboards.tab('tycoon')).toEqual({ data: null })
  expect([world.leaderboards.boardsOutage(), world.logged]).toEqual([null, []])
  const boards = world.survival()
  expect(Object.keys(boards ?? {})).toEqual(KEYS)
  const timestamp = '2026-11-15T03:00:00.000Z'
  expect(boards?.vault_eco_balance).toEqual({ ...rows('Ayu', '1,00'), timestamp })
  expect(boards?.statistic_player_kills).toMatchObject(rows('Ayu'))
})

test('an outage keeps the last boards with their old timestamp', async () => {
  const world = createBoardsWorld()
  await world.leaderboards.refresh()
  const before = world.survival()
  world.reading = async () => AWAY
  for (const minute of ['05', '10', '15']) {
    world.now = `2026-11-15T03:${minute}:00.000Z`
    await world.leaderboards.refresh()
  }

  expect(world.survival()).toBe(before)
  expect(world.leaderboards.boardsOutage()).toEqual({ why: 'refused', since: '2026-11-15T03:05:00.000Z' })
  expect(world.logged).toEqual([expect.stringContaining('does not answer')])

  world.reading = async () => reading(KEYS, 'Citra')
  world.now = '2026-11-15T03:20:00.000Z'
  await world.leaderboards.refresh()
  expect(world.survival()?.vault_eco_balance?.weekly).toEqual([{ name: 'Citra', value: '1,00' }])
  expect(world.leaderboards.boardsOutage()).toBeNull()
  expect(world.logged[1]).toContain('is back')
})

test('after a partial read each board has its own timestamp', async () => {
  const world = createBoardsWorld()
  await world.leaderboards.refresh()
  world.now = '2026-11-15T03:05:00.000Z'
  world.reading = async () => reading(KEYS.slice(0, 2), 'Citra', { problem: 'the connection was closed' })
  await world.leaderboards.refresh()

  const boards = world.survival()
  const times = KEYS.map((key) => boards?.[key]?.timestamp?.slice(14, 16))
  expect(times).toEqual(['05', '05', '00', '00', '00', '00', '00'])
  expect(boards?.statistic_time_played?.weekly[0]?.name).toBe('Ayu')
})

test('drops and names a board that no longer exists', async () => {
  const world = createBoardsWorld()
  await world.leaderboards.refresh()
  world.reading = async () => reading(KEYS.toSpliced(1, 1), 'Ayu', { missing: ['vault_eco_balance'] })
  await world.leaderboards.refresh()
  await world.leaderboards.refresh()

  expect(world.survival()).not.toHaveProperty('vault_eco_balance')
  expect(world.leaderboards.boardsOutage()).toBeNull()
  expect(world.logged).toEqual([expect.stringMatching(/lacks boards.*"vault_eco_balance"/)])
})

test('a database without boards is an empty tab', async () => {
  const world = createBoardsWorld()
  world.reading = async () => ({ boards: new Map(), missing: KEYS, problem: null })
  await world.leaderboards.refresh()

  expect(world.survival()).toEqual({})
})

test('voters need both months', async () => {
  const world = createBoardsWorld()
  await world.leaderboards.refresh()
  expect(world.leaderboards.voters()?.data).toEqual({
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
  expect(world.leaderboards.voters()?.data?.current).toHaveLength(1)
  expect(world.leaderboards.votersOutage()?.why).toBe('timeout')
})

test('a hanging source does not delay the others', async () => {
  const world = createBoardsWorld()
  let release = () => {}
  world.reading = () => new Promise((resolve) => (release = () => resolve(AWAY)))
  const refreshing = world.leaderboards.refresh()
  await new Promise((resolve) => setTimeout(resolve, 20))

  expect(world.leaderboards.voters()?.data).not.toBeNull()
  expect(world.leaderboards.donators()?.data).not.toBeNull()
  expect(world.survival()).toBeNull()
  release()
  await refreshing
})

test('concurrent refreshes share one read', async () => {
  const world = createBoardsWorld()
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
  const world = createBoardsWorld()
  world.reading = () => Promise.reject('no error at all')
  world.voters = () => {
    throw new TypeError('fetch failed', { cause: new Error('ECONNREFUSED') })
  }
  world.donations = async () => null as unknown as Donation[]
  await expect(world.leaderboards.refresh()).resolves.toBeUndefined()

  expect(world.leaderboards.boardsOutage()?.why).toBe('no error at all')
  expect(world.leaderboards.votersOutage()?.why).toBe('fetch failed: ECONNREFUSED')
  expect(world.logged.join()).toMatch(/"donators","problem":"[^"]*null/)
})

test('an abort is not logged as an outage', async () => {
  const world = createBoardsWorld()
  await world.leaderboards.refresh()
  world.reading = async () => AWAY
  const refreshing = world.leaderboards.refresh()
  world.leaderboards.close()
  await refreshing

  expect(world.logged).toEqual([])
  expect(world.survival()).not.toBeNull()
})

test('catches up with sources in an outage only', async () => {
  const world = createBoardsWorld()
  let readings = 0
  world.reading = async () => {
    readings += 1
    return readings < 3 ? AWAY : reading(KEYS)
  }
  const { refresh, catchUp } = world.leaderboards
  await refresh()

  expect(await catchUp()).toBe(false)
  expect(readings).toBe(2)
  expect(await catchUp()).toBe(true)
  expect(readings).toBe(3)
  expect(await catchUp()).toBe(false)
  expect(readings).toBe(3)
})

test('the month of the donators is that of Jakarta', async () => {
  const world = createBoardsWorld()
  const [now, from] = ['2026-11-30T16:59:59.999Z', '2026-10-31T17:00:00.000Z']
  world.now = now
  world.donations = async (asked) => [{ name: asked.from?.toISOString() ?? 'ever', amount: 50_000 }]
  await world.leaderboards.refresh()

  expect(world.leaderboards.donators()?.data).toEqual({
    monthly: [{ name: from, value: '50000' }],
    alltime: [{ name: 'ever', value: '50000' }],
    timestamp: now,
  })
})

test('limits donators to a thousand', async () => {
  const world = createBoardsWorld()
  const limits: number[] = []
  world.donations = async ({ limit }) => {
    limits.push(limit)
    return Array.from({ length: 1_500 }, (_, index) => ({ name: `p${index}`, amount: 1 }))
  }
  await world.leaderboards.refresh()

  expect(limits).toEqual([1_000, 1_000])
  expect(world.leaderboards.donators()?.data?.alltime).toHaveLength(1_000)
})

test('merges spellings under the one with most votes', () => {
  const voters = [
    { name: 'steve', votes: 2 },
    { name: 'Alex', votes: 10 },
    { name: 'Steve', votes: 9 },
    { name: 'STEVE', votes: 1 },
  ]
  expect(rankVoters(voters, 20)).toEqual([
    { name: 'Steve', value: '12' },
    { name: 'Alex', value: '10' },
  ])
})

test('keeps look-alike names and Bedrock names apart', () => {
  const voters = ['Il', 'lI', 'Rizky', '.Rizky'].map((name) => ({ name, votes: 1 }))
  expect(rankVoters(voters, 20)).toHaveLength(4)
})

test('keeps the order of ties, drops zero votes and limits the list', () => {
  const voters = ['c', 'a', 'b', 'd'].map((name) => ({ name, votes: name === 'd' ? 0 : 5 }))
  expect(rankVoters(voters, 20).map(({ name }) => name)).toEqual(['c', 'a', 'b'])
  expect(rankVoters(voters, 2).map(({ name }) => name)).toEqual(['c', 'a'])
})
