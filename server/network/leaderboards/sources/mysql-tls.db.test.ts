// TLS to the game's database: its certificate is checked before the password leaves.
import { expect, inject, test } from 'vitest'
import { toBoardsAddress } from '#server/network/servers/boards-address.ts'
import type { MysqlAddress } from '#server/network/servers/game-server.ts'
import { createServerTrials, type TrialDeps } from '#server/network/servers/server-trials.service.ts'
import { listenTcp } from '#simulators/tcp.ts'
import { openBoardsDatabase } from '#tests/support/mariadb.ts'
import { testWith } from '#tests/support/test-with.ts'
import { openLeaderboardSource } from './index.ts'

const deps = { openSource: openLeaderboardSource } as unknown as TrialDeps
const trials = createServerTrials(deps)

function addressOf(url: string, tls: MysqlAddress['tls']): MysqlAddress {
  const address = toBoardsAddress(url)
  if (address?.kind !== 'mysql') throw new Error(`not an address: ${url}`)
  return { ...address, tls }
}

async function openEncrypted() {
  const boards = await openBoardsDatabase()
  await boards.createBoard('kills', [{ name: 'Ayu', value: '5' }])
  await boards.run(`alter user ${new URL(boards.url).username}@'%' require ssl`)
  return boards
}

const encrypted = testWith(openEncrypted)
const ca = () => inject('mariadbCertificate')

encrypted('a user who has to use TLS is served with TLS, and refused without it', async ({ url }) => {
  expect(await trials.boards(addressOf(url, { ca: ca() }))).toMatchObject({ state: 'ok', detail: 'kills' })
  expect(await trials.boards(addressOf(url, null))).toMatchObject({ reason: 'access_denied' })
})

encrypted('a certificate of an unknown authority is refused', async ({ url }) => {
  const result = await trials.boards(addressOf(url, { ca: null }))
  expect(result).toMatchObject({ state: 'failed', reason: 'tls_certificate' })
})

test('a database without TLS is named, and gets no password', async () => {
  const received: Buffer[] = []
  const server = await listenTcp((socket) => {
    socket.write(GREETING_WITHOUT_TLS)
    socket.on('data', (piece) => received.push(piece))
  })
  const address = addressOf(`mysql://web:secret@127.0.0.1:${server.port}/mc`, { ca: null })
  expect(await trials.boards(address)).toMatchObject({ state: 'failed', reason: 'tls_missing' })
  expect(Buffer.concat(received)).toHaveLength(0)
  await server.close()
})

/** Protocol 4.1, secure connection, plugin authentication; no TLS. */
const GREETING_WITHOUT_TLS = Buffer.concat([
  Buffer.from([73, 0, 0, 0, 10]),
  Buffer.from('8.4.0\0'),
  Buffer.from([1, 0, 0, 0]),
  Buffer.alloc(8, 'a'),
  Buffer.from([0, 0xff, 0xf7, 45, 2, 0, 0xff, 0xdf, 21]),
  Buffer.alloc(10),
  Buffer.alloc(12, 'a'),
  Buffer.from([0]),
  Buffer.from('mysql_native_password\0'),
])
