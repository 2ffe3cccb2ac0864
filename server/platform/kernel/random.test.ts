import { expect, test } from 'vitest'
import { jittered, newId, systemRandom } from './random.ts'

test('an id consists of characters that are not confused with each other', () => {
  expect(newId(systemRandom)).toMatch(/^[0-9A-HJKMNP-TV-Z]{26}$/)
})

test('every character is equally likely', () => {
  const bytes = Uint8Array.from({ length: 256 }, (_, byte) => byte)
  const counts = Map.groupBy(newId({ bytes: () => bytes }, 256), (sign) => sign)

  expect([...counts.values()].map(({ length }) => length)).toEqual(Array(32).fill(8))
})

test('jitter is at most a tenth', () => {
  const at = (byte: number) => jittered(1_000, { bytes: () => Uint8Array.of(byte) })

  expect([at(0), at(255)]).toEqual([900, 1_100])
})
