// Votifier protocols 1 and 2, as NuVotifier speaks them: how a received message becomes a vote.
import { constants, createHmac, type KeyObject, privateDecrypt, timingSafeEqual } from 'node:crypto'
import type { Socket } from 'node:net'
import { parseJson } from '#server/platform/kernel/parse-json.ts'
import type { Random } from '#server/platform/kernel/random.ts'

/** As the site sent it. Its address and time of the vote are not read: the one is private, the other follows no rule. */
export type ReceivedVote = { service: string; username: string; protocol: 1 | 2 }

/** First two bytes of a message of protocol 2. */
export const V2_MAGIC = 0x733a
export const V2_HEADER_BYTES = 4
/** With the header. */
const V2_MAX_BYTES = 1_024
/** RSA-2048. */
const V1_BYTES = 256

const CHALLENGE_LENGTH = 26
const CHALLENGE_CHARACTERS = '0123456789abcdefghijklmnopqrstuv'
const SERVICE_MAX_LENGTH = 64
/** Longest that Minecraft knows, with room for a prefix of Bedrock names. */
const USERNAME_MAX_LENGTH = 20
const PLAIN = /^[^\p{Cc}\p{Cs}]+$/u

/** 130 random bits. */
export function newChallenge(random: Random): string {
  return Array.from(random.bytes(CHALLENGE_LENGTH), (byte) => CHALLENGE_CHARACTERS[byte & 31]).join('')
}

export function greeting(challenge: string): string {
  return `VOTIFIER 2 ${challenge}\n`
}

/** Texts that sites show or log; the same as NuVotifier's. */
export const REFUSALS = {
  not_json: 'Unable to decode the message',
  challenge: 'Challenge is not valid',
  signature: 'Signature is not valid (invalid token?)',
  fields: 'Vote has wrong fields',
} as const
export type Refusal = keyof typeof REFUSALS

type Verifying = { challenge: string; token: string }

export function readV2(message: string, { challenge, token }: Verifying): ReceivedVote | Refusal {
  const outer = parseObject(message)
  if (!outer || typeof outer.payload !== 'string' || typeof outer.signature !== 'string') return 'not_json'
  // The signature is verified before anything of the payload is used.
  if (!isSigned(outer.payload, outer.signature, token)) return 'signature'
  const vote = parseObject(outer.payload)
  if (!vote) return 'not_json'
  if (vote.challenge !== challenge) return 'challenge'
  return toVote(vote.serviceName, vote.username, 2) ?? 'fields'
}

function isSigned(payload: string, signature: string, token: string): boolean {
  const expected = createHmac('sha256', token).update(payload, 'utf8').digest()
  const given = Buffer.from(signature, 'base64')
  return given.length === expected.length && timingSafeEqual(given, expected)
}

export function openV1(block: Buffer, key: KeyObject): ReceivedVote | null {
  if (block.length !== V1_BYTES) return null
  const text = unpad(decrypt(block, key))
  if (text === null) return null
  const [word, service, username, ...rest] = text.split('\n')
  // Address and timestamp follow, then the last line break.
  return word === 'VOTE' && rest.length >= 2 ? toVote(service, username, 1) : null
}

/** Without padding: Node's PKCS#1 v1.5 decryption differs between its versions, and gives random bytes for a wrong block. */
function decrypt(block: Buffer, key: KeyObject): Buffer | null {
  try {
    return privateDecrypt({ key, padding: constants.RSA_NO_PADDING }, block)
  } catch {
    return null
  }
}

/** PKCS#1 v1.5: 00 02, at least eight bytes that are not zero, 00, the text. */
function unpad(padded: Buffer | null): string | null {
  if (padded?.[0] !== 0 || padded[1] !== 2) return null
  const end = padded.indexOf(0, 2)
  return end < 10 ? null : padded.subarray(end + 1).toString('latin1')
}

function toVote(service: unknown, username: unknown, protocol: 1 | 2): ReceivedVote | null {
  if (!isLine(service, SERVICE_MAX_LENGTH) || !isLine(username, USERNAME_MAX_LENGTH)) return null
  return { service: service.trim(), username: username.trim(), protocol }
}

function isLine(value: unknown, maxLength: number): value is string {
  return typeof value === 'string' && value.trim() !== '' && value.length <= maxLength && PLAIN.test(value)
}

function parseObject(text: string): Record<string, unknown> | null {
  const value = parseJson(text)
  return typeof value === 'object' && value !== null ? (value as Record<string, unknown>) : null
}

type Message = { kind: 'v1'; block: Buffer } | { kind: 'v2'; text: string } | { kind: 'none' }

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
