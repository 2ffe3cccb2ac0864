import { expect, test } from 'vitest'
import { splitCommands } from './order-deliveries.ts'

test('one group for each server and way of sending, in the order of the commands', () => {
  const commands = [
    { text: 'a' },
    { text: 'b', server: 'skyblock', waitOnline: true },
    { text: 'c', server: 'survival' },
    { text: 'd', server: 'skyblock' },
    { text: 'e', waitOnline: true },
    { text: 'f', server: 'skyblock', waitOnline: true },
  ]
  expect(splitCommands(commands, 'survival')).toEqual([
    { server: 'survival', waitOnline: false, texts: ['a', 'c'] },
    { server: 'skyblock', waitOnline: true, texts: ['b', 'f'] },
    { server: 'skyblock', waitOnline: false, texts: ['d'] },
    { server: 'survival', waitOnline: true, texts: ['e'] },
  ])
})
