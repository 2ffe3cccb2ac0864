import { expect, test } from 'vitest'
import { readCommands, sendToAll, writeCommands } from './command-options.ts'

const command = (text: string, server?: string, wait_online = false) => ({
  type: 'commands' as const,
  text,
  ...(server && { server }),
  wait_online,
})
const GIVE = command('give', 'skyblock', true)
const ECO = command('eco', 'creative')
const BOTH = [GIVE, ECO]

const TWICE = [GIVE, { ...ECO, text: 'give' }]

test.each([
  ['keeps its options while it is typed', 'give 8\neco', BOTH, [{ ...GIVE, text: 'give 8' }, ECO]],
  ['keeps its options between empty lines', 'give\n\n eco \n', BOTH, BOTH],
  ['keeps its options below a new one', 'say hi\ngive\neco', BOTH, [command('say hi'), GIVE, ECO]],
  ['keeps its options when another is removed', 'eco', BOTH, [ECO]],
  ['keeps its options when it moves', 'eco\ngive', BOTH, [ECO, GIVE]],
  ['that is new goes to the first server at once', 'give\neco\nsay', BOTH, [GIVE, ECO, command('say')]],
  ['that is the first one goes there, too', 'give', [], [command('give')]],
  ['keeps its own options among equal ones', 'give\ngive\ngive', TWICE, [...TWICE, command('give')]],
])('a line %s', (_, typed, before, after) => {
  expect(readCommands(typed, before)).toEqual(after)
})

test('commands are written one per line', () => {
  expect(writeCommands(TWICE)).toBe('give\ngive')
})

test('a line for every server is added where it is missing, with the same waiting', () => {
  const servers = ['survival', 'skyblock', 'creative']
  const all = sendToAll(BOTH, 0, servers)
  expect(all).toEqual([GIVE, { ...GIVE, server: 'survival' }, { ...GIVE, server: 'creative' }, ECO])
  expect(sendToAll(all, 1, servers)).toEqual(all)
  expect(sendToAll([command('a')], 0, ['survival', 'skyblock'])).toEqual([
    command('a'),
    command('a', 'skyblock'),
  ])
})
