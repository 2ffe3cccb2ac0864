// The rows of boards, read from a real MariaDB and from a SQLite file in the plugin's own form.
import { expect, test } from 'vitest'
import { toBoardsAddress } from '#server/network/servers/boards-address.ts'
import { onBoards, openBoards } from '#tests/support/board-databases.ts'
import { KEYS } from '#tests/support/boards-world.ts'
import { openBoardsDatabase } from '#tests/support/mariadb.ts'
import { openLeaderboardSource } from './index.ts'
import { topQuery } from './queries.ts'

const BALANCE = 'vault_eco_balance'
const KILLS = 'statistic_player_kills'

function openSource(url: string) {
  const address = toBoardsAddress(url)
  if (!address) throw new Error(`not an address: ${url}`)
  return openLeaderboardSource(address)
}

const wanted = (boards: readonly string[]) => boards.map((board) => ({ board, reverse: false }))

async function read(url: string, boards: readonly string[], limit = 20) {
  return openSource(url).read(wanted(boards), { limit, signal: new AbortController().signal })
}

const rowsOf = async (url: string, board: string, limit?: number) =>
  (await read(url, [board], limit)).boards.get(board)

onBoards('sorts each period by its own column', async (boards) => {
  await boards.createBoard(BALANCE, [
    { name: 'Ayu', value: '900.25', weekly: '1', monthly: '300' },
    { name: '.Bayu', value: '800', weekly: '20.5', monthly: '200' },
    { name: 'Citra', value: '1000000', weekly: '3', monthly: '100' },
  ])

  const { boards: found, missing, problem } = await read(boards.url, [BALANCE])

  expect({ missing, problem }).toEqual({ missing: [], problem: null })
  const entries = (rows: Record<string, string>) =>
    Object.entries(rows).map(([name, value]) => ({ name, value }))
  expect(found.get(BALANCE)).toEqual({
    weekly: entries({ '.Bayu': '20.5', Citra: '3', Ayu: '1' }),
    monthly: entries({ Ayu: '300', '.Bayu': '200', Citra: '100' }),
    alltime: entries({ Citra: '1000000', Ayu: '900.25', '.Bayu': '800' }),
  })
})

onBoards('limits the rows', async (boards) => {
  const rows = Array.from({ length: 50 }, (_, index) => ({ name: `p${index}`, value: String(index + 1) }))
  await boards.createBoard(KILLS, rows)

  const found = await rowsOf(boards.url, KILLS)

  expect(found?.alltime).toHaveLength(20)
  expect(found?.alltime[0]).toEqual({ name: 'p49', value: '50' })
  expect((await rowsOf(boards.url, KILLS, 3))?.alltime).toHaveLength(3)
})

onBoards('a missing table is named, and every other board still comes', async (boards) => {
  const [first = '', , ...others] = KEYS
  for (const key of [first, ...others]) await boards.createBoard(key, [{ name: 'Ayu', value: '1' }])

  const { boards: found, missing, problem } = await read(boards.url, KEYS)

  expect(missing).toEqual(['vault_eco_balance'])
  expect(problem).toBeNull()
  expect([...found.keys()]).toEqual([first, ...others])
})

onBoards('a table without a required column is missing', async (boards) => {
  await boards.createBoard(BALANCE, [{ name: 'Ayu', value: '1' }])
  await boards.createBoard(KILLS, [{ name: 'Ayu', value: '1' }])
  await boards.run(`alter table \`ajlb_${BALANCE}\` drop column monthly_delta`)

  const { boards: found, missing, problem } = await read(boards.url, [BALANCE, KILLS])

  expect({ missing, problem }).toEqual({ missing: [BALANCE], problem: null })
  expect([...found.keys()]).toEqual([KILLS])
})

onBoards('leaves out zero and negative values', async (boards) => {
  await boards.createBoard(BALANCE, [
    { name: 'Debtor', value: '-500.10', weekly: '-1', monthly: '-0.01' },
    { name: 'Zero', value: '0', weekly: '0', monthly: '0' },
    { name: 'Nothing', value: null, weekly: null, monthly: null },
    { name: 'Penny', value: '0.01', weekly: '0.01', monthly: '0.01' },
  ])

  const found = await rowsOf(boards.url, BALANCE)

  const penny = [{ name: 'Penny', value: '0.01' }]
  expect(found).toEqual({ weekly: penny, monthly: penny, alltime: penny })
})

onBoards('leaves out rows without a name', async (boards) => {
  await boards.createBoard(KILLS, [
    { name: null, value: '9' },
    { name: 'a\nb', value: '6' },
    { name: 'Ayu', value: '5' },
  ])

  expect((await rowsOf(boards.url, KILLS))?.alltime).toEqual([{ name: 'Ayu', value: '5' }])
})

onBoards('reads names in all scripts', async (boards) => {
  const names = ['RajaMinecraft_ID', '.PutriNusantara1', 'IlIlIlIlIlIlIlIl', 'lIlIlIlIlIlIlIlI', '🐉Naga🐉']
  const rows = [...names, 'x<b>y'].map((name, index) => ({ name, value: String(100 - index) }))
  await boards.createBoard(KILLS, rows)

  const found = await rowsOf(boards.url, KILLS)
  expect(found?.alltime).toEqual(rows)
})

onBoards('ties stand as they do in the game, and so do two players of one name', async (boards) => {
  await boards.createBoard(KILLS, [
    { name: 'Ayu', value: '5' },
    { name: 'Citra', value: '5' },
    { name: 'Bayu', value: '5' },
    { name: 'Bayu', value: '9' },
  ])

  const found = await rowsOf(boards.url, KILLS)
  expect(found?.alltime).toEqual([
    { name: 'Bayu', value: '9' },
    { name: 'Citra', value: '5' },
    { name: 'Bayu', value: '5' },
    { name: 'Ayu', value: '5' },
  ])
})

