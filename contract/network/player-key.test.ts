import fc from 'fast-check'
import { expect, test } from 'vitest'
import { playerKey, playerKeys } from './player-key.ts'
import {
  cutAsInGame,
  encodeUsername,
  inGameUsername,
  isEncodedUsername,
  storedUsername,
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
        // Both editions together are the subject of the next test.
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

/** Names that begin like the prefixes, in both editions. */
const nameLikePrefix = fc
  .record({
    bedrock: fc.boolean(),
    start: fc.constantFrom('', '_', 'BE_', 'be_', 'x', 'X', '-'),
    rest: fc.constantFrom(
      'Foo',
      'foo',
      'F_o',
      'ab',
      'Abcdefghijkl',
      'Abcdefghijklm',
      'abcdefghijklmnO',
      'a-b',
    ),
  })
  .map(({ bedrock, start, rest }) => ({ typed: start + rest, bedrock }))
  .filter(({ typed, bedrock }) => usernameProblem(typed, bedrock) === null)
  .map(({ typed, bedrock }) => encodeUsername(typed, bedrock))

/** Written apart from the product: what Floodgate makes of a name. */
function floodgate(name: string, prefix: string): string {
  if (!name.startsWith('be.')) return name.toLowerCase()
  return (
    prefix +
    name
      .slice(3)
      .replace(/^\./, '')
      .slice(0, 16 - prefix.length)
  ).toLowerCase()
}

const ALONE = ['', '_', 'BE_', 'x', '.', '.-', 'B.', '-'].map((prefix) => [prefix])

test.each([...ALONE, ['.', '_'], ['_', 'x'], ['', ''], ['be_', 'BE_']])(
  'with the prefixes %j two names are one player exactly when one server has one name for them',
  (...prefixes) => {
    fc.assert(
      fc.property(nameLikePrefix, nameLikePrefix, (one, other) => {
        const isSame = prefixes.some((prefix) => floodgate(one, prefix) === floodgate(other, prefix))
        const stored = (name: string) => storedUsername(name, prefixes)
        const isFound = (name: string, by: string) =>
          playerKeys(stored(by), prefixes).includes(playerKey(stored(name)))
        expect([isFound(one, other), isFound(other, one)]).toEqual([isSame, isSame])
        // Also rows from before a prefix was set are found, apart from what only another length cuts.
        if (one.length < 12) expect(playerKeys(stored(other), prefixes).includes(playerKey(one))).toBe(isSame)
        if (new Set(prefixes).size === 1)
          expect(playerKey(stored(one)) === playerKey(stored(other))).toBe(isSame)
        expect(stored(stored(one))).toBe(stored(one))
        for (const prefix of prefixes) expect(floodgate(stored(one), prefix)).toBe(floodgate(one, prefix))
      }),
      { numRuns: 2_000 },
    )
    // The Java player of that name, where one can have it.
    for (const name of prefixes.map((prefix) => `${prefix}Steve`))
      if (usernameProblem(name, false) === null)
        expect(playerKeys(storedUsername('be.Steve', prefixes), prefixes)).toContain(
          playerKey(storedUsername(name, prefixes)),
        )
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
