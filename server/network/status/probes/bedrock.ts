// Bedrock Edition servers, by RakNet's unconnected ping over UDP.
import { createSocket } from 'node:dgram'
import { isIPv6 } from 'node:net'
import type { ServerStatus } from '#contract/network/status.schema.ts'
import type { Address } from '#server/platform/kernel/address.ts'
import { PING_TIMEOUT_MS, type StatusProbe, toStatus } from './status-probe.ts'

/** UDP loses packets. */
const TRIES = 3

export function createBedrockProbe(
  { host, port }: Address,
  { timeoutMs = PING_TIMEOUT_MS } = {},
): StatusProbe {
  return { ping: () => pingServer(host, port, timeoutMs) }
}

function pingServer(host: string, port: number, timeoutMs: number): Promise<ServerStatus> {
  return new Promise((resolve, reject) => {
    const socket = createSocket(isIPv6(host) ? 'udp6' : 'udp4')
    const sendPing = () => socket.send(encodePing(), port, host)
    const retry = setInterval(sendPing, timeoutMs / TRIES)
    const finish = (act: () => void) => {
      clearInterval(retry)
      clearTimeout(timer)
      socket.close()
      act()
    }
    const timer = setTimeout(() => finish(() => reject(new Error('no answer in time'))), timeoutMs)
    socket.once('error', (error) => finish(() => reject(error)))
    socket.on('message', (message, from) => {
      // Ignore packets from other senders.
      if (from.port !== port) return
      try {
        const status = decodePong(message)
        finish(() => resolve(status))
      } catch (error) {
        finish(() => reject(error))
      }
    })
    sendPing()
  })
}

const PING = 0x01
const PONG = 0x1c
const MAGIC = Buffer.from('00ffff00fefefefefdfdfdfd12345678', 'hex')
const MAGIC_AT = 17
const LENGTH_AT = MAGIC_AT + MAGIC.length
const TEXT_AT = LENGTH_AT + 2
const EDITIONS = ['MCPE', 'MCEE']
/** Servers escape a semicolon in the name of the world. */
const FIELD_END = /(?<!\\);/

function encodePing(): Buffer {
  const ping = Buffer.alloc(33)
  ping[0] = PING
  MAGIC.copy(ping, 9)
  return ping
}

/** `MCPE;motd;protocol;version;online;max;…`; throws on anything else. */
function decodePong(message: Buffer): ServerStatus {
  const isPong = message[0] === PONG && message.subarray(MAGIC_AT, LENGTH_AT).equals(MAGIC)
  if (!isPong || message.length < TEXT_AT) throw new Error('the answer is not a pong')
  const end = TEXT_AT + message.readUInt16BE(LENGTH_AT)
  if (end > message.length) throw new Error('the answer is not a pong: it is cut short')
  const [edition = '', , , version = '', online = '', max = ''] = message
    .toString('utf8', TEXT_AT, end)
    .split(FIELD_END)
  if (!EDITIONS.includes(edition)) throw new Error('the answer is not a pong of a known edition')
  return toStatus({ version: { name: version }, players: { online: toCount(online), max: toCount(max) } })
}

/** Empty where the server has no number. */
function toCount(text: string): number | null {
  return /^-?\d+$/.test(text) ? Number(text) : null
}
