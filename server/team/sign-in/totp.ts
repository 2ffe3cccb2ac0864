// Time-based one-time passwords (RFC 6238) as every authenticator app supports them: SHA-1, six digits, 30 seconds.
import { createHmac, timingSafeEqual } from 'node:crypto'
import { TOTP_DIGITS } from '#contract/settings/two-factor.ts'
import type { Random } from '#server/platform/kernel/random.ts'

const STEP_MS = 30_000
const SECRET_BYTES = 20
const BASE32 = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567'
const BITS_OF_CHARACTER = 5

export function newTotpSecret(random: Random): string {
  return toBase32(random.bytes(SECRET_BYTES))
}

type Label = { issuer: string; account: string; secret: string }

/** For the QR code. The issuer is both prefix and parameter, because apps read one or the other. */
export function totpAddress({ issuer, account, secret }: Label): string {
  const name = [issuer, account].map(encodeURIComponent).join(':')
  return `otpauth://totp/${name}?issuer=${encodeURIComponent(issuer)}&secret=${secret}&algorithm=SHA1&digits=${TOTP_DIGITS}&period=30`
}

export function totpCode(secret: string, step: number): string {
  const counter = Buffer.alloc(8)
  counter.writeBigUInt64BE(BigInt(step))
  const digest = createHmac('sha1', fromBase32(secret)).update(counter).digest()
  const offset = (digest.at(-1) ?? 0) & 0x0f
  const number = (digest.readUInt32BE(offset) & 0x7f_ff_ff_ff) % 10 ** TOTP_DIGITS
  return String(number).padStart(TOTP_DIGITS, '0')
}

export function stepAt(moment: Date): number {
  return Math.floor(moment.getTime() / STEP_MS)
}

/** The time step of the code, at most one before or after now; null when the code is wrong. */
export function findStep(secret: string, code: string, now: Date): number | null {
  const given = Buffer.from(code)
  const current = stepAt(now)
  const found = [current, current - 1, current + 1].filter((step) => {
    const expected = Buffer.from(totpCode(secret, step))
    return given.length === expected.length && timingSafeEqual(given, expected)
  })
  return found[0] ?? null
}

function toBase32(bytes: Uint8Array): string {
  const bits = Array.from(bytes, (byte) => byte.toString(2).padStart(8, '0')).join('')
  const groups = bits.match(/.{5}/g) ?? []
  return groups.map((group) => BASE32[Number.parseInt(group, 2)]).join('')
}

function fromBase32(text: string): Buffer {
  const bits = Array.from(text, (character) =>
    BASE32.indexOf(character).toString(2).padStart(BITS_OF_CHARACTER, '0'),
  ).join('')
  const bytes = bits.match(/.{8}/g) ?? []
  return Buffer.from(bytes.map((byte) => Number.parseInt(byte, 2)))
}
