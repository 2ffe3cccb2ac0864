import { expect, test } from 'vitest'
import { readCommands, toCommandColumns } from './commands.ts'

const GIVE = { text: 'points give %player% 80', server: null, waitOnline: false }
const MONEY = { text: 'eco give %player% 500', server: 'skyblock', waitOnline: true }

test('commands without options are stored as the version before stores them', () => {
  expect(toCommandColumns([{ text: GIVE.text }])).toEqual({
    commands: '["points give %player% 80"]',
    command_options: null,
  })
})

test('reads back server and waiting of each command', () => {
  expect(readCommands(toCommandColumns([GIVE, MONEY]))).toEqual([GIVE, MONEY])
  expect(readCommands({ commands: '[]', command_options: null })).toEqual([])
})

test('a text that the version before has changed loses its options', () => {
  const { command_options } = toCommandColumns([MONEY, GIVE])
  const commands = JSON.stringify([GIVE.text, 'eco give %player% 900', MONEY.text])
  expect(readCommands({ commands, command_options }).every(({ server }) => server === null)).toBe(true)
})
