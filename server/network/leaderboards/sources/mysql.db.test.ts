// Everything that can go wrong on the way to the game's database. Each reading ends, and says why.
import { connect, type Socket } from 'node:net'
import mysql from 'mysql2/promise'
import { expect, inject, test } from 'vitest'
import { toBoardsAddress } from '#server/network/servers/boards-address.ts'
import type { MysqlAddress } from '#server/network/servers/game-server.ts'
import { listenTcp } from '#simulators/tcp.ts'
import { KEYS } from '#tests/support/boards-world.ts'
import { openBoardsDatabase } from '#tests/support/mariadb.ts'
import { testWith } from '#tests/support/test-with.ts'
import { createAjLeaderboards } from './ajleaderboards.ts'
import { openMysql } from './mysql.ts'

const QUICK = { connectMs: 400, queryMs: 400 }
const PATIENT = { connectMs: 10_000, queryMs: 10_000 }

function addressOf(url: string, change: Partial<MysqlAddress> = {}): MysqlAddress {
  const address = toBoardsAddress(url)
  if (address?.kind !== 'mysql') throw new Error(`not an address: ${url}`)
  return { ...address, ...change }
}

async function read(address: MysqlAddress, limits = QUICK, signal = new AbortController().signal) {
  const source = createAjLeaderboards({ open: openMysql(address, limits), prefix: address.prefix })
  return source.read(
    KEYS.map((board) => ({ board, reverse: false })),
    { limit: 20, signal },
  )
}

async function openFullDatabase() {
  const boards = await openBoardsDatabase()
  for (const key of KEYS) await boards.createBoard(key, [{ name: 'Ayu', value: '5' }])
  return boards
}

/** Reads from a server that answers every connection in its own way. */
async function readFrom(onConnection: (socket: Socket) => void, limits = QUICK) {
  const server = await listenTcp(onConnection)
  try {
    return await read(addressOf(`mysql://web:secret@127.0.0.1:${server.port}/mc`), limits)
  } finally {
    await server.close()
  }
}

/** Stands between us and the database; `fromUs` and `fromThem` see every piece that passes. */
async function startProxy(
  target: string,
  tamper: { fromUs?(): boolean; fromThem?(piece: Buffer): Buffer | null },
) {
  const { port } = addressOf(target)
  const proxy = await listenTcp((socket) => {
    const there = connect(port, '127.0.0.1').on('error', () => socket.destroy())
    socket.on('close', () => there.destroy())
    there.on('close', () => socket.destroy())
    socket.on('data', (piece) => {
      if (tamper.fromUs?.() === false) socket.destroy()
      else there.write(piece)
    })
    there.on('data', (piece) => {
      const passed = tamper.fromThem ? tamper.fromThem(piece) : piece
      if (passed) socket.write(passed)
    })
  })
  return { port: proxy.port, [Symbol.asyncDispose]: proxy.close }
}

const NOTHING = { missing: [], boards: new Map() }

test('times out without a greeting', async () => {
  expect(await readFrom(() => {})).toEqual({ ...NOTHING, problem: 'no answer within 400 ms' })
})

const inFullDatabase = testWith(openFullDatabase)

inFullDatabase('keeps boards that were read before the server hangs', async (boards) => {
  let hanging = false
  let queries = -1
  await using proxy = await startProxy(boards.url, {
    fromUs: () => {
      queries += 1
      hanging = queries > 3
      return true
    },
    fromThem: (piece) => (hanging ? null : piece),
  })

  const { boards: found, problem } = await read(addressOf(boards.url, { port: proxy.port }), {
    ...PATIENT,
    queryMs: 600,
  })
  expect([...found.keys()]).toEqual(['aureliumskills_power'])
  expect(problem).toBe('no answer within 600 ms')
})

inFullDatabase('keeps boards that were read before a restart; the others are not missing', async (boards) => {
  let queries = -1
  await using proxy = await startProxy(boards.url, { fromUs: () => ++queries <= 7 })

  const { boards: found, missing, problem } = await read(addressOf(boards.url, { port: proxy.port }), PATIENT)
  expect([...found.keys()]).toEqual(['aureliumskills_power', 'vault_eco_balance'])
  expect(missing).toEqual([])
  expect(problem).toMatch(/closed|lost/)
  expect((await read(addressOf(boards.url), PATIENT)).boards.size).toBe(KEYS.length)
})

