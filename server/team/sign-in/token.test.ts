import { expect, test } from 'vitest'
import { systemRandom } from '#server/platform/kernel/random.ts'
import { isToken, newToken } from './token.ts'

const COUNT = 10_000
const BITS = 256
/** Six and a half times the spread of an even coin: it does not happen by chance. */
const OFF_AT_MOST = 325

test('ten thousand tokens are unique with evenly distributed bits', () => {
  const tokens = Array.from({ length: COUNT }, () => newToken(systemRandom))
  const set = new Array<number>(BITS).fill(0)
  for (const token of tokens) {
    const bytes = Buffer.from(token, 'base64url')
    for (let bit = 0; bit < BITS; bit += 1) {
      set[bit] = (set[bit] ?? 0) + (((bytes[bit >> 3] ?? 0) >> (bit & 7)) & 1)
    }
  }

  expect(tokens.filter((token) => !isToken(token))).toEqual([])
  expect(new Set(tokens).size).toBe(COUNT)
  expect(new Set(tokens.map((token) => token.slice(0, 11))).size).toBe(COUNT)
  expect(set.filter((count) => Math.abs(count - COUNT / 2) > OFF_AT_MOST)).toEqual([])
})
