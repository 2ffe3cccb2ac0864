// TCP proxy in front of one outside service: forwards, or fails in one of four ways.
import { connect, type Socket } from 'node:net'
import { type Listening, listenTcp } from '../../simulators/tcp.ts'

const FAULTS = ['refused', 'hanging', 'garbage', 'huge'] as const
export type Fault = (typeof FAULTS)[number]

type Options = {
  targetPort: number
  /** The first bytes of an endless reply in the protocol of the service. */
  hugeHead: Buffer
}

export const HUGE_BYTES = 100 * 1024 * 1024
const PIECE = Buffer.alloc(64 * 1024, 0x20)
/** Invalid in every protocol. */
const GARBAGE = Buffer.from(Array.from({ length: 2_000 }, (_, place) => (place * 167 + 89) % 251))

export async function startFaultProxy({ targetPort, hugeHead }: Options) {
  let fault: Fault | null = null
  let open = 0
  let most = 0
  let tries = 0
  const sockets = new Set<Socket>()

  function onConnection(socket: Socket): void {
    tries += 1
    open += 1
    most = Math.max(most, open)
    sockets.add(socket)
    // Ended by the peer: no longer counted as open.
    let isOpen = true
    const end = () => {
      if (isOpen) open -= 1
      isOpen = false
    }
    socket.on('end', end)
    socket.on('close', () => {
      end()
      sockets.delete(socket)
    })
    if (fault === null) passOn(socket, targetPort)
    else if (fault === 'garbage') socket.once('data', () => socket.write(GARBAGE)).write(GARBAGE)
    else if (fault === 'huge') sendHuge(socket, hugeHead)
    else socket.resume()
  }

  let listening: Listening | null = await listenTcp(onConnection)
  const { port } = listening

  return {
    port,
    /** Null forwards. Open connections are dropped. */
    async setFault(next: Fault | null): Promise<void> {
      fault = next
      for (const socket of sockets) socket.destroy()
      if (next === 'refused') {
        await listening?.close()
        listening = null
      } else listening ??= await listenTcp(onConnection, port)
    },
    /** How many connections there were; one that is refused is not seen. */
    tries: () => tries,
    /** The most connections that were open at the same time. */
    mostAtOnce: () => most,
    async close(): Promise<void> {
      await listening?.close()
      listening = null
    },
  }
}

function passOn(socket: Socket, port: number): void {
  const there = connect({ host: '127.0.0.1', port, noDelay: true })
  there.on('error', () => socket.destroy())
  there.on('close', () => socket.destroy())
  socket.on('close', () => there.destroy())
  socket.pipe(there)
  there.pipe(socket)
}

/** As fast as the client reads, whatever it requested. */
function sendHuge(socket: Socket, head: Buffer): void {
  let left = HUGE_BYTES
  const more = () => {
    while (left > 0 && !socket.destroyed) {
      left -= PIECE.length
      if (!socket.write(PIECE)) return
    }
    socket.end()
  }
  socket.resume()
  socket.on('drain', more)
  socket.write(head)
  more()
}
