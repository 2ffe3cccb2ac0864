// The wire format of RCON: length, request id and type as little-endian numbers, text, two zero bytes.

export const LOGIN = 3
export const LOGIN_REPLY = 2
export const COMMAND = 2
/**
 * An unknown type, sent after a long reply to learn where it ends: the game replies "Unknown request c8", servers in the
 * manner of Source repeat the packet, others ignore it or close the connection.
 */
export const FENCE = 0xc8

/** Servers split replies after this many characters, some after this many bytes; a shorter piece is the last one. */
export const REPLY_PIECE_LENGTH = 4_096

/** Characters may be cut between two bodies: decode them together. */
export type Packet = { id: number; type: number; body: Buffer }

const LENGTH_BYTES = 4
const HEAD_BYTES = 12
const END_BYTES = 2
/** Request id, type and the two zeros. */
const SMALLEST = 10
/** A character has at most four bytes. */
const LARGEST = 4 * REPLY_PIECE_LENGTH + SMALLEST
/** A well-behaved server sends only a few pieces per request. */
const MAX_UNREAD_BYTES = 8 * LARGEST

export function encodePacket(id: number, type: number, text: string): Buffer {
  const body = Buffer.from(text)
  const packet = Buffer.alloc(HEAD_BYTES + body.length + END_BYTES)
  packet.writeInt32LE(SMALLEST + body.length, 0)
  packet.writeInt32LE(id, 4)
  packet.writeInt32LE(type, 8)
  body.copy(packet, HEAD_BYTES)
  return packet
}

/** Reassembles packets from chunks. Throws on data that is not RCON. */
export function createPacketReader() {
  let unread: Buffer = Buffer.alloc(0)
  return {
    push(chunk: Buffer): void {
      unread = Buffer.concat([unread, chunk])
      if (unread.length > MAX_UNREAD_BYTES) throw new Error('the game server sent unrequested data')
    },
    /** Null while the next packet is not whole yet. */
    next(): Packet | null {
      if (unread.length < LENGTH_BYTES) return null
      const length = unread.readInt32LE(0)
      if (length < SMALLEST || length > LARGEST) throw new Error('the game server does not speak RCON')
      const end = LENGTH_BYTES + length
      if (unread.length < end) return null
      const packet = {
        id: unread.readInt32LE(4),
        type: unread.readInt32LE(8),
        body: unread.subarray(HEAD_BYTES, end - END_BYTES),
      }
      unread = unread.subarray(end)
      return packet
    },
  }
}
