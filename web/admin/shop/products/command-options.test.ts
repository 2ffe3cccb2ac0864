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

test('a line keeps its options while it is typed', () => {
  expect(readCommands('give 8\neco', BOTH)).toEqual([{ ...GIVE, text: 'give 8' }, ECO])
  expect(readCommands('give\n\n eco \n', BOTH)).toEqual(BOTH)
})

test('a line keeps its options when it moves', () => {
  expect(readCommands('say hi\ngive\neco', BOTH)).toEqual([command('say hi'), GIVE, ECO])
  expect(readCommands('eco', BOTH)).toEqual([ECO])
  expect(readCommands('eco\ngive', BOTH)).toEqual([ECO, GIVE])
})

test('a new line goes to the first server at once', () => {
  expect(readCommands('give\neco\nsay', BOTH)).toEqual([GIVE, ECO, command('say')])
  expect(readCommands('give', [])).toEqual([command('give')])
})

test('of equal lines each keeps its own options', () => {
  const twice = [GIVE, { ...ECO, text: 'give' }]
  expect(readCommands('give\ngive\ngive', twice)).toEqual([...twice, command('give')])
  expect(writeCommands(twice)).toBe('give\ngive')
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
