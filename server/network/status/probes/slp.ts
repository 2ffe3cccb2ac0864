// Java Edition servers, by Server List Ping over TCP.
import { connect, isIP } from 'node:net'
import type { Address } from '#server/platform/kernel/address.ts'
import { PING_TIMEOUT_MS, type StatusProbe, toStatus } from './status-probe.ts'

const DEFAULT_PORT = 25_565
/** Packet length, packet id and text length. */
const HEAD_BYTES = 16

type SrvRecord = { name: string; port: number }
type Options = {
  timeoutMs?: number
  findSrv?: (name: string) => Promise<readonly SrvRecord[]>
}

export function createSlpProbe(
  target: Address,
  { timeoutMs = PING_TIMEOUT_MS, findSrv = async () => [] }: Options = {},
): StatusProbe {
  return {
    async ping() {
      const server = await resolve(target, findSrv)
      return toStatus(JSON.parse(await readStatus(target, server, timeoutMs)))
    },
  }
}

/** As Minecraft clients do, SRV is used only without an explicit port. */
async function resolve(target: Address, findSrv: NonNullable<Options['findSrv']>): Promise<Address> {
  if (target.port !== DEFAULT_PORT || isIP(target.host) || target.host === 'localhost') return target
  const [record] = await findSrv(`_minecraft._tcp.${target.host}`).catch(() => [])
  return record ? { host: record.name, port: record.port } : target
}

function readStatus(target: Address, { host, port }: Address, timeoutMs: number): Promise<string> {
  return new Promise((resolve, reject) => {
    const chunks: Buffer[] = []
    let bytes = 0
    const socket = connect({ host, port })
    const fail = (reason: string) => socket.destroy(new Error(reason))
    // One timeout for the whole ping, also for a server that sends byte by byte.
    const timer = setTimeout(() => fail('no answer in time'), timeoutMs)
    socket.setNoDelay(true)
    socket.on('connect', () => socket.write(encodeStatusRequest(target.host, port)))
    socket.on('data', (chunk) => {
      chunks.push(chunk)
      bytes += chunk.length
      if (bytes > MAX_REPLY_BYTES + HEAD_BYTES) return fail('the reply is too large')
      try {
        const text = decodeStatusReply(Buffer.concat(chunks))
        if (text === null) return
        resolve(text)
        socket.destroy()
      } catch (error) {
        fail((error as Error).message)
      }
    })
    socket.on('error', reject)
    socket.on('close', () => {
      clearTimeout(timer)
      reject(new Error('the connection was closed'))
    })
  })
}

// The wire format of Server List Ping (Java Edition 1.7 and later).

const MAX_REPLY_BYTES = 256 * 1024
const MAX_VARINT_BYTES = 5
const STATUS_STATE = 1

function encodeVarInt(value: number): Buffer {
  const bytes: number[] = []
  let rest = value >>> 0
  do {
    const low = rest & 0x7f
    rest >>>= 7
    bytes.push(rest === 0 ? low : low | 0x80)
  } while (rest !== 0)
  return Buffer.from(bytes)
}

/** Null while bytes are missing; throws when it is too long. */
function decodeVarInt(buffer: Buffer, offset: number): { value: number; next: number } | null {
  let value = 0
  for (let index = 0; index < MAX_VARINT_BYTES; index += 1) {
    const byte = buffer[offset + index]
    if (byte === undefined) return null
    value |= (byte & 0x7f) << (7 * index)
    if ((byte & 0x80) === 0) return { value, next: offset + index + 1 }
  }
  throw new Error('VarInt in the reply is too long')
}

/** Handshake and status request, as one write. */
function encodeStatusRequest(host: string, port: number): Buffer {
  const name = Buffer.from(host)
  const handshake = Buffer.concat([
    encodeVarInt(0),
    encodeVarInt(-1),
    encodeVarInt(name.length),
    name,
    Buffer.from([port >> 8, port & 0xff]),
    encodeVarInt(STATUS_STATE),
  ])
  const request = encodeVarInt(0)
  return Buffer.concat([encodeVarInt(handshake.length), handshake, encodeVarInt(request.length), request])
}

/** The JSON text of the reply, or null while bytes are missing. */
function decodeStatusReply(buffer: Buffer): string | null {
  const length = decodeVarInt(buffer, 0)
  if (!length) return null
  if (length.value <= 0 || length.value > MAX_REPLY_BYTES)
    throw new Error('the reply has an impossible length')
  const end = length.next + length.value
  if (buffer.length < end) return null
  const packet = buffer.subarray(length.next, end)
  const id = decodeVarInt(packet, 0)
  const text = id && decodeVarInt(packet, id.next)
  if (id?.value !== 0 || !text || text.next + text.value > packet.length)
    throw new Error('the reply is not a status')
  return packet.toString('utf8', text.next, text.next + text.value)
}
