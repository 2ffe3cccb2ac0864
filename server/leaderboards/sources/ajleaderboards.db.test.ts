// What the boards hold, read from a real MariaDB and from a SQLite file in the plugin's own form.
import { expect, test } from 'vitest'
import { SURVIVAL_BOARDS, TYCOON_BOARDS } from '#contract/leaderboards.ts'
import { toBoardsAddress } from '#server/servers/boards-address.ts'
import { BOARD_DATABASES, openBoards } from '#tests/support/board-databases.ts'
import { openBoardsDatabase } from '#tests/support/mariadb.ts'
import { createLeaderboardSources } from './index.ts'
import type { WantedBoard } from './leaderboard-source.ts'

const BALANCE = { key: 'vault_eco_balance', format: 'balance' } as const
const KILLS = { key: 'statistic_player_kills', format: 'count' } as const

async function read(url: string, boards: readonly WantedBoard[], limit = 20) {
  const { survival } = createLeaderboardSources({ survival: toBoardsAddress(url), tycoon: null })
  if (!survival) throw new Error('no source')
  return survival.read(boards, { limit, signal: new AbortController().signal })
}

test.each(BOARD_DATABASES)('%s: sorts each period by its own column', async (kind) => {
  await using boards = await openBoards(kind)
  await boards.createBoard(BALANCE.key, [
    { name: 'Ayu', value: '900.25', weekly: '1', monthly: '300' },
    { name: '.Bayu', value: '800', weekly: '20.5', monthly: '200' },
    { name: 'Citra', value: '1000000', weekly: '3', monthly: '100' },
  ])

  const { boards: found, missing, problem } = await read(boards.url, [BALANCE])

  expect({ missing, problem }).toEqual({ missing: [], problem: null })
  expect(found.get(BALANCE.key)).toEqual({
    weekly: [
      { name: '.Bayu', value: '20,50' },
      { name: 'Citra', value: '3,00' },
      { name: 'Ayu', value: '1,00' },
    ],
    monthly: [
      { name: 'Ayu', value: '300,00' },
      { name: '.Bayu', value: '200,00' },
      { name: 'Citra', value: '100,00' },
    ],
    alltime: [
      { name: 'Citra', value: '1000000,00' },
      { name: 'Ayu', value: '900,25' },
      { name: '.Bayu', value: '800,00' },
    ],
  })
})

test.each(BOARD_DATABASES)('%s: reads all boards at once', async (kind) => {
  await using boards = await openBoards(kind)
  for (const { key } of TYCOON_BOARDS) await boards.createBoard(key, [{ name: key.slice(0, 16), value: '7' }])

  const { boards: found, missing, problem } = await read(boards.url, TYCOON_BOARDS)

  expect({ missing, problem }).toEqual({ missing: [], problem: null })
  expect([...found.keys()]).toEqual(TYCOON_BOARDS.map(({ key }) => key))
  expect(found.get('skmeteor_found')?.alltime).toEqual([{ name: 'skmeteor_found', value: '7' }])
  expect(found.get('gemseconomy_balance_default')?.alltime[0]?.value).toBe('7,00')
})

test.each(BOARD_DATABASES)('%s: limits the rows', async (kind) => {
  await using boards = await openBoards(kind)
  const rows = Array.from({ length: 50 }, (_, index) => ({ name: `p${index}`, value: String(index + 1) }))
  await boards.createBoard(KILLS.key, rows)

  const found = (await read(boards.url, [KILLS])).boards.get(KILLS.key)

  expect(found?.alltime).toHaveLength(20)
  expect(found?.alltime[0]).toEqual({ name: 'p49', value: '50' })
  expect((await read(boards.url, [KILLS], 3)).boards.get(KILLS.key)?.alltime).toHaveLength(3)
})

test.each(BOARD_DATABASES)(
  '%s: a missing table is named, and every other board still comes',
  async (kind) => {
    await using boards = await openBoards(kind)
    const [first, , ...others] = SURVIVAL_BOARDS
    for (const { key } of [first, ...others]) await boards.createBoard(key, [{ name: 'Ayu', value: '1' }])

    const { boards: found, missing, problem } = await read(boards.url, SURVIVAL_BOARDS)

    expect(missing).toEqual(['vault_eco_balance'])
    expect(problem).toBeNull()
    expect([...found.keys()]).toEqual([first, ...others].map(({ key }) => key))
  },
)

test.each(BOARD_DATABASES)('%s: a table without a required column is missing', async (kind) => {
  await using boards = await openBoards(kind)
  await boards.createBoard(BALANCE.key, [{ name: 'Ayu', value: '1' }])
  await boards.createBoard(KILLS.key, [{ name: 'Ayu', value: '1' }])
  await boards.run(`alter table \`ajlb_${BALANCE.key}\` drop column monthly_delta`)

  const { boards: found, missing, problem } = await read(boards.url, [BALANCE, KILLS])

  expect({ missing, problem }).toEqual({ missing: [BALANCE.key], problem: null })
  expect([...found.keys()]).toEqual([KILLS.key])
})

test.each(BOARD_DATABASES)('%s: leaves out zero and negative values', async (kind) => {
  await using boards = await openBoards(kind)
  await boards.createBoard(BALANCE.key, [
    { name: 'Debtor', value: '-500.10', weekly: '-1', monthly: '-0.01' },
    { name: 'Zero', value: '0', weekly: '0', monthly: '0' },
    { name: 'Nothing', value: null, weekly: null, monthly: null },
    { name: 'Penny', value: '0.01', weekly: '0.01', monthly: '0.01' },
  ])

  const found = (await read(boards.url, [BALANCE])).boards.get(BALANCE.key)

  const penny = [{ name: 'Penny', value: '0,01' }]
  expect(found).toEqual({ weekly: penny, monthly: penny, alltime: penny })
})