inFullDatabase('reports a wrong password without the password', async (boards) => {
  const { problem, ...rest } = await read(addressOf(boards.url, { password: 'hunter2' }), PATIENT)

  expect(rest).toEqual(NOTHING)
  expect(problem).toMatch(/^Access denied for user/)
  expect(problem).not.toContain('hunter2')
})

test.each([
  ['another protocol', (socket: Socket) => socket.end('HTTP/1.1 400 Bad Request\r\n\r\n')],
  ['noise', (socket: Socket) => socket.write(noise(4_000, 1))],
  ['noise in a packet of the right length', (socket: Socket) => socket.write(packet(noise(2_000, 2)))],
  ['a line that closes at once', (socket: Socket) => socket.destroy()],
  ['a packet that never ends', (socket: Socket) => socket.write(Buffer.from([0xff, 0xff, 0xff, 0, 10, 53]))],
])('garbage: %s', async (_, answer) => {
  expect(await readFrom(answer)).toEqual({ ...NOTHING, problem: expect.any(String) })
})

test('disconnects a server that sends too much', async () => {
  let sent = 0
  const reading = await readFrom((socket) => {
    const piece = Buffer.alloc(256 * 1024, 0xff)
    const more = () => {
      while (!socket.destroyed && socket.write(piece)) sent += piece.length
    }
    socket.on('drain', more)
    more()
  }, PATIENT)

  expect(reading).toEqual({ ...NOTHING, problem: 'the database sends too much' })
  expect(sent).toBeLessThan(64 * 1024 * 1024)
})

inFullDatabase('survives corrupted bytes', async (boards) => {
  let seed = 0
  await using proxy = await startProxy(boards.url, {
    fromThem: (piece) => {
      const damaged = Buffer.from(piece)
      for (const [index, place] of noise(3, seed++).entries())
        damaged[(place * 7 + index) % piece.length] = place
      return damaged
    },
  })
  const address = addressOf(boards.url, { port: proxy.port })

  for (let round = 0; round < 25; round += 1) {
    const { boards: found, missing, problem } = await read(address, { connectMs: 100, queryMs: 100 })
    const complete = found.size + missing.length === KEYS.length
    expect(problem === null).toBe(complete)
  }
})

inFullDatabase('the server stops a slow query, and the next board is read', async (boards) => {
  await boards.run('drop table ajlb_aureliumskills_power')
  await boards.run(
    `create view ajlb_aureliumskills_power as select 'Ayu' as namecache, sleep(60) as value,
     sleep(60) as weekly_delta, sleep(60) as monthly_delta`,
  )

  const { boards: found, missing, problem } = await read(addressOf(boards.url), PATIENT)
  expect(problem).toMatch(/max_statement_time/)
  expect(missing).toEqual([])
  expect(found.size).toBe(KEYS.length - 1)
})

test('an abort ends a hanging read at once', async () => {
  const server = await listenTcp(() => {})
  const stopping = new AbortController()
  const address = addressOf(`mysql://web:secret@127.0.0.1:${server.port}/mc`)
  const reading = read(address, PATIENT, stopping.signal)
  setTimeout(() => stopping.abort(), 50)

  expect(await reading).toEqual({ ...NOTHING, problem: expect.stringContaining('aborted') })
  await server.close()
})

inFullDatabase('closes its connection', async (boards) => {
  const { user } = addressOf(boards.url)
  const root = await mysql.createConnection(inject('mariadbUrl'))
  const connections = async () => {
    const [rows] = await root.query('select * from information_schema.processlist where user = ?', [user])
    return rows
  }
  await read(addressOf(boards.url), PATIENT)

  await expect.poll(connections, { timeout: 5_000 }).toEqual([])
  await root.end()
})

function packet(body: Buffer): Buffer {
  const head = Buffer.alloc(4)
  head.writeUIntLE(body.length, 0, 3)
  return Buffer.concat([head, body])
}

/** Bytes without meaning, the same for the same seed. */
function noise(length: number, seed: number): Buffer {
  let state = seed * 2_654_435_761 + 12_345
  return Buffer.from(
    Array.from({ length }, () => {
      state = (Math.imul(state, 1_103_515_245) + 12_345) >>> 0
      return (state >>> 16) & 0xff
    }),
  )
}
