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
  ...[
    '',
    '@a',
    '@e[type=player]',
    'Steve\n',
    '\nSteve',
    ' Steve',
    'Steve ',
    '/op Steve',
    '%player%',
    '😀😀😀',
  ],
  ...['be.Ste-ve', 'be.Steve\n', 'be.@a@', 'BE.Steve', 'be_.Steve', '.Steve', 'Ste.ve', '__proto__.x'],
]

test('a name that is missing is required, in both editions', () => {
  for (const bedrock of [false, true]) {
    expect(usernameProblem('', bedrock)).toBe('usernameRequired')
    expect(usernameProblem('   ', bedrock)).toBe('usernameRequired')
    expect(usernameProblem('\t\n', bedrock)).toBe('usernameRequired')
  }
})

test('a name has 3 to 20 characters, in both editions', () => {
  for (const bedrock of [false, true]) {
    expect(usernameProblem('ab', bedrock)).toBe('usernameLength')
    expect(usernameProblem('abc', bedrock)).toBeNull()
    expect(usernameProblem('a'.repeat(20), bedrock)).toBeNull()
    expect(usernameProblem('a'.repeat(21), bedrock)).toBe('usernameLength')
  }
})

test('space around a name does not count, in both editions', () => {
  for (const bedrock of [false, true]) {
    expect(usernameProblem('  ab  ', bedrock)).toBe('usernameLength')
    expect(usernameProblem('  abc  ', bedrock)).toBeNull()
    expect(usernameProblem(` ${'a'.repeat(20)} `, bedrock)).toBeNull()
  }
})

test('validates the length before the characters', () => {
  expect(usernameProblem('!', false)).toBe('usernameLength')
  expect(usernameProblem('!'.repeat(21), true)).toBe('usernameLength')
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

test('a Java name is encoded as typed, without the space around it', () => {
  expect(encodeUsername(' Steve_07 ', false)).toBe('Steve_07')
})

test('a Bedrock name is encoded with its mark and underscores for spaces', () => {
  expect(encodeUsername(' My Cool Name ', true)).toBe('be.My_Cool_Name')
  expect(encodeUsername('.Steve', true)).toBe('be..Steve')
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

test('a Bedrock name is shown with a dot, a Java name as it is', () => {
  expect(shownUsername('be.My_Name')).toBe('.My_Name')
  expect(shownUsername('Steve')).toBe('Steve')
  expect(shownUsername('bee')).toBe('bee')
})

test('a dot that the visitor typed is not shown twice', () => {
  expect(shownUsername('be..Steve')).toBe('.Steve')
  expect(shownUsername('be...Steve')).toBe('..Steve')
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

test('a Java name is the same in the game, whatever its length', () => {
  expect(inGameUsername('Steve', '.')).toBe('Steve')
  expect(inGameUsername('a'.repeat(20), '.')).toBe('a'.repeat(20))
})

test('a Bedrock name gets the prefix of the game server', () => {
  expect(inGameUsername('be.My_Name', '.')).toBe('.My_Name')
  expect(inGameUsername('be.My_Name', '*')).toBe('*My_Name')
  expect(inGameUsername('be.My_Name', '')).toBe('My_Name')
})

test('a Bedrock name is cut to 16 characters with its prefix', () => {
  expect(inGameUsername('be.abcdefghijklmno', '.')).toBe('.abcdefghijklmno')
  expect(inGameUsername('be.abcdefghijklmnop', '.')).toBe('.abcdefghijklmno')
  expect(inGameUsername(`be.${'a'.repeat(20)}`, 'br_')).toBe(`br_${'a'.repeat(13)}`)
  expect(inGameUsername(`be.${'a'.repeat(20)}`, '')).toBe('a'.repeat(16))
})

test('a dot that the visitor typed is dropped once before the name is cut', () => {
  expect(inGameUsername('be..Steve', '.')).toBe('.Steve')
  expect(inGameUsername('be..Steve', '*')).toBe('*Steve')
  expect(inGameUsername('be...Steve', '.')).toBe('..Steve')
  expect(inGameUsername('be..abcdefghijklmnop', '.')).toBe('.abcdefghijklmno')
})

test('a prefix that leaves no room for a name falls back to the dot, as in Floodgate', () => {
  expect(inGameUsername('be.Steve', 'p'.repeat(16))).toBe('.Steve')
  expect(inGameUsername('be.Steve', 'p'.repeat(15))).toBe(`${'p'.repeat(15)}S`)
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
  expect(isReservedUsername('be.Steve', { bedrockPrefix: '-' })).toBe(false)
  expect(isReservedUsername('Herobrine', { more: ['herobrine'] })).toBe(true)
})