test('mariadb: keeps all digits of long numbers', async () => {
  await using boards = await openBoards('mariadb')
  const longest = '9'.repeat(63)
  await boards.createBoard(BALANCE, [
    {
      name: 'Longest',
      value: `${longest}.99`,
      weekly: '9007199254740993.01',
      monthly: '9007199254740992.99',
    },
    { name: 'Long', value: `${longest}.98`, weekly: '9007199254740993.02' },
  ])

  const found = await rowsOf(boards.url, BALANCE)
  expect(found?.alltime.map(({ value }) => value)).toEqual([`${longest}.99`, `${longest}.98`])
  expect(found?.weekly.map(({ value }) => value)).toEqual(['9007199254740993.02', '9007199254740993.01'])
  expect(found?.monthly).toEqual([{ name: 'Longest', value: '9007199254740992.99' }])
})

test('mariadb: reads integer columns of older plugin versions', async () => {
  await using boards = await openBoards('mariadb')
  const rows = [{ name: 'Ayu', value: '5', weekly: '9007199254740993', monthly: '9223372036854775807' }]
  await boards.createBoard(BALANCE, rows, 'BIGINT')
  await boards.createBoard(KILLS, rows, 'BIGINT')

  const { boards: found } = await read(boards.url, [BALANCE, KILLS])
  expect(found.get(BALANCE)?.weekly[0]?.value).toBe('9007199254740993')
  expect(found.get(KILLS)?.monthly[0]?.value).toBe('9223372036854775807')
})

test('sqlite: keeps digits beyond 2^53 and leaves out text values', async () => {
  await using boards = await openBoards('sqlite')
  await boards.createBoard(KILLS, [
    { name: 'Word', value: 'many' },
    { name: 'Whole', value: '9007199254740993' },
    { name: 'Endless', value: '9e999' },
  ])

  const found = await rowsOf(boards.url, KILLS)
  expect(found?.alltime).toEqual([{ name: 'Whole', value: '9007199254740993' }])
})

test('mariadb: uses the table prefix of the URL', async () => {
  await using boards = await openBoardsDatabase('lb2_')
  await boards.createBoard(KILLS, [{ name: 'Ayu', value: '5' }])

  expect((await read(boards.url, [KILLS])).boards.size).toBe(1)
  expect((await read(boards.url.replace('lb2_', 'ajlb_'), [KILLS])).missing).toEqual([KILLS])
})

test('mariadb: a board without read permission is missing', async () => {
  await using boards = await openBoards('mariadb')
  await boards.createBoard(KILLS, [{ name: 'Ayu', value: '5' }])
  await boards.createBoard(BALANCE, [{ name: 'Ayu', value: '5' }])
  const { username, pathname } = new URL(boards.url)
  await boards.run(`revoke select on ${pathname.slice(1)}.* from ${username}@'%'`)
  await boards.run(`grant select on ajlb_${KILLS} to ${username}@'%'`)

  const { boards: found, missing } = await read(boards.url, [BALANCE, KILLS])
  expect(missing).toEqual([BALANCE])
  expect([...found.keys()]).toEqual([KILLS])
})

onBoards(
  'a reversed board has its lowest values first, and counts a better time as a gain',
  async (boards) => {
    await boards.createBoard(BALANCE, [
      { name: 'Ayu', value: '75.5', weekly: '-4', monthly: '0' },
      { name: 'Budi', value: '61', weekly: '2', monthly: '-9.5' },
      { name: 'Citra', value: '75.5', weekly: '0', monthly: '0' },
      { name: 'Nobody', value: '0', weekly: '0', monthly: '0' },
    ])
    const { boards: found } = await openSource(boards.url).read([{ board: BALANCE, reverse: true }], {
      limit: 20,
      signal: new AbortController().signal,
    })
    const shown = (rows: readonly { name: string; value: string }[] = []) =>
      rows.map(({ name, value }) => `${name} ${value}`)
    expect(shown(found.get(BALANCE)?.alltime)).toEqual(['Budi 61', 'Citra 75.5', 'Ayu 75.5'])
    expect(shown(found.get(BALANCE)?.weekly)).toEqual(['Ayu -4', 'Budi 2'])
    expect(shown(found.get(BALANCE)?.monthly)).toEqual(['Budi -9.5'])
  },
)

const ODD_NAMES = [
  'statistic_mine_block:DIAMOND_ORE',
  'parkour-besttime',
  'mcmmo.power level',
  'a?b%c;--',
  'kapal_ß',
]

onBoards('boards with any name of a placeholder are listed and read', async (boards) => {
  for (const name of ODD_NAMES) await boards.createBoard(name, [{ name: 'Ayu', value: '5' }])
  const found = await openSource(boards.url).list({ signal: new AbortController().signal })
  expect(found.map(({ board }) => board).toSorted()).toEqual(ODD_NAMES.toSorted())
  expect(found.map(({ players }) => players)).toEqual(ODD_NAMES.map(() => 1))

  const { boards: rows, missing, problem } = await read(boards.url, ODD_NAMES)
  expect({ missing, problem }).toEqual({ missing: [], problem: null })
  expect([...rows.values()].map(({ alltime }) => alltime)).toEqual(
    ODD_NAMES.map(() => [{ name: 'Ayu', value: '5' }]),
  )
})

test('refuses invalid table names', () => {
  const query = () =>
    topQuery({ table: 'x` union select user, password from mysql.user --', period: 'weekly', limit: 1 })
  expect(query).toThrow(/not the name of a table/)
})
