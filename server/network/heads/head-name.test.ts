import { expect, test } from 'vitest'
import { toHeadName } from './head-name.ts'

test('spellings of a Java name have one key', () => {
  expect(toHeadName('Steve_07', ['.'])).toEqual({ edition: 'java', name: 'Steve_07', key: 'steve_07' })
  expect(toHeadName('STEVE_07', [])?.key).toBe('steve_07')
})

test('a Bedrock name is asked with a dot, whatever the prefix of its server', () => {
  const head = { edition: 'bedrock', name: '.Ayu', key: '.ayu' }
  expect(toHeadName('.Ayu', [])).toEqual(head)
  expect(toHeadName('-Ayu', ['', '-'])).toEqual(head)
  expect(toHeadName('be.Ayu', ['be.'])).toEqual(head)
})

test('a prefix that a Java name may have marks nobody as a Bedrock player', () => {
  expect(toHeadName('B_Ayu', ['B_', 'B'])).toMatchObject({ edition: 'java', name: 'B_Ayu' })
})

test.each([
  ...['', '.', '..', '.a.b', '-Ayu', 'x'.repeat(17), `.${'x'.repeat(21)}`, 'Bu***07', '🐉'],
  ...['../../etc/passwd', 'a/b', 'a b', 'a\u0000', 'a\n', 'a?x=1', 'a%2f'],
])('%j is no name of an account', (name) => {
  expect(toHeadName(name, ['.'])).toBeNull()
})
