import { expect, test } from 'vitest'
import { readSeen } from './seen-players.ts'

test.each(['{', 'null', '[1,{}]'])('the stored value %s names nobody', (stored) => {
  expect(readSeen(stored)).toEqual([])
})

test('at most eight players are remembered', () => {
  expect(readSeen(JSON.stringify(Array.from({ length: 12 }, (_, index) => `P${index}`)))).toHaveLength(8)
})
