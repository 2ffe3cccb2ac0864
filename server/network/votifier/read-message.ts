// Reads one message of protocol 1 or 2 from a connection, however it is cut into segments.
import type { Socket } from 'node:net'
import { V1_BYTES, V2_HEADER_BYTES, V2_MAGIC, V2_MAX_BYTES } from './protocol.ts'

export type Message = { kind: 'v1'; block: Buffer } | { kind: 'v2'; text: string } | { kind: 'none' }

/** Calls `onMessage` at most once; what follows is ignored. */
export function readMessage(socket: Socket, onMessage: (message: Message) => void): void {
  let received: Buffer = Buffer.alloc(0)
  socket.on('data', function read(data: Buffer) {
    received = Buffer.concat([received, data.subarray(0, V2_MAX_BYTES + 1)])
    const message = toMessage(received)
    if (!message) return
    socket.off('data', read)
    // Reads on without storing, so that the end of the connection is noticed.
    socket.resume()
    onMessage(message)
  })
}

/** Null while more must come. */
function toMessage(received: Buffer): Message | null {
  if (received.length < 2) return null
  if (received.readUInt16BE(0) !== V2_MAGIC) {
    if (received.length < V1_BYTES) return null
    return received.length === V1_BYTES ? { kind: 'v1', block: received } : { kind: 'none' }
  }
  if (received.length < V2_HEADER_BYTES) return null
  const end = V2_HEADER_BYTES + received.readUInt16BE(2)
  if (end > V2_MAX_BYTES) return { kind: 'none' }
  if (received.length < end) return null
  return { kind: 'v2', text: received.subarray(V2_HEADER_BYTES, end).toString('utf8') }
}
