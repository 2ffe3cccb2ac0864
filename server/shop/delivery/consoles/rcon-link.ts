// One RCON connection. A pending read always settles.
import { connect } from 'node:net'
import { setTimeout as sleep } from 'node:timers/promises'
import { createPacketReader, encodePacket, type Packet } from './rcon-packet.ts'

type Waiting = { resolve(packet: Packet): void; reject(reason: Error): void }

export type RconLink = ReturnType<typeof openLink>

export function openLink({ host, port }: { host: string; port: number }) {
  const reader = createPacketReader()
  let ended: Error | null = null
  let waiting: Waiting | null = null
  const socket = connect({ host, port, noDelay: true })

  function end(reason: Error): void {
    ended ??= reason
    socket.destroy()
    waiting?.reject(ended)
    waiting = null
  }

  function resolveWaiting(): void {
    const packet = waiting && reader.next()
    if (!packet) return
    waiting?.resolve(packet)
    waiting = null
  }

  function guarded(act: () => void): void {
    try {
      act()
    } catch (error) {
      end(error as Error)
    }
  }

  socket.on('error', end)
  socket.on('end', () => end(new Error('the game server closed the connection')))
  socket.on('close', () => end(new Error('the game server closed the connection')))
  socket.on('data', (chunk) =>
    guarded(() => {
      reader.push(chunk)
      resolveWaiting()
    }),
  )

  return {
    /** Buffered until the connection is established. */
    send(id: number, type: number, text: string): void {
      socket.write(encodePacket(id, type, text))
    },
    /** Rejects when the connection has ended and no whole packet is left. */
    next(): Promise<Packet> {
      return new Promise((resolve, reject) => {
        waiting = { resolve, reject }
        guarded(resolveWaiting)
        if (waiting && ended) end(ended)
      })
    },
    whyEnded: () => ended,
    end,
  }
}

/** Null when the work has not settled in time, or not before the signal; the work goes on. */
export async function settledWithin<Result>(
  work: Promise<Result>,
  { ms, stop }: { ms: number; stop?: AbortSignal },
): Promise<Result | null> {
  const ending = new AbortController()
  const signal = AbortSignal.any([ending.signal, ...(stop ? [stop] : [])])
  try {
    return await Promise.race([work, sleep(ms, null, { signal }).catch(() => null)])
  } finally {
    ending.abort()
  }
}

/** On timeout the connection is closed, which rejects the work. */
export async function withTimeout<Result>(
  link: RconLink,
  ms: number,
  work: () => Promise<Result>,
): Promise<Result> {
  const timer = setTimeout(() => link.end(new Error('the game server did not reply in time')), ms)
  try {
    return await work()
  } finally {
    clearTimeout(timer)
  }
}
