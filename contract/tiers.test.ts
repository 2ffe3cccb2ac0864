import { expect, test } from 'vitest'
import { featureGroup, featureParts, groupFeatures, isTierServer } from './tiers.ts'

test('groups features by the words command and max', () => {
  expect(featureGroup('Command /hat')).toBe('commands')
  expect(featureGroup('All COMMANDS of the tier below')).toBe('commands')
  expect(featureGroup('Max 40 chest shops')).toBe('limits')
  expect(featureGroup('2 auction slots')).toBe('general')
})

test('a feature with both words is a command', () => {
  expect(featureGroup('Command /sethome (max 5)')).toBe('commands')
})

test('groups have a fixed order and empty ones are left out', () => {
  expect(groupFeatures(['Max 1', 'a', 'Command /b', 'c'])).toEqual([
    { group: 'general', features: ['a', 'c'] },
    { group: 'commands', features: ['Command /b'] },
    { group: 'limits', features: ['Max 1'] },
  ])
  expect(groupFeatures(['a'])).toEqual([{ group: 'general', features: ['a'] }])
  expect(groupFeatures([])).toEqual([])
})

test('only text in parentheses is dimmed', () => {
  expect(featureParts('TempFly 15 minutes (daily)')).toEqual([
    { text: 'TempFly 15 minutes ', dimmed: false },
    { text: '(daily)', dimmed: true },
  ])
  expect(featureParts('(a) b (c)')).toEqual([
    { text: '(a)', dimmed: true },
    { text: ' b ', dimmed: false },
    { text: '(c)', dimmed: true },
  ])
})

test('an unclosed parenthesis is plain text, also a hundred thousand of them', () => {
  expect(featureParts('open (for ever')).toEqual([{ text: 'open (for ever', dimmed: false }])
  const worst = '('.repeat(100_000)
  expect(featureParts(worst)).toEqual([{ text: worst, dimmed: false }])
})

test('accepts the three servers only', () => {
  expect(['tycoon', 'survival', 'creative'].every(isTierServer)).toBe(true)
  expect(['', 'Survival', 'skyblock', null, 'toString'].some(isTierServer)).toBe(false)
})
