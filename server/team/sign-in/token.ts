// Session token: 256 random bits. The database stores its hash only.
import { createHash } from 'node:crypto'
import type { Random } from '#server/platform/kernel/random.ts'

const TOKEN_BYTES = 32
const TOKEN = /^[A-Za-z0-9_-]{43}$/

export function newToken(random: Random): string {
  return Buffer.from(random.bytes(TOKEN_BYTES)).toString('base64url')
}

export function isToken(text: string): boolean {
  return TOKEN.test(text)
}

export function hashOfToken(token: string): string {
  return createHash('sha256').update(token).digest('base64url')
}
