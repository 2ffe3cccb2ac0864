// Java Edition servers, by Server List Ping over TCP.
import { connect, isIP } from 'node:net'
import type { Address } from '#server/platform/kernel/address.ts'
import { decodeStatusReply, encodeStatusRequest, MAX_REPLY_BYTES } from './slp-packet.ts'
import { PING_TIMEOUT_MS, type StatusProbe } from './status-probe.ts'
import { toStatus } from './status-reply.ts'

const DEFAULT_PORT = 25_565
/** Packet length, packet id and text length. */
const HEAD_BYTES = 16

type SrvRecord = { name: string; port: number }
type Options = {
  timeoutMs?: number
  /** SRV lookup. */
  findSrv?: (name: string) => Promise<readonly SrvRecord[]>
}

export function createSlpProbe(
  target: Address,
  { timeoutMs = PING_TIMEOUT_MS, findSrv = noSrv }: Options = {},
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

async function noSrv(): Promise<readonly SrvRecord[]> {
  return []
}
