import { expect, test } from 'vitest'
import { carryOptions, changeOption, DEFAULT_OPTION } from './command-options.ts'

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
