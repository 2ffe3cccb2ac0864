import { once } from 'node:events'
import { type AddressInfo, connect, createServer } from 'node:net'
import { setTimeout as sleep } from 'node:timers/promises'
import { expect, onTestFinished, test, vi } from 'vitest'
import { startConsoleTap } from './console-tap.ts'

const LATE_MS = 50

/** A command without a text. */
function command(): Buffer {
  const packet = Buffer.alloc(14)
  packet.writeInt32LE(10, 0)
  packet.writeInt32LE(1, 4)
  packet.writeInt32LE(2, 8)
  return packet
}

/** A game console that replies late, also to a connection that has ended its side. */
async function startLateGame() {
  const game = createServer({ allowHalfOpen: true }, (socket) => {
    socket.on('error', () => socket.destroy())
    socket.on('data', async () => {
      await sleep(LATE_MS)
      socket.end(command())
    })
  })
  await once(game.listen(0, '127.0.0.1'), 'listening')
  onTestFinished(() => void game.close())
  return (game.address() as AddressInfo).port
}

test.each([
  ['a late reply is noted', false, ['command', 'replied']],
  ['a late reply is not noted after the end', true, ['command']],
] as const)('%s', async (_, isClosed, expected) => {
  const noted: string[] = []
  const tap = await startConsoleTap({
    consolePort: await startLateGame(),
    note: ({ what }) => void noted.push(what),
  })
  const site = connect(tap.port, '127.0.0.1').on('error', () => {})
  site.write(command())
  await vi.waitFor(() => expect(noted).toEqual(['command']))
  if (isClosed) await tap.close()
  await sleep(3 * LATE_MS)
  expect(noted).toEqual(expected)
  if (!isClosed) await tap.close()
})
