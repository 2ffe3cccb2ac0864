import { expect, test } from 'vitest'
import { EncodedUsername } from '#contract/shop/store.schema.ts'
import {
  encodeUsername,
  inGameUsername,
  isEncodedUsername,
  isReservedUsername,
  isUsernameWorthChecking,
  maskedUsername,
  shownUsername,
  USERNAME_CHECK_DELAY_MS,
  usernameProblem,
} from './username.ts'

/** Single characters in a name have a test of their own. */
const HOSTILE = [
  ...'@a @e[type=player] %player% 😀😀😀 be.Ste-ve be.@a@ BE.Steve be_.Steve .Steve Ste.ve __proto__.x'.split(
    ' ',
  ),
  ...['', 'Steve\n', '\nSteve', ' Steve', 'Steve ', '/op Steve', 'be.Steve\n'],
]

test.each([
  ['a missing name', ['', '   ', '\t\n'], 'usernameRequired'],
  ['fewer than 3 characters without the space around them', ['ab', '  ab  ', '!'], 'usernameLength'],
  [
    'more than 20 characters, before any character is looked at',
    ['a'.repeat(21), '!'.repeat(21)],
    'usernameLength',
  ],
  ['3 to 20 characters', ['abc', '  abc  ', 'a'.repeat(20), ` ${'a'.repeat(20)} `], null],
])('in both editions %s: %j is %s', (_rule, names, problem) => {
  for (const name of names)
    expect([usernameProblem(name, false), usernameProblem(name, true)], name).toEqual([problem, problem])
})

test('a Java name holds letters, digits, underscore and hyphen only', () => {
  expect(usernameProblem('Az09_-', false)).toBeNull()
  for (const name of ['Ste ve', 'Ste.ve', 'Ste!ve', 'Stévé', 'Ste@ve', '😀😀', 'Ste\nve']) {
    expect(usernameProblem(name, false), name).toBe('usernameCharacters')
  }
})

test('a Bedrock name holds letters, digits, space, dot and underscore only', () => {
  expect(usernameProblem('Az 09._', true)).toBeNull()
  for (const name of ['Ste-ve', 'Ste!ve', 'Stévé', 'Ste\tve', 'Ste\u00a0ve', 'Ste\nve']) {
    expect(usernameProblem(name, true), name).toBe('usernameCharacters')
  }
})

test('validates half a second after typing stops, from two characters on', () => {
  expect(USERNAME_CHECK_DELAY_MS).toBe(500)
  expect(isUsernameWorthChecking('')).toBe(false)
  expect(isUsernameWorthChecking(' a ')).toBe(false)
  expect(isUsernameWorthChecking('ab')).toBe(true)
  expect(isUsernameWorthChecking('  ab ')).toBe(true)
})

test.each([
  ['a Java name', ' Steve_07 ', false, 'Steve_07'],
  ['the mark of Bedrock, and underscores for spaces', ' My Cool Name ', true, 'be.My_Cool_Name'],
  ['a typed dot', '.Steve', true, 'be..Steve'],
])('encodes %s: %j', (_rule, typed, bedrock, encoded) => {
  expect(encodeUsername(typed, bedrock)).toBe(encoded)
})

test('every name without a problem encodes to a form that the API accepts', () => {
  const names = ['abc', 'a'.repeat(20), 'A_1', ' Steve ', '...', 'a b', '. a', 'x  y']
  for (const bedrock of [false, true]) {
    for (const name of names.filter((name) => usernameProblem(name, bedrock) === null)) {
      expect(isEncodedUsername(encodeUsername(name, bedrock)), name).toBe(true)
    }
  }
})

test('the API accepts exactly the encoded form of both editions', () => {
  for (const name of ['abc', 'A-b_9', 'a'.repeat(20), 'be.abc', 'be.A.b_9', `be.${'a'.repeat(20)}`]) {
    expect(EncodedUsername.safeParse(name).data, name).toBe(name)
  }
  for (const name of ['ab', 'a'.repeat(21), 'be.', 'be.ab', `be.${'a'.repeat(21)}`, 'bee']) {
    expect(EncodedUsername.safeParse(name).success, name).toBe(name === 'bee')
  }
})

