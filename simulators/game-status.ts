// Status of a game server by Server List Ping over TCP, and the player count of a demo.
import { type Listening, listenTcp } from './tcp.ts'

export type StatusReply = { online: number; max: number; version: string }

/** Handshake and request may arrive in one chunk or in two; the first one triggers the reply. */
export function startJavaStatus(readStatus: () => StatusReply): Promise<Listening> {
  return listenTcp((socket) => {
    socket.once('data', () => socket.end(statusPacket(statusJson(readStatus()))))
  })
}

export function statusJson({ online, max, version }: StatusReply): string {
  return JSON.stringify({
    version: { name: version, protocol: 772 },
    players: { online, max },
    description: { text: 'A simulated network' },
  })
}

export function statusPacket(text: string): Buffer {
  const body = Buffer.from(text)
  const packet = Buffer.concat([varInt(0), varInt(body.length), body])
  return Buffer.concat([varInt(packet.length), packet])
}

export function varInt(value: number): Buffer {
  const bytes: number[] = []
  let rest = value
  while (rest > 0x7f) {
    bytes.push((rest & 0x7f) | 0x80)
    rest >>>= 7
  }
  return Buffer.from([...bytes, rest])
}

const DAY_MS = 24 * 60 * 60 * 1_000
const JAKARTA_MS = 7 * 60 * 60 * 1_000
const MAX_PLAYERS = 500
const QUIET = 46
const BUSY = 214

/** A daily curve with noise, a function of time alone: highest at 20:00 in Jakarta, lowest at 08:00. */
export function crowdAt(now: Date): StatusReply {
  const hour = ((now.getTime() + JAKARTA_MS) % DAY_MS) / (DAY_MS / 24)
  const tide = (1 + Math.cos(((hour - 20) / 24) * 2 * Math.PI)) / 2
  const minutes = now.getTime() / 60_000
  const weather = Math.sin(minutes / 7) * 6 + Math.sin(minutes / 2.3) * 3
  const online = Math.max(0, Math.round(QUIET + (BUSY - QUIET) * tide + weather))
  return { online, max: MAX_PLAYERS, version: '1.8 – 1.21.8' }
}
