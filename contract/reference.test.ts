import { expect, test } from 'vitest'
import { Reference } from './payment.schema.ts'
import {
  isReference,
  REFERENCE_ALPHABET,
  REFERENCE_GROUP_SIGNS,
  REFERENCE_SIGNS,
  toReference,
} from './reference.ts'

const GOOD = 'K7QD-9MVX-2TRA-H4PE-W8NC-0JKG-SZ3B'

test('a reference has at least 128 random bits', () => {
  expect(REFERENCE_SIGNS * Math.log2(REFERENCE_ALPHABET.length)).toBeGreaterThanOrEqual(128)
  expect(REFERENCE_SIGNS % REFERENCE_GROUP_SIGNS).toBe(0)
})

test('every sign of the alphabet is accepted, and no other', () => {
  for (let code = 0; code < 0x180; code++) {
    const sign = String.fromCharCode(code)
    expect(isReference(sign + GOOD.slice(1)), `U+${code.toString(16)}`).toBe(
      REFERENCE_ALPHABET.includes(sign),
    )
  }
})

test('the alphabet, grouped, is what is accepted', () => {
  const signs = REFERENCE_ALPHABET.slice(0, REFERENCE_SIGNS)
  expect(isReference(toReference(signs))).toBe(true)
  expect(isReference(toReference(signs.slice(1)))).toBe(false)
  expect(isReference(toReference(`${signs}A`))).toBe(false)
})

test('a reference may be typed in small letters, with spaces, without dashes, and with look-alikes', () => {
  expect(toReference(GOOD)).toBe(GOOD)
  expect(toReference(` ${GOOD.toLowerCase().replaceAll('-', ' ')} `)).toBe(GOOD)
  expect(toReference(GOOD.replaceAll('-', ''))).toBe(GOOD)
  expect(toReference('oil')).toBe('011')
  expect(toReference('')).toBe('')
})

test('a reference that cannot exist is answered like one that does not', () => {
  expect(Reference.parse(GOOD.toLowerCase())).toBe(GOOD)
  for (const sent of [
    '',
    'x',
    `${GOOD}-AAAA`,
    `${GOOD}\n!`,
    'T0001000000000000006',
    'a'.repeat(5_000),
    7,
    null,
  ]) {
    const [issue] = Reference.safeParse(sent).error?.issues ?? []
    expect(issue?.message, String(sent).slice(0, 40)).toBe('payment_not_found')
  }
})