test('no hostile name passes the API', () => {
  for (const name of HOSTILE)
    expect(EncodedUsername.safeParse(name).success, JSON.stringify(name)).toBe(false)
  for (const name of [undefined, null, 7, ['Steve'], { toString: () => 'Steve' }]) {
    expect(EncodedUsername.safeParse(name).success).toBe(false)
  }
})

test('whatever passes the API holds nothing but letters, digits, underscore, dot and hyphen', () => {
  const characters = Array.from({ length: 0x3000 }, (_, code) => String.fromCharCode(code))
  const passing = characters.filter(
    (character) => isEncodedUsername(`ab${character}cd`) || isEncodedUsername(`be.ab${character}cd`),
  )
  expect(passing).toEqual(characters.filter((character) => /[A-Za-z0-9_.-]/.test(character)))
})

test.each([
  ['be.My_Name', '.My_Name'],
  ['Steve', 'Steve'],
  ['bee', 'bee'],
  ['be..Steve', '.Steve'],
  ['be...Steve', '..Steve'],
])('%s is shown as %s, without a second dot', (name, shown) => {
  expect(shownUsername(name)).toBe(shown)
})

test.each([
  ['Budi_07', 'Bu***07'],
  ['Budi_Santoso', 'Bu***so'],
  ['a'.repeat(20), 'aa***aa'],
  ['Steve', 'S***e'],
  ['Alex', 'A***'],
  ['Ayu', 'A***'],
  ['.My_Name', '.My***me'],
  ['.Ayu', '.A***'],
])('%s is shortened to %s', (name, masked) => {
  expect(maskedUsername(name)).toBe(masked)
})

test.each([
  ['a Java name stays, whatever its length', 'a'.repeat(20), '.', 'a'.repeat(20)],
  ['a Bedrock name gets the prefix', 'be.My_Name', '*', '*My_Name'],
  ['no prefix', 'be.My_Name', '', 'My_Name'],
  ['16 characters with the prefix', 'be.abcdefghijklmno', '.', '.abcdefghijklmno'],
  ['a character more is cut', 'be.abcdefghijklmnop', '.', '.abcdefghijklmno'],
  ['cut after a longer prefix', `be.${'a'.repeat(20)}`, 'br_', `br_${'a'.repeat(13)}`],
  ['cut without a prefix', `be.${'a'.repeat(20)}`, '', 'a'.repeat(16)],
  ['a typed dot is dropped', 'be..Steve', '*', '*Steve'],
  ['a typed dot is dropped once', 'be...Steve', '.', '..Steve'],
  ['a typed dot is dropped before the cut', 'be..abcdefghijklmnop', '.', '.abcdefghijklmno'],
  ['a prefix that leaves no room is the dot, as in Floodgate', 'be.Steve', 'p'.repeat(16), '.Steve'],
  ['a prefix that leaves room for one character', 'be.Steve', 'p'.repeat(15), `${'p'.repeat(15)}S`],
])('in the game %s: %s with %j', (_rule, name, prefix, shown) => {
  expect(inGameUsername(name, prefix)).toBe(shown)
})

test('refuses a very long name', () => {
  const long = 'a'.repeat(100_000)
  expect(usernameProblem(`${long}!`, false)).toBe('usernameLength')
  expect(EncodedUsername.safeParse(`be.${long}!`).success).toBe(false)
})

test.each(['all', 'ALL', 'AllOffline', 'everyone', 'online', 'Console', '-s-', '--all'])(
  '%s could mean more than one player, and is refused',
  (name) => {
    expect(usernameProblem(name, false)).toBe('usernameReserved')
    expect(isReservedUsername(name)).toBe(true)
  },
)

test('a name that only resembles a reserved one is a name', () => {
  for (const name of ['allen', 'console_', 'a-b', '_all']) expect(usernameProblem(name, false)).toBeNull()
  expect(usernameProblem('all', true)).toBeNull()
})

test('reserved is what the game would read: with the prefix of Bedrock names, and the words of the owner', () => {
  expect(isReservedUsername('be.ll', { bedrockPrefix: 'a' })).toBe(true)
  expect(isReservedUsername('be.Steve', { bedrockPrefix: '-' })).toBe(true)
  expect(isReservedUsername('Herobrine', { more: ['herobrine'] })).toBe(true)
})
