import { expect, test } from 'vitest'
import { keysOfTyped, toKnownName } from './known-name.ts'
import { dayOf, toLastSeen } from './last-seen.ts'
import { mergeRow, toRows } from './merge-names.ts'
import { nearNames } from './near-names.ts'

const BEDROCK_ID = '00000000-0000-0000-0009-01f5a6b7c8d9'
const JAVA_ID = '7a1c2f3e-1111-4222-a333-123456789abc'
const NOW = new Date('2026-11-16T16:00:00Z')

test('a name in the game and the same name as it is typed have one key', () => {
  expect(toKnownName('.Putri_Ayu', ['.'], BEDROCK_ID)).toMatchObject({
    key: 'be.putri_ayu',
    edition: 'bedrock',
  })
  expect(keysOfTyped('Putri Ayu', 'bedrock', ['.'])).toEqual(['be.putri_ayu'])
  expect(keysOfTyped('.Putri_Ayu', 'bedrock', ['.'])).toEqual(['be.putri_ayu'])
  expect(toKnownName('Budi_07', ['.'], JAVA_ID)).toMatchObject({ key: 'budi_07', edition: 'java' })
  expect(keysOfTyped(' Budi_07 ', 'java', ['.'])).toEqual(['budi_07'])
})

test('a long Bedrock name is found as Floodgate cuts it, with the prefix of each server', () => {
  const cut = toKnownName('.PutriNusantara1', ['.'], BEDROCK_ID)
  expect(keysOfTyped('PutriNusantara12345', 'bedrock', ['.', 'BE_'])).toContain(cut.key)
  const other = toKnownName('BE_PutriNusantar', ['BE_'], BEDROCK_ID)
  expect(keysOfTyped('PutriNusantara12345', 'bedrock', ['.', 'BE_'])).toContain(other.key)
})

test('the id decides on the edition, and the prefix only where there is no id', () => {
  expect(toKnownName('Ayu', [''], BEDROCK_ID).edition).toBe('bedrock')
  expect(toKnownName('.Ayu', ['.']).edition).toBe('bedrock')
  expect(toKnownName('Ayu', ['', '.']).edition).toBe('java')
})

test.each([
  ['a wrong character', 'Budi_Santosa', 'Budi_Santoso'],
  ['a missing character', 'BudiSantoso', 'Budi_Santoso'],
  ['swapped characters', 'Budi_Satnoso', 'Budi_Santoso'],
  ['two edits', 'Budy_Santosa', 'Budi_Santoso'],
])('finds a name in spite of %s', (_what, typed, name) => {
  const names = [name, 'Rizky', 'Bayu2010'].map((one) => toKnownName(one, ['.']))
  expect(nearNames(typed.toLowerCase(), names, 3)).toMatchObject([{ name }])
})

test('finds nothing two edits from a short name, or three from a long one', () => {
  const names = ['Abu', 'Ayu_', 'SangPenjelajah07'].map((one) => toKnownName(one, ['.']))
  expect(nearNames('ali', names, 3)).toEqual([])
  expect(nearNames('sangpenjelajahxyz', names, 3)).toEqual([])
})

test('the closest names come first, as many as asked', () => {
  const names = ['Bayu2012', 'Bayu2010', 'Bayu2011', 'Bayu201'].map((one) => toKnownName(one, ['.']))
  expect(nearNames('bayu2010', names, 3).map(({ name }) => name)).toEqual(['Bayu2010', 'Bayu201', 'Bayu2011'])
})

test('the last visit is told coarsely, and not at all where no source has it', () => {
  // Half past eleven in the evening in Jakarta.
  const lastSeen = (day: string | null) => toLastSeen(day, NOW)
  expect(lastSeen('2026-11-16')).toBe('today')
  expect(['2026-11-15', '2026-11-10'].map(lastSeen)).toEqual(['week', 'week'])
  expect(['2026-11-09', '2026-10-17'].map(lastSeen)).toEqual(['month', 'month'])
  expect(lastSeen('2026-10-16')).toBe('long')
  expect(lastSeen(null)).toBeUndefined()
})

test.each([
  ['day', 'today'],
  ['week', 'week'],
  ['month', 'month'],
] as const)('a player who gained something in the %s of a board was there %s', (period, told) => {
  expect(toLastSeen(dayOf(period, NOW), NOW)).toBe(told)
})

test('a visit in the future, by a clock that is wrong, was today', () => {
  expect(dayOf(new Date('2031-01-01T00:00:00Z'), NOW)).toBe('2026-11-16')
})

const reading = (name: string, source: 'boards' | 'luckperms' | 'demo', seen: 'day' | null = null) => {
  const [row] = toRows([{ id: JAVA_ID, name, seen }], { prefixes: ['.'], source, now: NOW }).values()
  if (!row) throw new Error('no row')
  return row
}

test('a board corrects the spelling of LuckPerms, never the other way round', () => {
  const lower = reading('budi_07', 'luckperms')
  const spelled = reading('Budi_07', 'boards', 'day')
  expect(mergeRow(spelled, lower, NOW)).toEqual(spelled)
  expect(mergeRow(lower, spelled, NOW)).toBeNull()
})

test('nothing is written when a source says the same again, or knows less', () => {
  const today = reading('Budi_07', 'boards', 'day')
  expect(mergeRow(today, today, NOW)).toBeNull()
  expect(mergeRow(reading('Budi_07', 'boards'), today, NOW)).toBeNull()
})

test('a real source replaces what a simulator made up, its day too', () => {
  const demo = reading('Budi_07', 'demo', 'day')
  expect(mergeRow(reading('Budi_07', 'boards'), demo, NOW)).toMatchObject({ source: 'boards', seen_on: null })
})

test('a name that is still there is dated again after a month', () => {
  const stored = { ...reading('Budi_07', 'boards'), found_on: '2026-10-01' }
  expect(mergeRow(reading('Budi_07', 'boards'), stored, NOW)).toMatchObject({ found_on: '2026-11-16' })
})
