// A proxy between the site and the game console that records the traffic, so that the console's log can be verified.
import { connect, type Socket } from 'node:net'
import { listenTcp } from '../../simulators/tcp.ts'
import type { Happened } from './history.ts'

type Options = { consolePort: number; note(happened: Happened): void }
type Packet = { id: number; type: number; text: string }

const LOGIN_REPLY = 2
const COMMAND = 2
const REFUSED_ID = -1
const HEAD_BYTES = 12

export async function startConsoleTap({ consolePort, note: noteAlways }: Options) {
  let connections = 0
  const over = new AbortController()
  const note: Options['note'] = (happened) => {
    if (!over.signal.aborted) noteAlways(happened)
  }

  function onConnection(site: Socket): void {
    connections += 1
    const connection = connections
    let commands = 0
    const game = connect({ host: '127.0.0.1', port: consolePort, noDelay: true, signal: over.signal })
    game.on('error', () => site.destroy())
    game.on('close', () => site.destroy())
    // Sent bytes are forwarded even after the sender has closed.
    site.on('close', () => game.end())
    const fromSite = packetsOf(({ type, text }) => {
      if (type !== COMMAND) return
      commands += 1
      note({ what: 'command', connection, command: text })
    })
    const fromGame = packetsOf(({ id, type }) => {
      if (commands > 0) note({ what: 'replied', connection })
      else if (type === LOGIN_REPLY && id !== REFUSED_ID) note({ what: 'signed in', connection })
    })
    site.on('data', (chunk) => {
      fromSite(chunk)
      game.write(chunk)
    })
    game.on('data', (chunk) => {
      fromGame(chunk)
      site.write(chunk)
    })
  }

  const listening = await listenTcp(onConnection)
  return {
    port: listening.port,
    /** Nothing is noted any more: packets that are still on their way would come after the folder of the log is removed. */
    async close(): Promise<void> {
      over.abort()
      await listening.close()
    },
  }
}

/** Garbage is forwarded and not logged. */
function packetsOf(tell: (packet: Packet) => void): (chunk: Buffer) => void {
  let unread = Buffer.alloc(0)
  return (chunk) => {
    unread = Buffer.concat([unread, chunk])
    while (unread.length >= HEAD_BYTES) {
      const end = 4 + unread.readInt32LE(0)
      if (end < HEAD_BYTES + 2 || unread.length < end) return
      const bytes = unread.subarray(0, end)
      const text = bytes.subarray(HEAD_BYTES, end - 2).toString()
      tell({ id: bytes.readInt32LE(4), type: bytes.readInt32LE(8), text })
      unread = unread.subarray(end)
    }
  }
}
