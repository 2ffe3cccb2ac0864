import { expect, test } from 'vitest'
import { Reference } from './payment.schema.ts'
import { CROCKFORD_ALPHABET, isReference, REFERENCE_CHARACTERS, toReference } from './reference.ts'

const GOOD = 'K7QD-9MVX-2TRA-H4PE-W8NC-0JKG-SZ3B'

test('a reference has at least 128 random bits', () => {
  expect(REFERENCE_CHARACTERS * Math.log2(CROCKFORD_ALPHABET.length)).toBeGreaterThanOrEqual(128)
})

test('accepts every character of the alphabet and no other', () => {
  for (let code = 0; code < 0x180; code++) {
    const character = String.fromCharCode(code)
    expect(isReference(character + GOOD.slice(1)), `U+${code.toString(16)}`).toBe(
      CROCKFORD_ALPHABET.includes(character),
    )
  }
})

test('accepts exactly 28 characters in groups of four', () => {
  const characters = CROCKFORD_ALPHABET.slice(0, REFERENCE_CHARACTERS)
  expect(isReference(toReference(characters))).toBe(true)
  expect(isReference(toReference(characters.slice(1)))).toBe(false)
  expect(isReference(toReference(`${characters}A`))).toBe(false)
})

test('normalizes lower case, spaces, missing dashes and look-alike letters', () => {
  expect(toReference(GOOD)).toBe(GOOD)
  expect(toReference(` ${GOOD.toLowerCase().replaceAll('-', ' ')} `)).toBe(GOOD)
  expect(toReference(GOOD.replaceAll('-', ''))).toBe(GOOD)
  expect(toReference('oil')).toBe('011')
  expect(toReference('')).toBe('')
})

test('refuses an impossible reference with the code of an unknown one', () => {
  expect(Reference.parse(GOOD.toLowerCase())).toBe(GOOD)
  const others = [`${GOOD}-AAAA`, `${GOOD}\n!`, 'T0001000000000000006', 'a'.repeat(5_000)]
  for (const text of ['', 'x', ...others, 7, null]) {
    const [issue] = Reference.safeParse(text).error?.issues ?? []
    expect(issue?.message, String(text).slice(0, 40)).toBe('payment_not_found')
  }
})
