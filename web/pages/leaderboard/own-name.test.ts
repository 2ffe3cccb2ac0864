import { expect, test } from 'vitest'
import { placeOf, readOwnName } from './own-name.ts'

const bought = (username: unknown, bedrock: unknown) => JSON.stringify({ username, bedrock })

test.each([
  ['the voter before the buyer', 'Ayu', bought('Budi', false), { name: 'Ayu', isYou: true }],
  ['the buyer', null, bought('Budi', false), { name: 'Budi', isYou: true }],
  [
    'a buyer of Bedrock as the game shows him',
    null,
    bought('Si Kancil', true),
    { name: '.Si_Kancil', isYou: true },
  ],
  ['who was looked at, who need not be the visitor', null, null, { name: 'Dewi', isYou: false }],
  ['no buyer from a broken entry', null, bought(7, true), { name: 'Dewi', isYou: false }],
  ['no buyer from what is no JSON', null, '{', { name: 'Dewi', isYou: false }],
])('the own name is that of %s', (_, voter, stored, own) => {
  expect(readOwnName(voter, stored, 'Dewi')).toEqual(own)
})

test('a browser that knows nobody has no own name', () => {
  expect(readOwnName(null, null)).toBeNull()
  expect(placeOf([{ name: 'Ayu' }], null)).toBe(-1)
})

test('the own place is found in any case, and a Bedrock player is not the Java player of that name', () => {
  const entries = [{ name: 'Ayu' }, { name: '.ayu' }]
  expect(placeOf(entries, { name: 'AYU', isYou: true })).toBe(0)
  expect(placeOf(entries, { name: '.Ayu', isYou: true })).toBe(1)
})
