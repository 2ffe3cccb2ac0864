// AES-256-GCM with the name as additional data, so that a stored value cannot be moved to another name.
import { createCipheriv, createDecipheriv } from 'node:crypto'
import type { Random } from '#server/platform/kernel/random.ts'

const ALGORITHM = 'aes-256-gcm'
const VERSION = 'v1'
const IV_BYTES = 12

type Named = { name: string; key: Buffer }

export function encryptSecret(value: string, { name, key, random }: Named & { random: Random }): string {
  const iv = Buffer.from(random.bytes(IV_BYTES))
  const cipher = createCipheriv(ALGORITHM, key, iv).setAAD(Buffer.from(name))
  const data = Buffer.concat([cipher.update(value, 'utf8'), cipher.final()])
  return [VERSION, ...[iv, cipher.getAuthTag(), data].map((part) => part.toString('base64url'))].join('.')
}

/** Null when the key or the name is another one, or the text is damaged. */
export function decryptSecret(stored: string, { name, key }: Named): string | null {
  const [version, ...parts] = stored.split('.')
  const [iv, tag, data] = parts.map((part) => Buffer.from(part, 'base64url'))
  if (version !== VERSION || !iv || !tag || !data) return null
  try {
    const decipher = createDecipheriv(ALGORITHM, key, iv, { authTagLength: 16 })
      .setAAD(Buffer.from(name))
      .setAuthTag(tag)
    return Buffer.concat([decipher.update(data), decipher.final()]).toString('utf8')
  } catch {
    return null
  }
}
