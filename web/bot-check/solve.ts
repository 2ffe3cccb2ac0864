// Solves an ALTCHA puzzle: tries one place after the other until the derived key begins as it must.
import type { Challenge, ProofOfWork } from '#contract/bot-check.ts'
import { pbkdf2 } from './pbkdf2.ts'

export type Solution = ProofOfWork['solution']

type Bytes = Uint8Array<ArrayBuffer>
/** The key of one place. */
type Derive = (password: Bytes) => Promise<Uint8Array> | Uint8Array
type Parameters = Challenge['parameters']

export const ALGORITHM = 'PBKDF2/SHA-256'
/** Where the server does not say how far the search goes. */
const MOST_STEPS = 100_000
/** So many are on their way at once, so that nobody waits for messages between threads. */
const AT_ONCE = 8
const COUNTER_BYTES = 4

/** Null when there is nothing to be found; `onProgress` hears how far it is, from 0 to 1. */
export async function solve(
  { parameters }: Challenge,
  onProgress: (part: number) => void = () => {},
): Promise<Solution | null> {
  if (parameters.algorithm !== ALGORITHM) return null
  // Browsers keep it from pages that were not opened safely.
  const subtle: SubtleCrypto | undefined = globalThis.crypto?.subtle
  const derive = subtle ? withBrowser(subtle, parameters) : withScript(parameters)
  const nonce = fromHex(parameters.nonce)
  const prefix = parameters.keyPrefix.toLowerCase()
  const steps = Number(parameters.data?.steps) || MOST_STEPS
  for (let first = 0; first <= steps; first += AT_ONCE) {
    const counters = Array.from({ length: AT_ONCE }, (_, place) => first + place)
    const keys = await Promise.all(counters.map((counter) => derive(passwordAt(nonce, counter))))
    for (const [place, key] of keys.entries()) {
      const derivedKey = toHex(key)
      if (derivedKey.startsWith(prefix)) return { counter: first + place, derivedKey }
    }
    onProgress(Math.min(1, (first + AT_ONCE) / steps))
  }
  return null
}

function withBrowser(subtle: SubtleCrypto, { salt, cost, keyLength }: Parameters): Derive {
  const how = { name: 'PBKDF2', hash: 'SHA-256', salt: fromHex(salt), iterations: cost }
  return async (password) => {
    const key = await subtle.importKey('raw', password, 'PBKDF2', false, ['deriveBits'])
    return new Uint8Array(await subtle.deriveBits(how, key, keyLength * 8))
  }
}

function withScript({ salt, cost, keyLength }: Parameters): Derive {
  const bytes = fromHex(salt)
  return (password) => pbkdf2({ password, salt: bytes, cost, keyLength })
}

function passwordAt(nonce: Bytes, counter: number): Bytes {
  const password = new Uint8Array(nonce.length + COUNTER_BYTES)
  password.set(nonce)
  new DataView(password.buffer).setUint32(nonce.length, counter)
  return password
}

function fromHex(text: string): Bytes {
  return Uint8Array.from({ length: text.length / 2 }, (_, i) =>
    Number.parseInt(text.slice(i * 2, i * 2 + 2), 16),
  )
}

function toHex(bytes: Uint8Array): string {
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('')
}
