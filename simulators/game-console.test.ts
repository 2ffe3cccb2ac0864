import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { connect, type Socket } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { startGameConsole } from './game-console.ts'

type Options = Parameters<typeof startGameConsole>[0]

async function startConsole(options: Partial<Options> = {}) {
  const console = await startGameConsole({ password: 'secret', ...options })
  return Object.assign(console, { [Symbol.asyncDispose]: console.close })
}

function packet(id: number, type: number, text: string): Buffer {
  const body = Buffer.from(text)
  const head = Buffer.alloc(12)
  head.writeInt32LE(body.length + 10, 0)
  head.writeInt32LE(id, 4)
  head.writeInt32LE(type, 8)
  return Buffer.concat([head, body, Buffer.alloc(2)])
}

/** Received bytes until a number of packets is complete or the server closes the connection. */
function read(socket: Socket, packets: number): Promise<{ id: number; type: number; text: string }[]> {
  return new Promise((resolve) => {
    let bytes = Buffer.alloc(0)
    const all = () => {
      const found = []
      for (let at = 0; bytes.length >= at + 4; ) {
        const end = at + 4 + bytes.readInt32LE(at)
        if (bytes.length < end) break
        const text = bytes.toString('utf8', at + 12, end - 2)
        found.push({ id: bytes.readInt32LE(at + 4), type: bytes.readInt32LE(at + 8), text })
        at = end
      }
      return found
    }
    socket.on('data', (chunk) => {
      bytes = Buffer.concat([bytes, chunk])
      if (all().length >= packets) resolve(all())
    })
    socket.on('close', () => resolve(all()))
    socket.on('error', () => {})
  })
}

async function ask(port: number, sent: Buffer, packets = 1) {
  const socket = connect({ port, host: '127.0.0.1', noDelay: true })
  socket.write(sent)
  const replies = await read(socket, packets)
  socket.destroy()
  return replies
}

test('runs no command before authentication', async () => {
  await using console = await startConsole()

  expect(await ask(console.port, packet(7, 2, 'op Steve'))).toEqual([{ id: -1, type: 2, text: '' }])
  expect(console.executed()).toEqual([])
})

test.each([
  ['two packets in one piece', Buffer.concat([packet(1, 3, 'secret'), packet(2, 2, 'list')])],
  ['half a packet', packet(1, 3, 'secret').subarray(0, 15)],
  ['more than the game reads at once', packet(1, 3, 'x'.repeat(1_447))],
])('%s: the connection is closed without a word', async (_, sent) => {
  await using console = await startConsole()

  expect(await ask(console.port, sent)).toEqual([])
})

async function run(port: number, command: string, packets = 1) {
  const socket = connect({ port, host: '127.0.0.1', noDelay: true })
  socket.write(packet(1, 3, 'secret'))
  await new Promise((resolve) => socket.once('data', resolve))
  socket.write(packet(2, 2, command))
  const replies = await read(socket, packets)
  socket.destroy()
  return replies.map(({ text }) => text)
}

test('replies to a command like the game and records it with its time', async () => {
  await using console = await startConsole({ now: () => new Date('2026-11-15T03:00:00Z') })

  expect(await run(console.port, 'points give Steve 40')).toEqual(['Gave 40 Points to Steve'])
  expect(await run(console.port, 'whitelist reload')).toEqual([''])
  expect(console.executed()).toEqual([
    { at: '2026-11-15T03:00:00.000Z', command: 'points give Steve 40' },
    { at: '2026-11-15T03:00:00.000Z', command: 'whitelist reload' },
  ])
})

test('writes a command to the log file before it replies', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'angkasa-console-'))
  const logFile = join(folder, 'executed.log')
  const ran = Promise.withResolvers<void>()
  await using console = await startConsole({ logFile, onCommand: () => ran.resolve() })
  console.setFault('silent-after-command')
  const silence = run(console.port, 'points give Steve 40')
  await ran.promise
  await console.goAway()

  expect(await silence).toEqual([])
  expect(JSON.parse(readFileSync(logFile, 'utf8'))).toMatchObject({ command: 'points give Steve 40' })
  rmSync(folder, { recursive: true })
})

test('a stopped server refuses connections and listens again on the same port', async () => {
  await using console = await startConsole()
  await console.goAway()
  expect(await ask(console.port, packet(7, 3, 'secret'))).toEqual([])

  await console.comeBack()
  expect(await ask(console.port, packet(7, 3, 'secret'))).toHaveLength(1)
})
