// Status of a game server by Server List Ping over TCP, and the player count of a demo.
import type { Socket } from 'node:net'
import { type Listening, listenTcp } from './tcp.ts'

export type StatusReply = { online: number; max: number; version: string }

export function startJavaStatus(readStatus: () => StatusReply): Promise<Listening> {
  return listenTcp((socket) =>
    onStatusRequest(socket, () => socket.write(statusPacket(statusJson(readStatus())))),
  )
}

const STATUS_STATE = 1
const PING_BYTES = 9
/** A handshake with the longest host name. */
const MAX_UNREAD_BYTES = 1_024

/** What the client has typed, with the port that it connected to. */
export type Handshake = { host: string; port: number }

/** As the game: a handshake, a status request, then pings, whole packets only; anything else closes the connection. */
export function onStatusRequest(socket: Socket, answer: (handshake: Handshake) => void): void {
  let unread: Buffer = Buffer.alloc(0)
  let handshake: Handshake | null = null
  let isAnswered = false

  function read(packet: Buffer): void {
    const isRequest = packet.equals(varInt(0))
    if (handshake === null) handshake = readHandshake(packet)
    else if (isRequest && !isAnswered) {
      isAnswered = true
      answer(handshake)
    } else if (packet.length === PING_BYTES && packet[0] === 1) {
      socket.end(Buffer.concat([varInt(PING_BYTES), packet]))
    } else throw new Error('not a packet of the status')
  }

  socket.on('data', (chunk: Buffer) => {
    unread = Buffer.concat([unread, chunk])
    try {
      for (let packet = takePacket(unread); packet; packet = takePacket(unread)) {
        unread = packet.rest
        read(packet.body)
      }
      if (unread.length > MAX_UNREAD_BYTES) throw new Error('not a packet of the status')
    } catch {
      socket.destroy()
    }
  })
}

/** Null while bytes are missing. */
function takePacket(bytes: Buffer): { body: Buffer; rest: Buffer } | null {
  const length = readVarInt(bytes, 0)
  if (!length || bytes.length < length.next + length.value) return null
  const end = length.next + length.value
  return { body: bytes.subarray(length.next, end), rest: bytes.subarray(end) }
}

function readHandshake(packet: Buffer): Handshake {
  const protocol = packet[0] === 0 ? readVarInt(packet, 1) : null
  const length = protocol && readVarInt(packet, protocol.next)
  const end = length ? length.next + length.value : 0
  if (!length || length.value === 0 || packet.length !== end + 3 || packet[end + 2] !== STATUS_STATE)
    throw new Error('not a handshake for the status')
  return { host: packet.toString('utf8', length.next, end), port: packet.readUInt16BE(end) }
}

const MAX_VARINT_BYTES = 5

function readVarInt(bytes: Buffer, offset: number): { value: number; next: number } | null {
  let value = 0
  for (let index = 0; index < MAX_VARINT_BYTES; index += 1) {
    const byte = bytes[offset + index]
    if (byte === undefined) return null
    value |= (byte & 0x7f) << (7 * index)
    if ((byte & 0x80) === 0) return { value, next: offset + index + 1 }
  }
  throw new Error('a number is too long')
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
