// RCON server on loopback with the game's strict packet parsing.
import type { Socket } from 'node:net'
import { replyOf } from './game-replies.ts'
import { listenTcp } from './tcp.ts'

export type Packet = { id: number; type: number; text: string }

export const LOGIN = 3
export const COMMAND = 2
export const REPLY = 0
export const REFUSED_ID = -1
/** Read size of the game. */
const READ_BYTES = 1_460
const HEAD_BYTES = 12
export const PIECE_LENGTH = 4_096

type Players = () => readonly string[] | Promise<readonly string[]>

export async function startGameConsole({ password }: { password: string }) {
  let players: Players = () => []
  const { port, close } = await listenTcp((socket) => {
    let isSignedIn = false
    const send = (id: number, type: number, text: string) => {
      for (const packet of toPackets({ id, type, text })) socket.write(packet)
    }
    onPacket(socket, async ({ id, type, text }) => {
      if (type === LOGIN) isSignedIn = text === password
      if (type === LOGIN) send(isSignedIn ? id : REFUSED_ID, COMMAND, '')
      else if (type !== COMMAND) send(id, REPLY, toUnknown(type))
      else if (!isSignedIn) send(REFUSED_ID, COMMAND, '')
      else send(id, REPLY, replyOf(text, await players()))
    })
  })
  return {
    port,
    close,
    /** Names in the reply to `list`. */
    setPlayers: (next: Players) => {
      players = next
    },
  }
}

export function toUnknown(type: number): string {
  return `Unknown request ${type.toString(16)}`
}

/** Like the game, replies before it reads the next packet. */
export function onPacket(socket: Socket, answer: (packet: Packet) => Promise<void>): void {
  socket.on('data', (chunk: Buffer) => {
    const packet = decode(chunk.subarray(0, READ_BYTES))
    if (!packet) return socket.destroy()
    socket.pause()
    answer(packet).finally(() => socket.resume())
  })
}

/** A long reply is split. */
export function toPackets({ id, type, text }: Packet): Buffer[] {
  return Array.from({ length: Math.max(1, Math.ceil(text.length / PIECE_LENGTH)) }, (_, piece) =>
    encode({ id, type }, Buffer.from(text.slice(piece * PIECE_LENGTH, (piece + 1) * PIECE_LENGTH))),
  )
}

/** As servers that are not the game split it: inside a character, too. */
export function toBytePackets({ id, type, text }: Packet): Buffer[] {
  const bytes = Buffer.from(text)
  return Array.from({ length: Math.max(1, Math.ceil(bytes.length / PIECE_LENGTH)) }, (_, piece) =>
    encode({ id, type }, bytes.subarray(piece * PIECE_LENGTH, (piece + 1) * PIECE_LENGTH)),
  )
}

function encode({ id, type }: Omit<Packet, 'text'>, body: Buffer): Buffer {
  const head = Buffer.alloc(HEAD_BYTES)
  head.writeInt32LE(body.length + 10, 0)
  head.writeInt32LE(id, 4)
  head.writeInt32LE(type, 8)
  return Buffer.concat([head, body, Buffer.alloc(2)])
}

/** Null unless exactly one whole packet was read; the game then closes the connection. */
function decode(read: Buffer): Packet | null {
  if (read.length < HEAD_BYTES + 2 || read.readInt32LE(0) !== read.length - 4) return null
  const body = read.subarray(HEAD_BYTES, read.length - 2)
  return { id: read.readInt32LE(4), type: read.readInt32LE(8), text: body.toString() }
}
