// Java Edition servers, by Server List Ping over TCP.
import { connect, isIP } from 'node:net'
import { type Address, toAddress } from './address.ts'
import { decodeStatusReply, encodeStatusRequest, MAX_REPLY_BYTES } from './slp-packet.ts'
import { LOOK_TIMEOUT_MS, type StatusProbe } from './status-probe.ts'
import { toStatus } from './told-status.ts'

const DEFAULT_PORT = 25_565
/** Length and id stand before the text. */
const HEAD_BYTES = 16

type SrvRecord = { name: string; port: number }
type Options = {
  timeoutMs?: number
  /** Looks for the record that moves a server to another place; answers with none on any failure. */
  findSrv?: (name: string) => Promise<readonly SrvRecord[]>
}

export function createSlpProbe(
  target: string,
  { timeoutMs = LOOK_TIMEOUT_MS, findSrv = noSrv }: Options = {},
): StatusProbe {
  const asked = toAddress(target, DEFAULT_PORT)
  return {
    async look() {
      const place = await resolve(asked, findSrv)
      return toStatus(JSON.parse(await readStatus(asked, place, timeoutMs)))
    },
  }
}

/** Players' own clients ask for the record only when no port is given; so do we. */
async function resolve(asked: Address, findSrv: NonNullable<Options['findSrv']>): Promise<Address> {
  if (asked.port !== DEFAULT_PORT || isIP(asked.host) || asked.host === 'localhost') return asked
  const [record] = await findSrv(`_minecraft._tcp.${asked.host}`).catch(() => [])
  return record ? { host: record.name, port: record.port } : asked
}

function readStatus(asked: Address, { host, port }: Address, timeoutMs: number): Promise<string> {
  return new Promise((resolve, reject) => {
    const chunks: Buffer[] = []
    let bytes = 0
    const socket = connect({ host, port })
    const fail = (reason: string) => socket.destroy(new Error(reason))
    // One limit for the whole look: a server that drips bytes must not hold it open.
    const timer = setTimeout(() => fail('no answer in time'), timeoutMs)
    socket.setNoDelay(true)
    socket.on('connect', () => socket.write(encodeStatusRequest(asked.host, port)))
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
