// Which databases are read, and what of them is shown, as the settings say.
import { expect, test } from 'vitest'
import type { BoardTab } from '#contract/settings/boards.schema.ts'
import { createBoardsWorld, databaseOf, KEYS, reading, rows, TABS } from '#tests/support/boards-world.ts'

const [TYCOON, SURVIVAL] = TABS as [BoardTab, BoardTab]

test('two tabs of one server are read at once, each in its own formats', async () => {
  const world = createBoardsWorld()
  const tab = (id: string, format: 'number' | 'money') => {
    const boards = TYCOON.boards.slice(0, 1).map((board) => ({ ...board, board: 'kills', format }))
    return { ...TYCOON, id, server: 'survival', boards }
  }
  world.boards = { ...world.boards, tabs: [tab('one', 'number'), tab('two', 'money')] }
  const asked: (readonly string[])[] = []
  world.reading = async (keys) => {
    asked.push(keys)
    return { ...reading([]), boards: new Map([['kills', rows('Ayu', '12.5')]]) }
  }
  await world.leaderboards.refresh()

  expect(asked).toEqual([['kills']])
  const values = ['one', 'two'].map((id) => world.leaderboards.tab(id)?.data?.kills?.weekly[0]?.value)
  expect(values).toEqual(['12', '12,50'])
  expect(world.leaderboards.tab('survival')).toBeNull()
})

test('boards of a server that no tab shows are not read', async () => {
  const world = createBoardsWorld()
  world.databases.creative = databaseOf('creative.db')
  await world.leaderboards.refresh()
  expect(world.reads).toEqual(['survival.db'])
})

test('catches up with added boards and with another database, not with removed boards', async () => {
  const world = createBoardsWorld()
  const all = world.boards
  const boards = SURVIVAL.boards
  world.boards = { ...all, tabs: [TYCOON, { ...SURVIVAL, boards: boards.slice(0, 2) }] }
  world.reading = async (keys) => reading(keys)
  await world.leaderboards.refresh()
  expect(Object.keys(world.survival() ?? {})).toEqual(KEYS.slice(0, 2))
  expect(await world.leaderboards.catchUp()).toBe(false)

  world.boards = all
  expect(await world.leaderboards.catchUp()).toBe(true)
  expect(Object.keys(world.survival() ?? {})).toEqual(KEYS)
  world.boards = { ...all, tabs: [TYCOON, { ...SURVIVAL, boards: boards.slice(3) }] }
  expect(await world.leaderboards.catchUp()).toBe(false)
  expect(Object.keys(world.survival() ?? {})).toEqual(KEYS.slice(3))

  world.databases = { survival: databaseOf('moved.db') }
  expect(world.survival()).toBeNull()
  expect(await world.leaderboards.catchUp()).toBe(true)
  expect(world.reads).toEqual(['survival.db', 'survival.db', 'moved.db'])
})

test('a board that is added during a read is read as soon as that read ends', async () => {
  const world = createBoardsWorld()
  const first = Promise.withResolvers<void>()
  const asked: (readonly string[])[] = []
  world.reading = async (keys) => {
    asked.push(keys)
    if (asked.length === 1) await first.promise
    return reading(keys)
  }
  const refreshing = world.leaderboards.refresh()
  const added = {
    ...SURVIVAL,
    boards: SURVIVAL.boards.slice(0, 1).map((one) => ({ ...one, board: 'added' })),
  }
  world.boards = { ...world.boards, tabs: [added] }
  const catchingUp = world.leaderboards.catchUp()
  first.resolve()
  await refreshing

  expect(await catchingUp).toBe(true)
  expect(asked).toEqual([KEYS, ['added']])
  expect(Object.keys(world.survival() ?? {})).toEqual(['added'])
})

test('a board that is reversed is read anew, in the order that the owner chose for it', async () => {
  const world = createBoardsWorld()
  await world.leaderboards.refresh()
  const asked: (readonly string[])[] = []
  world.reading = async (keys) => {
    asked.push(keys)
    return reading([])
  }
  const [first] = SURVIVAL.boards
  const reversed = {
    ...SURVIVAL,
    boards: first ? [{ ...first, board: 'parkour-best:time', reverse: true }] : [],
  }
  world.boards = { ...world.boards, tabs: [reversed] }
  await world.leaderboards.catchUp()
  await world.leaderboards.catchUp()
  expect(asked).toEqual([['parkour-best:time reversed']])
})

test('donators and voters that are switched off are no boards', async () => {
  const world = createBoardsWorld()
  await world.leaderboards.refresh()
  world.boards = { ...world.boards, donators: false, voters: false }
  expect([world.leaderboards.donators(), world.leaderboards.voters()]).toEqual([null, null])
})

test('the specification names missing boards of the simulated demo only', () => {
  const world = createBoardsWorld()
  expect(world.leaderboards.requiredBoards('survival')).toEqual([])
  world.isSimulated = true
  expect(world.leaderboards.requiredBoards('survival')).toEqual(KEYS)
  expect(world.leaderboards.requiredBoards('tycoon')).toEqual([
    'vault_eco_balance',
    'gemseconomy_balance_default',
    'statistic_time_played',
    'statistic_player_kills',
    'ecoskills_total_skill_level',
    'skmeteor_found',
    'hiddentarget_found',
  ])
  expect(world.leaderboards.requiredBoards('creative')).toEqual([])
  world.boards = { ...world.boards, tabs: [{ ...TYCOON, boards: TYCOON.boards.slice(1) }, SURVIVAL] }
  expect(world.leaderboards.requiredBoards(TYCOON.id)).toEqual([])
})

test('a tab or board that is configured and not shown is off, an unknown one is not found', () => {
  const world = createBoardsWorld()
  world.configured = world.boards
  world.boards = { ...world.boards, tabs: [], donators: false, voters: false }
  const { tab, donators, voters } = world.leaderboards
  expect([tab('survival'), donators(), voters()]).toEqual(Array(3).fill({ data: null, isOff: true }))
  expect(tab('no-such-tab')).toBeNull()
  world.configured = world.boards
  expect([tab('survival'), donators(), voters()]).toEqual([null, null, null])
})