test.each(BOARD_DATABASES)('%s: leaves out rows without a name', async (kind) => {
  await using boards = await openBoards(kind)
  await boards.createBoard(KILLS.key, [
    { name: null, value: '9' },
    { name: '', value: '8' },
    { name: '  ', value: '7' },
    { name: 'a\nb', value: '6' },
    { name: 'Ayu', value: '5' },
  ])

  expect((await read(boards.url, [KILLS])).boards.get(KILLS.key)?.alltime).toEqual([
    { name: 'Ayu', value: '5' },
  ])
})

test.each(BOARD_DATABASES)('%s: reads names in all scripts', async (kind) => {
  await using boards = await openBoards(kind)
  const names = [
    'RajaMinecraft_ID',
    '.PutriNusantara1',
    'IlIlIlIlIlIlIlIl',
    'lIlIlIlIlIlIlIlI',
    '🐉Naga🐉',
    'x<b>y',
  ]
  await boards.createBoard(
    KILLS.key,
    names.map((name, index) => ({ name, value: String(100 - index) })),
  )

  const found = (await read(boards.url, [KILLS])).boards.get(KILLS.key)
  expect(found?.alltime.map(({ name }) => name)).toEqual(names)
})

test.each(BOARD_DATABASES)(
  '%s: ties stand as they do in the game, and so do two players of one name',
  async (kind) => {
    await using boards = await openBoards(kind)
    await boards.createBoard(KILLS.key, [
      { name: 'Ayu', value: '5' },
      { name: 'Citra', value: '5' },
      { name: 'Bayu', value: '5' },
      { name: 'Bayu', value: '9' },
    ])

    const found = (await read(boards.url, [KILLS])).boards.get(KILLS.key)
    expect(found?.alltime).toEqual([
      { name: 'Bayu', value: '9' },
      { name: 'Citra', value: '5' },
      { name: 'Bayu', value: '5' },
      { name: 'Ayu', value: '5' },
    ])
  },
)

test('mariadb: keeps all digits of long numbers', async () => {
  await using boards = await openBoards('mariadb')
  const longest = '9'.repeat(63)
  await boards.createBoard(BALANCE.key, [
    {
      name: 'Longest',
      value: `${longest}.99`,
      weekly: '9007199254740993.01',
      monthly: '9007199254740992.99',
    },
    { name: 'Long', value: `${longest}.98`, weekly: '9007199254740993.02' },
  ])

  const found = (await read(boards.url, [BALANCE])).boards.get(BALANCE.key)
  expect(found?.alltime.map(({ value }) => value)).toEqual([`${longest},99`, `${longest},98`])
  expect(found?.weekly.map(({ value }) => value)).toEqual(['9007199254740993,02', '9007199254740993,01'])
  expect(found?.monthly).toEqual([{ name: 'Longest', value: '9007199254740992,99' }])
})

test('mariadb: reads integer columns of older plugin versions', async () => {
  await using boards = await openBoards('mariadb')
  const rows = [{ name: 'Ayu', value: '5', weekly: '9007199254740993', monthly: '9223372036854775807' }]
  await boards.createBoard(BALANCE.key, rows, 'BIGINT')
  await boards.createBoard(KILLS.key, rows, 'BIGINT')

  const { boards: found } = await read(boards.url, [BALANCE, KILLS])
  expect(found.get(BALANCE.key)?.weekly[0]?.value).toBe('9007199254740993,00')
  expect(found.get(KILLS.key)?.monthly[0]?.value).toBe('9223372036854775807')
})

test('sqlite: keeps digits beyond 2^53 and leaves out text values', async () => {
  await using boards = await openBoards('sqlite')
  await boards.createBoard(KILLS.key, [
    { name: 'Word', value: 'many' },
    { name: 'Whole', value: '9007199254740993' },
    { name: 'Endless', value: '9e999' },
  ])

  const found = (await read(boards.url, [KILLS])).boards.get(KILLS.key)
  expect(found?.alltime).toEqual([{ name: 'Whole', value: '9007199254740993' }])
})

test('mariadb: uses the table prefix of the URL', async () => {
  await using boards = await openBoardsDatabase('lb2_')
  await boards.createBoard(KILLS.key, [{ name: 'Ayu', value: '5' }])

  expect((await read(boards.url, [KILLS])).boards.size).toBe(1)
  expect((await read(boards.url.replace('lb2_', 'ajlb_'), [KILLS])).missing).toEqual([KILLS.key])
})

test('mariadb: a board without read permission is missing', async () => {
  await using boards = await openBoards('mariadb')
  await boards.createBoard(KILLS.key, [{ name: 'Ayu', value: '5' }])
  await boards.createBoard(BALANCE.key, [{ name: 'Ayu', value: '5' }])
  const { username, pathname } = new URL(boards.url)
  await boards.run(`revoke select on ${pathname.slice(1)}.* from ${username}@'%'`)
  await boards.run(`grant select on ajlb_${KILLS.key} to ${username}@'%'`)

  const { boards: found, missing } = await read(boards.url, [BALANCE, KILLS])
  expect(missing).toEqual([BALANCE.key])
  expect([...found.keys()]).toEqual([KILLS.key])
})
