import { expect, test } from 'vitest'
import { carryOptions, changeOption, DEFAULT_OPTION, sendToAll } from './command-options.ts'

const SKYBLOCK = { server: 'skyblock', waitOnline: true }
const CREATIVE = { server: 'creative', waitOnline: false }
const typed = { commands: 'give\neco', options: [SKYBLOCK, CREATIVE] }

test('a line keeps its options while it is typed', () => {
  expect(carryOptions(typed, 'give 8\neco')).toEqual([SKYBLOCK, CREATIVE])
  expect(carryOptions(typed, 'give\n\n eco \n')).toEqual([SKYBLOCK, CREATIVE])
})

test('a line keeps its options when it moves', () => {
  expect(carryOptions(typed, 'say hi\ngive\neco')).toEqual([DEFAULT_OPTION, SKYBLOCK, CREATIVE])
  expect(carryOptions(typed, 'eco')).toEqual([CREATIVE])
  expect(carryOptions(typed, 'eco\ngive')).toEqual([CREATIVE, SKYBLOCK])
})

test('a new line goes to the first server at once', () => {
  expect(carryOptions(typed, 'give\neco\nsay')).toEqual([SKYBLOCK, CREATIVE, DEFAULT_OPTION])
  expect(carryOptions({ commands: '', options: [] }, 'give')).toEqual([DEFAULT_OPTION])
})

test('of equal lines each keeps its own options', () => {
  const twice = { commands: 'give\ngive', options: [SKYBLOCK, CREATIVE] }
  expect(carryOptions(twice, 'give\ngive\ngive')).toEqual([SKYBLOCK, CREATIVE, DEFAULT_OPTION])
})

test('changes one line only', () => {
  expect(changeOption(typed.options, 1, { waitOnline: true })).toEqual([
    SKYBLOCK,
    { server: 'creative', waitOnline: true },
  ])
})

test('a line for every server is added where it is missing, with the same waiting', () => {
  const servers = ['survival', 'skyblock', 'creative']
  expect(sendToAll(typed, 0, servers)).toEqual({
    commands: 'give\ngive\ngive\neco',
    options: [
      SKYBLOCK,
      { server: 'survival', waitOnline: true },
      { server: 'creative', waitOnline: true },
      CREATIVE,
    ],
  })
  const all = sendToAll(typed, 0, servers)
  expect(sendToAll(all, 1, servers)).toEqual(all)
  expect(sendToAll({ commands: 'a', options: [] }, 0, ['survival', 'skyblock'])).toEqual({
    commands: 'a\na',
    options: [DEFAULT_OPTION, { server: 'skyblock', waitOnline: false }],
  })
})
