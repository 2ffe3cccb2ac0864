// Java Edition servers, by Server List Ping over TCP.
import { connect, isIP } from 'node:net'
import type { Address } from '#server/platform/kernel/address.ts'
import { PING_TIMEOUT_MS, type StatusProbe, toStatus } from './status-probe.ts'

const DEFAULT_PORT = 25_565
/** Packet length, packet id and text length. */
const HEAD_BYTES = 16

type SrvRecord = { name: string; port: number; priority: number; weight: number }
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
      return toStatus(parseJson(await readStatus(target, server, timeoutMs)))
    },
  }
}

/** As Minecraft clients do, SRV is used only without an explicit port. The name `.` says that there is no such service. */
async function resolve(target: Address, findSrv: NonNullable<Options['findSrv']>): Promise<Address> {
  if (target.port !== DEFAULT_PORT || isIP(target.host) || target.host === 'localhost') return target
  const records = await findSrv(`_minecraft._tcp.${target.host}`).catch(() => [])
  const [first] = records
    .filter(({ name }) => name !== '' && name !== '.')
    .toSorted((one, other) => one.priority - other.priority || other.weight - one.weight)
  return first ? { host: first.name, port: first.port } : target
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    throw new Error('the answer is not a status: it is not JSON')
  }
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
      if (bytes > MAX_REPLY_BYTES + HEAD_BYTES) return fail('the answer is not a status: it is too large')
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
  throw new Error('the answer is not a status: a number is too long')
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
    throw new Error('the answer is not a status: its length is impossible')
  const end = length.next + length.value
  const id = decodeVarInt(buffer, length.next)
  // Said at once, because another protocol may close the connection before so many bytes.
  if (id && id.value !== 0) throw new Error('the answer is not a status')
  if (!id || buffer.length < end) return null
  const text = decodeVarInt(buffer.subarray(0, end), id.next)
  if (!text || text.next + text.value > end) throw new Error('the answer is not a status')
  return buffer.toString('utf8', text.next, text.next + text.value)
}
