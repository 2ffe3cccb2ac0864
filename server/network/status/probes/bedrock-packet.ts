// The wire format of RakNet's unconnected ping and pong.
import type { ServerStatus } from '#contract/network/status.schema.ts'
import { toStatus } from './status-reply.ts'

const PING = 0x01
const PONG = 0x1c
const MAGIC = Buffer.from('00ffff00fefefefefdfdfdfd12345678', 'hex')
const MAGIC_AT = 17
const LENGTH_AT = MAGIC_AT + MAGIC.length
const TEXT_AT = LENGTH_AT + 2
const EDITIONS = ['MCPE', 'MCEE']

export function encodePing(): Buffer {
  const ping = Buffer.alloc(33)
  ping[0] = PING
  MAGIC.copy(ping, 9)
  return ping
}

/** `MCPE;motd;protocol;version;online;max;…`; throws on anything else. */
export function decodePong(message: Buffer): ServerStatus {
  const isPong = message[0] === PONG && message.subarray(MAGIC_AT, LENGTH_AT).equals(MAGIC)
  if (!isPong || message.length < TEXT_AT) throw new Error('the answer is not a pong')
  const end = TEXT_AT + message.readUInt16BE(LENGTH_AT)
  if (end > message.length) throw new Error('the pong is cut short')
  const [edition = '', , , version = '', online = '', max = ''] = message
    .toString('utf8', TEXT_AT, end)
    .split(';')
  if (!EDITIONS.includes(edition)) throw new Error('the pong is of no known edition')
  return toStatus({ version: { name: version }, players: { online: toCount(online), max: toCount(max) } })
}

function toCount(text: string): number {
  return /^\d{1,8}$/.test(text) ? Number(text) : Number.NaN
}
