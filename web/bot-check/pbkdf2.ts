// PBKDF2 with SHA-256 in plain script: for pages opened over http in a home network, where browsers lock their own.

const WORD_COUNT = 64
const BLOCK_BYTES = 64
const HASH_BYTES = 32
const HASH_WORDS = 8

/** The first bits of the fractional parts of the roots of the first primes, as the standard wants them. */
function firstPrimes(count: number): number[] {
  const primes: number[] = []
  for (let number = 2; primes.length < count; number += 1)
    if (primes.every((prime) => number % prime !== 0)) primes.push(number)
  return primes
}

const fraction = (root: number) => ((root - Math.floor(root)) * 2 ** 32) | 0
const ROUNDS = Int32Array.from(firstPrimes(WORD_COUNT), (prime) => fraction(Math.cbrt(prime)))
const START = Int32Array.from(firstPrimes(HASH_WORDS), (prime) => fraction(Math.sqrt(prime)))

const schedule = new Int32Array(WORD_COUNT)

/** Takes one block of sixteen words into the state. */
function compress(state: Int32Array, block: Int32Array): void {
  const w = schedule
  for (let i = 0; i < 16; i += 1) w[i] = word(block, i)
  for (let i = 16; i < WORD_COUNT; i += 1) {
    const x = word(w, i - 15)
    const y = word(w, i - 2)
    const s0 = ((x >>> 7) | (x << 25)) ^ ((x >>> 18) | (x << 14)) ^ (x >>> 3)
    const s1 = ((y >>> 17) | (y << 15)) ^ ((y >>> 19) | (y << 13)) ^ (y >>> 10)
    w[i] = (word(w, i - 16) + s0 + word(w, i - 7) + s1) | 0
  }
  let a = word(state, 0)
  let b = word(state, 1)
  let c = word(state, 2)
  let d = word(state, 3)
  let e = word(state, 4)
  let f = word(state, 5)
  let g = word(state, 6)
  let h = word(state, 7)
  for (let i = 0; i < WORD_COUNT; i += 1) {
    const s1 = ((e >>> 6) | (e << 26)) ^ ((e >>> 11) | (e << 21)) ^ ((e >>> 25) | (e << 7))
    const t1 = (h + s1 + ((e & f) ^ (~e & g)) + word(ROUNDS, i) + word(w, i)) | 0
    const s0 = ((a >>> 2) | (a << 30)) ^ ((a >>> 13) | (a << 19)) ^ ((a >>> 22) | (a << 10))
    const t2 = (s0 + ((a & b) ^ (a & c) ^ (b & c))) | 0
    h = g
    g = f
    f = e
    e = (d + t1) | 0
    d = c
    c = b
    b = a
    a = (t1 + t2) | 0
  }
  state[0] = (word(state, 0) + a) | 0
  state[1] = (word(state, 1) + b) | 0
  state[2] = (word(state, 2) + c) | 0
  state[3] = (word(state, 3) + d) | 0
  state[4] = (word(state, 4) + e) | 0
  state[5] = (word(state, 5) + f) | 0
  state[6] = (word(state, 6) + g) | 0
  state[7] = (word(state, 7) + h) | 0
}

/** No check for a missing word: this is the innermost loop, and its places are all there. */
function word(words: Int32Array, place: number): number {
  return words[place] as number
}

/** The state after `prefixBytes` (whole blocks) and then the message, ended as the standard wants. */
function hash(from: Int32Array, message: Uint8Array, prefixBytes: number): Int32Array {
  const state = Int32Array.from(from)
  const blocks = Math.ceil((message.length + 9) / BLOCK_BYTES)
  const padded = new Uint8Array(blocks * BLOCK_BYTES)
  padded.set(message)
  padded[message.length] = 0x80
  const view = new DataView(padded.buffer)
  view.setUint32(padded.length - 4, (message.length + prefixBytes) * 8)
  for (let at = 0; at < padded.length; at += BLOCK_BYTES)
    compress(
      state,
      Int32Array.from({ length: 16 }, (_, i) => view.getInt32(at + i * 4)),
    )
  return state
}

/** HMAC begins with one block made from the key: its state is worked out once and used for every round. */
function keyed(key: Uint8Array, pad: number): Int32Array {
  const block = new Uint8Array(BLOCK_BYTES).fill(pad)
  for (const [i, byte] of key.entries()) block[i] = byte ^ pad
  const view = new DataView(block.buffer)
  const state = Int32Array.from(START)
  compress(
    state,
    Int32Array.from({ length: 16 }, (_, i) => view.getInt32(i * 4)),
  )
  return state
}

/** A block that holds a hash, after one block that went before. */
function hashBlock(): Int32Array {
  const block = new Int32Array(16)
  block[HASH_WORDS] = 0x80000000 | 0
  block[15] = (BLOCK_BYTES + HASH_BYTES) * 8
  return block
}

type Wanted = { password: Uint8Array; salt: Uint8Array; cost: number; keyLength: number }

/** Passwords of at most one block, which is all that puzzles have. */
export function pbkdf2({ password, salt, cost, keyLength }: Wanted): Uint8Array {
  if (password.length > BLOCK_BYTES) throw new RangeError('the password is longer than a block')
  const inner = keyed(password, 0x36)
  const outer = keyed(password, 0x5c)
  const key = new Uint8Array(Math.ceil(keyLength / HASH_BYTES) * HASH_BYTES)
  const view = new DataView(key.buffer)
  for (let part = 0; part * HASH_BYTES < keyLength; part += 1) {
    const words = derivePart(inner, outer, { salt, cost, part })
    for (const [i, value] of words.entries()) view.setInt32(part * HASH_BYTES + i * 4, value)
  }
  return key.slice(0, keyLength)
}

type Part = { salt: Uint8Array; cost: number; part: number }

function derivePart(inner: Int32Array, outer: Int32Array, { salt, cost, part }: Part): Int32Array {
  const message = new Uint8Array(salt.length + 4)
  message.set(salt)
  new DataView(message.buffer).setUint32(salt.length, part + 1)
  const innerBlock = hashBlock()
  const outerBlock = hashBlock()
  const state = new Int32Array(HASH_WORDS)
  const finish = (digest: Int32Array) => {
    outerBlock.set(digest)
    state.set(outer)
    compress(state, outerBlock)
  }
  finish(hash(inner, message, BLOCK_BYTES))
  const sum = Int32Array.from(state)
  for (let round = 1; round < cost; round += 1) {
    innerBlock.set(state)
    state.set(inner)
    compress(state, innerBlock)
    finish(state)
    for (let i = 0; i < HASH_WORDS; i += 1) sum[i] = word(sum, i) ^ word(state, i)
  }
  return sum
}
