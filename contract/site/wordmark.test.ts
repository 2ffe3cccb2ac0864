import { expect, test } from 'vitest'
import { headlineFit, lineEm, toHeadline, wordEm } from './wordmark.ts'

test.each([
  ['Angkasa Network', 'Angkasa', 'Angkasa', 'Network'],
  ['NusantaraCraft Network', 'Nusantara', 'NusantaraCraft', 'Network'],
  ['W', 'W', 'W', null],
  ['The Hive', 'Hive', 'The Hive', null],
  ['The Big Minecraft Network', 'Big', 'The Big', 'Minecraft Network'],
  ['MC Nusantara', 'MCN', 'MC Nusantara', null],
  ['MMMMMMMMMMMMMMMMMMMMM', 'MMMMMMMMMMMMMMMMMMMMM', 'MMMMMMMMMMMMMMMMMMMMM', null],
  ['Abcdefghijklmnopqrstuvwxyzabcdef', 'Abc', 'Abc', 'Abcdefghijklmnopqrstuvwxyzabcdef'],
])('%s has the headline %s, %s', (name, shortName, big, small) => {
  expect(toHeadline(name, shortName)).toMatchObject({ big, small })
})

test('the rest of a name is narrow enough for a phone', () => {
  const { smallEm, tracking } = toHeadline('Craft Abcdefghijklmnopqrstuvwxyz', 'Craft')
  expect(tracking).toBe(0.04)
  expect(288 / smallEm).toBeGreaterThan(18)
})

test('widths follow the letters, and what a font may not have is wide', () => {
  expect(lineEm('iii')).toBeLessThan(lineEm('WWW') / 2)
  expect(lineEm('🚀')).toBeGreaterThan(1.2)
  expect(lineEm('e\u0301')).toBeCloseTo(lineEm('e'), 1)
  expect(lineEm('ß')).toBe(lineEm('SS'))
  expect(wordEm('a wide word')).toBe(lineEm('word'))
})

test('every short name is readable as a headline at 320 pixels', () => {
  expect(headlineFit('MMMMMMMMMMMMMMMM MMMMMMMMMMMMMMM', 'MMMMMMMMMMMMMMMM').isReadable).toBe(true)
  expect(headlineFit('🚀'.repeat(8), '🚀'.repeat(8)).isReadable).toBe(false)
  expect(headlineFit('Angkasa Network', 'Angkasa')).toEqual({ px: 81, isReadable: true })
})
