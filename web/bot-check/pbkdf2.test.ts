import { pbkdf2Sync } from 'node:crypto'
import { expect, test } from 'vitest'
import { pbkdf2 } from './pbkdf2.ts'

const bytes = (length: number) => Uint8Array.from({ length }, (_, place) => (place * 37 + length) % 256)

test.each([
  { password: 0, salt: 0, cost: 1, keyLength: 32 },
  { password: 20, salt: 16, cost: 2_000, keyLength: 32 },
  { password: 64, salt: 51, cost: 3, keyLength: 20 },
  { password: 5, salt: 52, cost: 2, keyLength: 70 },
  { password: 5, salt: 119, cost: 7, keyLength: 64 },
])('password $password, salt $salt, cost $cost: the same key as everywhere', (sizes) => {
  const { cost, keyLength } = sizes
  const [password, salt] = [bytes(sizes.password), bytes(sizes.salt)]
  const key = pbkdf2({ password, salt, cost, keyLength })

  expect(Buffer.from(key).equals(pbkdf2Sync(password, salt, cost, keyLength, 'sha256'))).toBe(true)
})

test('a password longer than a block is refused, not cut', () => {
  expect(() => pbkdf2({ password: bytes(65), salt: bytes(16), cost: 1, keyLength: 32 })).toThrow(RangeError)
})
