import { expect, test } from 'vitest'
import { playerKey } from './player-key.ts'

test('a player has one key in any spelling', () => {
  expect(playerKey('Steve_07')).toBe('steve_07')
  expect(playerKey('be.Budi')).toBe('be.budi')
  expect(playerKey('be..Budi')).toBe('be.budi')
})

test('a Java and a Bedrock player of the same name are two', () => {
  expect(playerKey('Budi')).not.toBe(playerKey('be.Budi'))
})
