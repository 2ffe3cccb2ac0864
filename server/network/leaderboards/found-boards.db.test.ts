// The boards that really exist, found in a real MariaDB and in a SQLite file.
import { expect, test } from 'vitest'
import { toBoardsAddress } from '#server/network/servers/boards-address.ts'
import type { BoardsAddress } from '#server/network/servers/game-server.ts'
import { systemClock } from '#server/platform/kernel/clock.ts'
import { listenTcp } from '#simulators/tcp.ts'
import { onBoards } from '#tests/support/board-databases.ts'
import { boardServer } from '#tests/support/game-servers.ts'
import { openBoardsDatabase } from '#tests/support/mariadb.ts'
import { createFoundBoards } from './found-boards.service.ts'
import { createAjLeaderboards } from './sources/ajleaderboards.ts'
import { openLeaderboardSource } from './sources/index.ts'
import { openMysql } from './sources/mysql.ts'

function openFound(boards: BoardsAddress | null, openSource = openLeaderboardSource) {
  return createFoundBoards({
    servers: { current: () => ({ list: [boardServer('survival', boards)] }) },
    openSource,
    clock: systemClock,
  })
}

const found = async (url: string) => (await openFound(toBoardsAddress(url)).list('survival')).boards

onBoards('lists boards with players and the first of them', async (boards) => {
  await boards.createBoard('mcmmo_mining', [
    { name: 'Ayu', value: '5' },
    { name: '.Bayu', value: '900.25' },
    { name: 'Citra', value: '7' },
    { name: 'Dewi', value: '6' },
    { name: 'Zero', value: '0' },
  ])
  await boards.createBoard('jobs_points')

  expect(await found(boards.url)).toEqual([
    { board: 'jobs_points', players: 0, top: [] },
    {
      board: 'mcmmo_mining',
      players: 4,
      top: [
        { name: '.Bayu', value: '900.25' },
        { name: 'Citra', value: '7' },
        { name: 'Dewi', value: '6' },
      ],
    },
  ])
})

onBoards("leaves out tables without the plugin's columns", async (boards) => {
  await boards.createBoard('kills', [{ name: 'Ayu', value: '5' }])
  await boards.run('create table ajlb_extras (id varchar(36), value varchar(36), namecache varchar(16))')
  await boards.run('create table players (id varchar(36))')

  expect((await found(boards.url)).map(({ board }) => board)).toEqual(['kills'])
})

test('mariadb: lists only tables with the prefix, and only those of this database', async () => {
  await using other = await openBoardsDatabase('lb2_')
  await other.createBoard('other_database', [{ name: 'Ayu', value: '5' }])
  await using boards = await openBoardsDatabase('lb2_')
  await boards.createBoard('kills', [{ name: 'Ayu', value: '5' }])

  expect((await found(boards.url)).map(({ board }) => board)).toEqual(['kills'])
  await expect(found(boards.url.replace('lb2_', 'ajlb_'))).rejects.toMatchObject({ code: 'boards_not_found' })
})

onBoards('a database without boards is an error of its own', async (boards) => {
  await expect(found(boards.url)).rejects.toMatchObject({ code: 'boards_not_found' })
})

test('mariadb: tells a wrong password apart from a server that is away', async () => {
  await using boards = await openBoardsDatabase()
  const changed = (change: Partial<URL>) => found(Object.assign(new URL(boards.url), change).href)
  await expect(changed({ password: 'guess' })).rejects.toMatchObject({ code: 'boards_refused' })
  await expect(changed({ pathname: '/mysql' })).rejects.toMatchObject({ code: 'boards_refused' })

  const { port, close } = await listenTcp(() => {})
  await close()
  await expect(changed({ port: String(port) })).rejects.toMatchObject({ code: 'boards_unreachable' })
  await expect(found('sqlite:/nowhere/cache.db')).rejects.toMatchObject({ code: 'boards_unreachable' })
})

test('a database that never answers ends after the time limit', async () => {
  const silent = await listenTcp(() => {})
  const address = { kind: 'mysql', host: '127.0.0.1', port: silent.port } as const
  const boards = { ...address, user: 'web', password: 'x', database: 'mc', prefix: 'ajlb_', tls: null }
  const open = openMysql(boards, { connectMs: 60_000, queryMs: 60_000 })
  const openSource = () => createAjLeaderboards({ open, prefix: 'ajlb_', listingMs: 100 })

  const listing = openFound(boards, openSource).list('survival')
  await expect(listing).rejects.toMatchObject({ code: 'boards_unreachable' })
  await silent.close()
})

test('refuses an unknown server and one without a database', async () => {
  await expect(openFound(null).list('survival')).rejects.toMatchObject({ code: 'boards_not_connected' })
  await expect(openFound(null).list('lobby')).rejects.toMatchObject({ code: 'server_not_found' })
})
