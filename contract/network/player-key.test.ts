import fc from 'fast-check'
import { expect, test } from 'vitest'
import { playerKey } from './player-key.ts'
import {
  cutAsInGame,
  encodeUsername,
  inGameUsername,
  isEncodedUsername,
  usernameProblem,
} from './username.ts'

test.each([
  ['the spelling does not count', 'Steve_07', 'steve_07'],
  ['the mark of Bedrock stays', 'be.Budi', 'be.budi'],
  ['a typed dot does not count', 'be..Budi', 'be.budi'],
  ['a name that the game cuts is what is left', 'be.ABCDEFGHIJKLMNOxyz', 'be.abcdefghijklmno'],
  ['also with a typed dot', 'be..Abcdefghijklmno', 'be.abcdefghijklmno'],
  ['a shorter name is another player', 'be.Abcdefghijklmn', 'be.abcdefghijklmn'],
])('%s: %s has the key %s', (_rule, name, key) => {
  expect(playerKey(name)).toBe(key)
})

/** Few letters, so that two names are often the same player. */
const typedName = (bedrock: boolean) =>
  fc
    .array(fc.constantFrom(...(bedrock ? ['a', 'A', 'b', '_', ' ', '.'] : ['a', 'A', 'b', '_', '-'])), {
      minLength: 3,
      maxLength: 8,
    })
    .map((letters) => letters.join(''))

const username = fc.boolean().chain((bedrock) =>
  fc
    .record({
      start: typedName(bedrock),
      fill: fc.constantFrom('', 'x'.repeat(7), 'x'.repeat(12)),
      end: fc.constantFrom('', 'Y', 'yz'),
      dot: fc.boolean(),
    })
    .map(({ start, fill, end, dot }) => ({
      typed: (bedrock && dot ? '.' : '') + start + fill + end,
      bedrock,
    }))
    .filter(({ typed }) => usernameProblem(typed, bedrock) === null)
    .map(({ typed }) => encodeUsername(typed, bedrock)),
)

/** Pairs that are variations of one name, so that both outcomes occur. */
const pair = fc.oneof(
  fc.tuple(username, username),
  fc
    .tuple(
      username,
      fc.record({ end: fc.constantFrom('', 'z', 'Zz'), upper: fc.boolean(), dot: fc.boolean() }),
    )
    .map(([name, { end, upper, dot }]): [string, string] => {
      const other = (upper ? upperCase(name) : name) + end
      return [name, dot ? other.replace(/^be\.(?!\.)/, 'be..') : other]
    })
    .filter(([, other]) => isEncodedUsername(other)),
)

function upperCase(name: string): string {
  return name.startsWith('be.') ? `be.${name.slice(3).toUpperCase()}` : name.toUpperCase()
}

test.each([[['.']], [['*-']], [['BE_']], [['.', 'BE_']], [['bedrock_', 'B-']]])(
  'with the prefixes %j the same name on every server is the same key',
  (prefixes) => {
    const namesOf = (name: string) =>
      prefixes.map((prefix) => inGameUsername(name, prefix).toLowerCase()).join(' ')
    const editionOf = (name: string) => (name.startsWith('be.') ? 'bedrock' : 'java')
    const isOne = prefixes.some(({ length }) => length === 1)
    let same = 0
    fc.assert(
      fc.property(pair, ([one, other]) => {
        // Java names that begin with the letters of a prefix are no Bedrock players: docs/glossary.md.
        const isSame = editionOf(one) === editionOf(other) && namesOf(one) === namesOf(other)
        // With a prefix of one character the key alone is enough.
        const keyOf = (name: string) => playerKey(isOne ? name : cutAsInGame(name, prefixes))
        same += Number(isSame && one !== other)
        expect(keyOf(one) === keyOf(other)).toBe(isSame)
      }),
      { numRuns: 500 },
    )
    expect(same).toBeGreaterThan(0)
  },
)

test('a name is cut without another change, and cutting it again changes nothing', () => {
  expect(cutAsInGame('Abcdefghijklmnopqrst', ['BE_'])).toBe('Abcdefghijklmnopqrst')
  expect(cutAsInGame('be..Abcdefghijklmnop', ['.'])).toBe('be..Abcdefghijklmno')
  fc.assert(
    fc.property(username, (name) => {
      const cut = cutAsInGame(name, ['BE_'])
      expect(cutAsInGame(cut, ['BE_'])).toBe(cut)
      expect(inGameUsername(cut, 'BE_')).toBe(inGameUsername(name, 'BE_'))
    }),
  )
})
